import { COLORS } from '@amyitis/engine'
import { evidenceOf } from '@amyitis/fair'
import type { Text } from '@amyitis/i18n'
import type { LeftOut } from '@amyitis/tables'
import { useEffect, useMemo, useState } from 'react'
import { downloadFile } from '../../game/download.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { checkFairness, type Fairness } from '../play/fairness.ts'
import { seatName } from '../play/follow.ts'
import type { Live } from '../play/online-table.ts'
import type { Witness } from '../play/sent-store.ts'
import { readWitness } from '../play/shares.ts'
import './fair-check.css'

/** Not being sure is a warning: it proves nothing against anybody. */
const CLASSES: Readonly<Record<Fairness['verdict'], string>> = {
  good: 'online-verdict is-good',
  unsure: 'online-verdict is-unsure',
  bad: 'online-verdict is-bad',
}

interface VerdictProps {
  readonly verdict: Fairness['verdict']
  readonly words: string
}

export const FairVerdict = ({ verdict, words }: VerdictProps) => (
  <p className={CLASSES[verdict]}>
    <Icon name={verdict === 'good' ? 'check' : 'warning'} size={20} />
    {words}
  </p>
)

const PARTS = ['hash', 'bound', 'shares', 'own', 'sent', 'deals'] as const

interface FindingsProps {
  readonly found: Fairness
  readonly seed: string
  readonly live: Live
}

/** Whose share was missing in which rounds, and what that means. */
function leftOutText({ seat, why, rounds }: LeftOut, { table, names }: Live, text: Text): string {
  const who = seatName(table, seat, names) || text.name('color', COLORS[seat])
  if (why === 'device') return text.t('online.check.left-out.device', { who, round: rounds[0] })
  return text.t('online.check.left-out.bot', { who, count: rounds.length, rounds: text.list(rounds.map(String)) })
}

/** Where the own share is in the game but not in every round, there is a reason of its own not to be sure. */
const verdictKey = ({ verdict, own }: Fairness) => (verdict === 'unsure' && own ? 'partly' : verdict)

function Findings({ found, seed, live }: FindingsProps) {
  const text = useText()
  const { voidStarts: voids } = live.table
  const parts = PARTS.filter((part) => found[part] !== undefined)
  return (
    <div role="status">
      <FairVerdict verdict={found.verdict} words={text.t(`online.check.${verdictKey(found)}`)} />
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
      {found.leftOut.map((one) => (
        <p key={`${one.seat} ${one.why}`} className="page-note">
          {leftOutText(one, live, text)}
        </p>
      ))}
      {voids === 0 ? null : <p className="page-note">{text.t('online.check.voids', { count: voids })}</p>}
      <p className="online-seed">{text.t('online.check.seed', { seed })}</p>
    </div>
  )
}

/** Lets anyone check, here in the browser, that nobody has chosen the deals of a finished game. */
export function FairCheck({ live }: { readonly live: Live }) {
  const text = useText()
  const { table } = live
  const [sent, setSent] = useState<Witness['sent']>()
  useEffect(() => {
    // Without what it remembers, this device can't be sure, and says so.
    readWitness().then(
      (witness) => setSent(witness.sent),
      () => setSent([]),
    )
  }, [])
  const found = useMemo(() => (sent === undefined ? undefined : checkFairness(table, sent)), [table, sent])
  if (table.result === undefined || sent === undefined || found === undefined)
    return <p role="status">{text.t('app.loading')}</p>
  const evidence = evidenceOf(table.id, sent)
  return (
    <section className="online-check">
      <Findings found={found} seed={table.result.seed} live={live} />
      {evidence.sent.length === 0 ? null : (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => downloadFile(`${JSON.stringify(evidence, null, 2)}\n`, Date.now(), 'json', 'application/json')}
        >
          <Icon name="save" size={18} />
          {text.t('online.check.save')}
        </button>
      )}
    </section>
  )
}
