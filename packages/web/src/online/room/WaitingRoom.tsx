import { countFailedStarts } from '@amyitis/fair'
import type { Text } from '@amyitis/i18n/app'
import type { Command } from '@amyitis/protocol'
import { awaited, needsReady } from '@amyitis/tables'
import { useEffect, useState } from 'react'
import { Page } from '../../app/page/Page.tsx'
import { go } from '../../app/use-route.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { problemText } from '../api/problem-text.ts'
import { Chat } from '../chat/Chat.tsx'
import { pairing } from '../pairing/pairing.ts'
import { clockName, clockText } from '../parts/clock-text.ts'
import { seatName } from '../play/follow.ts'
import type { Live, OnlineTable } from '../play/online-table.ts'
import { seatChangeText } from '../play/seat-changes.ts'
import type { Witness } from '../play/sent-store.ts'
import { Bind } from './Bind.tsx'
import { Invite } from './Invite.tsx'
import { JoinForm } from './JoinForm.tsx'
import { LinkState } from './LinkState.tsx'
import { NoTable } from './NoTable.tsx'
import { isAskedReady, ReadyCheck } from './ReadyCheck.tsx'
import { hasReservedSeat, Reserved } from './Reserved.tsx'
import { RoomSeats } from './RoomSeats.tsx'
import { revealWhenFull } from './reveal.ts'
import { useAutoSit, useUnseated } from './use-own-seat.ts'

interface WaitingRoomProps {
  readonly online: OnlineTable
  readonly live: Live
  readonly invitation: string | undefined
}

/** What is played here, in a line. */
function aboutOf(text: Text, { table }: Live): string {
  const { seats, palace, edition, clock, rated } = table.settings
  const words = [
    text.t('online.players.count', { count: seats.length }),
    ...(palace ? [text.t('game.with-palace')] : []),
    ...(edition === 'standard' ? [] : [text.t('online.edition', { name: String(edition.id) })]),
    clockText(text, clockName(clock)),
    ...(rated ? [text.t('online.rated')] : []),
  ]
  return words.join(' · ')
}

function Closed({ table: { id, closed } }: { readonly table: Live['table'] }) {
  const text = useText()
  const why = closed ?? 'closed'
  useEffect(() => {
    // The server pairs those who had come again; the lobby shows how that goes.
    if (why === 'unpaired' && pairing.resume(id)) go({ screen: 'online', rest: [] })
  }, [why, id])
  return (
    <NoTable title={text.t('online.room.title')}>
      <p>{text.t(`online.room.${why}`)}</p>
    </NoTable>
  )
}

/** The names of those who would have to be here for the game to begin, and are not. */
function missing({ table, seat, names, present }: Live): string[] {
  const away = awaited(table).filter((one) => one !== seat && !present.has(table.seats[one].player ?? ''))
  return away.map((one) => seatName(table, one, names))
}

/** How far the table is from its game. */
function Standing({ live, free }: { readonly live: Live; readonly free: number }) {
  const text = useText()
  const away = missing(live)
  // The ready check asks those who are here, and says who is not.
  if (free === 0 && needsReady(live.table) && live.seat >= 0) return null
  if (free > 0 || away.length === 0) return text.t('online.room.words', { count: free })
  return text.t('online.room.awaited', { who: text.list(away) })
}

/** What this device remembers, and goes on revealing its share by. */
function useRevealing(online: OnlineTable): Witness | undefined {
  const [witness, setWitness] = useState<Witness>()
  useEffect(() => {
    const revealing = revealWhenFull(online)
    const leave = revealing.subscribe(() => setWitness(revealing.get()))
    return () => {
      leave()
      revealing.stop()
    }
  }, [online])
  return witness
}

/** How often this device has sent a share to the same people at other tables, and no game came of it. */
function Vain({ live, witness }: { readonly live: Live; readonly witness: Witness }) {
  const text = useText()
  const { table, seat } = live
  const others = table.seats.flatMap(({ player }, i) => (player !== undefined && i !== seat ? [player] : []))
  const count = countFailedStarts(witness.sent, witness.begun, table.id, others)
  return count === 0 ? null : <p className="page-note">{text.t('online.room.vain', { count })}</p>
}

/** Who came and went a moment ago, unless they have come back; the last one is enough. */
function LastRemark({ live, unseated }: { readonly live: Live; readonly unseated: boolean }) {
  const text = useText()
  const { seatChanges } = live.followed
  const last = seatChanges.at(-1)
  if (last === undefined || live.table.seats.some(({ player }) => player !== undefined && player === last.player))
    return null
  const mine = unseated && last.key === 'stood' && last.player === live.player
  return <p className="page-note">{mine ? text.t('online.remark.unseated') : seatChangeText(text, last, live.names)}</p>
}

/** A table before its game: who is there, who is missing, and how to get them here. */
export function WaitingRoom({ online, live, invitation }: WaitingRoomProps) {
  const text = useText()
  const { table, seat, player } = live
  const [problem, setProblem] = useState<string>()
  const host = player !== undefined && player === table.host && !table.paired
  const { sitting } = useAutoSit(online, live, setProblem)
  const witness = useRevealing(online)
  const [unseated, markStood] = useUnseated(live)
  if (table.status === 'closed') return <Closed table={table} />
  const execute = async (command: Command) => {
    const code = (await online.execute(command)).problem?.code
    setProblem(code)
    return code
  }
  const stand = async () => {
    // Before the answer: the seat is empty by then.
    markStood(true)
    if ((await execute({ type: 'stand' })) !== undefined) markStood(false)
  }
  const empty = table.seats.filter((one) => one.plan.kind !== 'bot' && one.player === undefined)
  const free = empty.length
  const kept = empty.some(({ reservedFor }) => reservedFor !== undefined)
  const mine = hasReservedSeat(live)
  const again = table.reservedUntil !== undefined && !table.paired
  const mayJoin = seat < 0 && !mine && !sitting && empty.some(({ reservedFor }) => reservedFor === undefined)
  return (
    <Page
      title={text.t(again ? 'online.again.title' : 'online.room.title')}
      over={text.t('page.gate')}
      about={aboutOf(text, live)}
      camera="gate"
      calls={isAskedReady(live) ? text.t('online.ready.calls') : undefined}
    >
      <LinkState live={live} />
      <ReadyCheck live={live} onCommand={execute} />
      <div className="waiting">
        <Panel title={text.t('online.new.seats')}>
          <div className="waiting-part">
            {again ? <p>{text.t('online.again.about')}</p> : null}
            {table.paired ? <p>{text.t('online.pair.table')}</p> : null}
            <p role="status">
              {invitation !== undefined && seat < 0 ? `${text.t('online.room.invited')} ` : null}
              {again && free > 0 ? null : <Standing live={live} free={free} />}
            </p>
            <LastRemark live={live} unseated={unseated} />
            <RoomSeats live={live} isHost={host} onCommand={execute} />
            {witness === undefined ? null : (
              <>
                <Bind online={online} live={live} witness={witness} onTrouble={setProblem} />
                <Vain live={live} witness={witness} />
              </>
            )}
            {mine && !table.paired && !sitting ? <Reserved online={online} live={live} onTrouble={setProblem} /> : null}
            {mayJoin ? <JoinForm online={online} invitation={invitation} onTrouble={setProblem} /> : null}
            {seat < 0 && !mine && !mayJoin && !sitting ? (
              <p className="page-note">{text.t('online.room.watch')}</p>
            ) : null}
            <div className="page-actions">
              {host && seat >= 0 && free > 0 && !kept ? (
                <button type="button" className="button button-primary" onClick={() => execute({ type: 'start' })}>
                  <Icon name="bot" size={18} />
                  {text.t('online.room.start')}
                </button>
              ) : null}
              {seat >= 0 ? (
                <button type="button" className="button" onClick={stand}>
                  {text.t('online.room.stand')}
                </button>
              ) : null}
              {host ? (
                <button type="button" className="button button-quiet" onClick={() => execute({ type: 'close' })}>
                  <Icon name="delete" size={18} />
                  {text.t('online.room.close')}
                </button>
              ) : null}
            </div>
            <p className="page-fault" role="alert">
              {problem === undefined ? null : problemText(text, problem)}
            </p>
            <details className="waiting-fair">
              <summary>{text.t('online.fair.title')}</summary>
              <p>{text.t('online.fair')}</p>
              <code>{table.secretHash}</code>
            </details>
          </div>
        </Panel>
        <div className="waiting-aside">
          {free > 0 && !kept && (seat >= 0 || host) ? <Invite live={live} /> : null}
          <Panel title={text.t('online.chat')}>
            <Chat online={online} live={live} />
          </Panel>
        </div>
      </div>
    </Page>
  )
}
