import { awaited, type FairnessVerdict, type Table, verifyFairness } from '@amyitis/tables'
import { useEffect, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { problemText } from '../api/problem-text.ts'
import { seatName } from './follow.ts'
import { Notice } from './Notice.tsx'
import type { Live, OnlineTable } from './online-table.ts'
import { readWitness, sentStore } from './shares.ts'
import { bindHere, lacksChain } from './sharing.ts'

/** What this device can say about the deals so far; looked up again after every deal. */
function useJudgement(table: Table, seat: number): FairnessVerdict {
  const [judged, setJudged] = useState<{ readonly dealt?: Table['dealt']; readonly found: FairnessVerdict }>({
    found: 'unknown',
  })
  useEffect(() => {
    if (judged.dealt === table.dealt) return
    readWitness().then(
      ({ sent }) => setJudged({ dealt: table.dealt, found: verifyFairness(sent, table) }),
      () => undefined,
    )
  }, [table, judged])
  return seat < 0 ? 'unknown' : judged.found
}

/** The game is not dealt as this device has seen that it would be: who plays on should know. */
export function Doubtful({ live: { table, seat } }: { readonly live: Live }) {
  const text = useText()
  const start = useJudgement(table, seat)
  const [read, setRead] = useState<string>()
  const added = table.seats[seat]?.added
  const used = start === 'kept' || start === 'partly'
  useEffect(() => {
    // It does not count as a failed start.
    if (used && added !== undefined)
      sentStore()
        .begin(added)
        .catch(() => undefined)
  }, [used, added])
  const doubt = table.unfair === undefined ? start : 'unfair'
  if (doubt === 'kept' || doubt === 'partly' || doubt === 'unknown' || doubt === read) return null
  return (
    <Notice icon="warning" words={text.t(`online.start.${doubt}`)}>
      <span className="online-notice-close">
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={text.t('app.close')}
          onClick={() => setRead(doubt)}
        >
          <Icon name="close" size={18} />
        </button>
      </span>
    </Notice>
  )
}

/** Most deals take a moment; after this many milliseconds, the notice names the players who are missing. */
const MOMENT = 2000

function useLasting(held: Table['held']): boolean {
  const [lasting, setLasting] = useState<Table['held']>()
  useEffect(() => {
    if (held === undefined) return
    const timer = setTimeout(() => setLasting(held), MOMENT)
    return () => clearTimeout(timer)
  }, [held])
  return held !== undefined && lasting === held
}

/** The next round waits for somebody's share. */
export function Dealing({ online, live }: { readonly online: OnlineTable; readonly live: Live }) {
  const text = useText()
  const { table, seat, names } = live
  const lasting = useLasting(table.held)
  const [problem, setProblem] = useState<string>()
  if (table.held === undefined) return null
  if (lacksChain(table, seat))
    return (
      <>
        {problem === undefined ? null : <Notice icon="warning" words={problemText(text, problem)} />}
        <Notice icon="warning" words={text.t('online.deal.elsewhere')} long>
          <button type="button" className="button button-primary" onClick={() => bindHere(online).then(setProblem)}>
            {text.t('online.deal.go')}
          </button>
        </Notice>
      </>
    )
  const others = awaited(table).filter((one) => one !== seat)
  if (!lasting || others.length === 0) return null
  const who = text.list(others.map((one) => seatName(table, one, names)))
  return <Notice icon="clock" words={text.t('online.deal.waits', { who, count: others.length })} />
}
