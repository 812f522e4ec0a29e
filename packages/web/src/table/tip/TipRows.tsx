import type { Text } from '@amyitis/i18n/app'
import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { labelOf, type TipRow } from './tip.ts'
import './tip-rows.css'

interface TipRowsProps {
  readonly rows: readonly TipRow[]
  readonly text: Text
}

/** What a thing costs, brings, waters, opens, and what is missing. */
export function TipRows({ rows, text }: TipRowsProps) {
  if (rows.length === 0) return null
  return (
    <dl className="tip-rows">
      {rows.map(({ label, parts }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same label as another
        <div key={i} className={label === 'missing' ? 'tip-row is-missing' : 'tip-row'}>
          <dt>{labelOf(text, label)}</dt>{' '}
          <dd>
            {parts.map(({ words, icon }) => (
              <span key={words} className="tip-part">
                {icon === undefined ? null : <Icon name={icon} size={17} />}
                <span>
                  <Named words={words} />
                </span>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
