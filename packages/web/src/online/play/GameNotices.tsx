import { takebackVoters, waitedFor } from '@amyitis/tables'
import { useEffect, useState } from 'react'
import { useText } from '../../app/text.ts'
import type { OnlineState } from '../../game/session-state.ts'
import { problemWords } from '../api/words.ts'
import { Dealing, Doubtful } from './DealNotices.tsx'
import { voteFrom } from './looks.ts'
import { Notice } from './Notice.tsx'
import type { OnlineSession } from './online-session.ts'
import type { Live, OnlineTable } from './online-table.ts'

interface GameNoticesProps {
  readonly live: Live
  readonly session: OnlineSession
}

const nameIn = ({ session }: GameNoticesProps, seat: number) => session.get().running.head.seats[seat].name

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
  const answer = (agrees: boolean) => props.session.act({ type: 'answer', agrees })
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

/** Who is gone while all wait for them; -1 if nobody is. */
function useAway(live: Live): number {
  const [due, setDue] = useState<number>()
  const from = voteFrom(live)
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
      <button type="button" className="button" onClick={() => props.session.act({ type: 'vote', about })}>
        {text.t('online.slow.vote')}
      </button>
    </Notice>
  )
}

function StandIn({ live, session }: GameNoticesProps) {
  const text = useText()
  const own = live.seat < 0 || live.table.status !== 'playing' ? undefined : live.table.seats[live.seat]
  if (own?.standIn === undefined) return null
  if (own.conceded) return <Notice icon="bot" words={text.t('online.stand-in.conceded')} />
  return (
    <Notice icon="bot" words={text.t('online.stand-in')}>
      <button type="button" className="button button-primary" onClick={() => session.act({ type: 'return' })}>
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
      {live.link === 'lost' ? <Notice icon="online" words={text.t('online.lost')} /> : null}
      {state.trouble === undefined ? null : <Notice icon="warning" words={problemWords(text, state.trouble)} />}
      {live.seat < 0 && live.table.status === 'playing' ? (
        <Notice icon="eye" words={text.t('online.watching')} />
      ) : null}
      <Doubtful live={live} />
      <Dealing online={online} live={live} />
      <Asked live={live} session={session} />
      <Slow live={live} session={session} />
      <StandIn live={live} session={session} />
    </>
  )
}
