import { takebackVoters, waitedFor } from '@amyitis/tables'
import { useEffect, useState } from 'react'
import { useTurns } from '../../app/hub/turns-store.ts'
import { routeTo } from '../../app/router.ts'
import type { OnlineState } from '../../game/session-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { problemText } from '../api/problem-text.ts'
import { refreshTurns } from '../hub/refresh.ts'
import { othersAt } from '../parts/table-names.ts'
import { Dealing, Doubtful } from './deal-notices.tsx'
import { seatName } from './follow.ts'
import { Notice } from './Notice.tsx'
import type { OnlineSession } from './online-session.ts'
import type { Live, OnlineTable } from './online-table.ts'
import { type SeatChange, seatChangeIcon, seatChangeText } from './seat-changes.ts'
import { voteAllowedAt } from './visibility.ts'

const SHOWN_FOR_MS = 12_000
const MAX_SHOWN = 2

/** A player who has conceded sees that until the game ends. */
const isOwnConcession = ({ seat, key }: SeatChange, live: Live) => seat === live.seat && key === 'conceded'

/** That somebody has conceded and which bot takes over is one piece of news. */
const isPartOf = (one: SeatChange, other: SeatChange) =>
  one.key === 'left-conceded' && other.key === 'conceded' && one.seat === other.seat

/** Who has just left, come back or taken a seat. The log keeps it. */
function Recent({ live }: { readonly live: Live }) {
  const text = useText()
  const { seatChanges } = live.followed
  const last = seatChanges.at(-1)?.seq ?? 0
  // Whatever happened shortly before this page was opened is news as well.
  const [read, setRead] = useState(
    () => seatChanges.findLast(({ at }) => at < Date.now() + live.offset - SHOWN_FOR_MS)?.seq ?? 0,
  )
  useEffect(() => {
    if (last <= read) return
    const timer = setTimeout(() => setRead(last), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [last, read])
  return seatChanges
    .filter((one) => one.seq > read && one.key !== 'left-conceded' && !isOwnConcession(one, live))
    .slice(-MAX_SHOWN)
    .map((one) => {
      const parts = [one, ...seatChanges.filter((other) => isPartOf(other, one))]
      const words = parts.map((part) => seatChangeText(text, part, live.names)).join(' ')
      return <Notice key={one.seq} icon={seatChangeIcon(one)} words={words} />
    })
}

interface GameNoticesProps {
  readonly live: Live
  readonly session: OnlineSession
}

const nameIn = ({ live }: GameNoticesProps, seat: number) => seatName(live.table, seat, live.names)

/** Somebody would like to take a move back. */
function Asked(props: GameNoticesProps) {
  const text = useText()
  const { table, seat } = props.live
  const { request } = table
  if (request === undefined) return null
  if (request.seat === seat) {
    const all = takebackVoters(table, seat).length
    return <Notice icon="undo" words={text.t('online.asked.own', { agreed: request.agreed.length, all })} />
  }
  const words = text.t('online.asked', { who: nameIn(props, request.seat) })
  if (!takebackVoters(table, request.seat).includes(seat)) return <Notice icon="undo" words={words} />
  if (request.agreed.includes(seat)) return <Notice icon="undo" words={text.t('online.asked.waits')} />
  const answer = (agrees: boolean) => props.session.execute({ type: 'answer', agrees })
  return (
    <Notice icon="undo" words={words}>
      <button type="button" className="button button-primary" onClick={() => answer(true)}>
        {text.t('online.asked.agree')}
      </button>
      <button type="button" className="button" onClick={() => answer(false)}>
        {text.t('online.asked.refuse')}
      </button>
    </Notice>
  )
}

/** The seat whose player is away while all wait for them; -1 if there is none. */
function useAway(live: Live): number {
  const [due, setDue] = useState<number>()
  const from = voteAllowedAt(live)
  const { table, offset } = live
  useEffect(() => {
    if (from === undefined) return
    const timer = setTimeout(() => setDue(from), Math.max(0, from - offset - Date.now()))
    return () => clearTimeout(timer)
  }, [from, offset])
  return from !== undefined && due === from ? (waitedFor(table)[0] ?? -1) : -1
}

function Slow(props: GameNoticesProps) {
  const text = useText()
  const { table, seat } = props.live
  const about = useAway(props.live)
  if (about < 0) return null
  const who = nameIn(props, about)
  if (table.votes.some((vote) => vote.about === about && vote.seat === seat))
    return <Notice icon="clock" words={text.t('online.slow.voted', { who })} />
  return (
    <Notice icon="clock" words={text.t('online.slow', { who })}>
      <button type="button" className="button" onClick={() => props.session.execute({ type: 'vote', about })}>
        {text.t('online.slow.vote')}
      </button>
    </Notice>
  )
}

function StandIn({ live, session }: GameNoticesProps) {
  const text = useText()
  const own = live.seat < 0 || live.table.status !== 'playing' ? undefined : live.table.seats[live.seat]
  // Players who have erased their data cannot come back.
  if (own?.standIn === undefined || own.erased) return null
  if (own.conceded) return <Notice icon="bot" words={text.t('online.stand-in.conceded')} />
  return (
    <Notice icon="bot" words={text.t('online.stand-in')}>
      <button type="button" className="button button-primary" onClick={() => session.execute({ type: 'return' })}>
        {text.t('online.stand-in.back')}
      </button>
    </Notice>
  )
}

/** What players should know beside an online game, and may answer. */
export function GameNotices(props: GameNoticesProps & { readonly online: OnlineTable; readonly state: OnlineState }) {
  const text = useText()
  const { online, live, session, state } = props
  return (
    <>
      {live.connection === 'lost' ? <Notice icon="online" words={text.t('online.lost')} /> : null}
      {state.problem === undefined ? null : <Notice icon="warning" words={problemText(text, state.problem)} />}
      {live.seat < 0 && live.table.status === 'playing' ? (
        <Notice icon="eye" words={text.t('online.watching')} />
      ) : null}
      <Recent live={live} />
      <Doubtful live={live} />
      <Dealing online={online} live={live} />
      <Asked live={live} session={session} />
      <Slow live={live} session={session} />
      <StandIn live={live} session={session} />
      <NextTable live={live} />
    </>
  )
}

/** After the own move: the way to the next table where it is one's turn, the one with the least time first. */
function NextTable({ live }: { readonly live: Live }) {
  const text = useText()
  const { table, seat, player } = live
  const next = useTurns()?.turns.find(({ id }) => id !== table.id)
  const own = waitedFor(table).includes(seat)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every turn something else may wait
  useEffect(refreshTurns, [own])
  if (next === undefined || own || seat < 0) return null
  return (
    <Notice icon="online" words={text.t('hub.next.about', { who: text.list(othersAt(text, next, player)) })}>
      <a className="button button-primary" href={routeTo({ screen: 'online', rest: ['table', next.id] })}>
        {text.t('hub.next')}
        <Icon name="forward" size={18} />
      </a>
    </Notice>
  )
}
