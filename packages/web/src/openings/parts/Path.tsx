import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { type OpeningAddress, openingRoute } from '../address.ts'
import { turnIcon, turnName } from './turn-text.ts'
import './path.css'

/** The turns so far, each a way back. */
export function Path({ address }: { readonly address: OpeningAddress }) {
  const text = useText()
  const { path } = address
  const linkTo = (length: number) => routeTo(openingRoute({ ...address, path: path.slice(0, length) }))
  const here = (length: number) => (length === path.length ? 'page' : undefined)
  return (
    <nav aria-label={text.t('openings.path')}>
      <ol className="opening-path">
        <li>
          <a href={linkTo(0)} aria-current={here(0)}>
            <Icon name="to-start" size={18} />
            {text.t('openings.start')}
          </a>
        </li>
        {path.map((turn, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the turns stay in their order
          <li key={i} className={turn === 'pass' ? 'ends-round' : undefined}>
            <Icon name="forward" size={14} />
            <a href={linkTo(i + 1)} aria-current={here(i + 1)}>
              <Icon name={turnIcon(turn)} size={22} />
              {turnName(text, turn)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
