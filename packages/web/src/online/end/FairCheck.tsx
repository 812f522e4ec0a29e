import { useState } from 'react'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { checkFairness, type Fairness } from '../play/fairness.ts'
import type { Live } from '../play/online-table.ts'
import { shareOf } from '../play/shares.ts'

const PARTS = ['hash', 'bound', 'shares', 'own', 'deals'] as const

interface FindingsProps {
  readonly found: Fairness
  readonly seed: string
  readonly voids: number
}

function Findings({ found, seed, voids }: FindingsProps) {
  const text = useText()
  const parts = PARTS.filter((part) => found[part] !== undefined)
  return (
    <div role="status">
      <p className={found.good ? 'online-verdict is-good' : 'online-verdict is-bad'}>
        <Icon name={found.good ? 'check' : 'warning'} size={20} />
        {text.t(found.good ? 'online.check.good' : 'online.check.bad')}
      </p>
      <ul className="online-findings">
        {parts.map((part) => (
          <li key={part} className={found[part] ? 'is-good' : 'is-bad'}>
            <Icon
              name={found[part] ? 'check' : 'close'}
              size={16}
              label={text.t(found[part] ? 'online.check.yes' : 'online.check.no')}
            />
            {text.t(`online.check.${part}`)}
          </li>
        ))}
      </ul>
      {voids === 0 ? null : <p className="page-note">{text.t('online.check.voids', { count: voids })}</p>}
      <p className="end-seed">{text.t('online.check.seed', { seed })}</p>
    </div>
  )
}

/** Lets anyone check, here in the browser, that nobody has chosen the deals of a finished game. */
export function FairCheck({ live }: { readonly live: Live }) {
  const text = useText()
  const { table } = live
  const [found, setFound] = useState<Fairness>()
  if (table.result === undefined) return null
  return (
    <section className="online-check">
      <h3>{text.t('online.check.title')}</h3>
      {found === undefined ? (
        <button type="button" className="button" onClick={() => setFound(checkFairness(table, shareOf(table.id)))}>
          <Icon name="search" size={18} />
          {text.t('online.check')}
        </button>
      ) : (
        <Findings found={found} seed={table.result.seed} voids={table.voids} />
      )}
    </section>
  )
}
