import { countFailedStarts } from '@amyitis/fair'
import type { Command } from '@amyitis/protocol'
import { awaited } from '@amyitis/tables'
import { useEffect, useState } from 'react'
import { Page } from '../../app/Page.tsx'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { problemWords } from '../api/words.ts'
import { Chat } from '../chat/Chat.tsx'
import { takeCreated } from '../parts/just-created.ts'
import { clockName, clockWords } from '../parts/words.ts'
import { seatName } from '../play/follow.ts'
import type { Live, OnlineTable } from '../play/online-table.ts'
import type { Witness } from '../play/sent-store.ts'
import { Bind } from './Bind.tsx'
import { DeadEnd } from './DeadEnd.tsx'
import { Invite } from './Invite.tsx'
import { JoinForm } from './JoinForm.tsx'
import { LinkState } from './LinkState.tsx'
import { RoomSeats } from './RoomSeats.tsx'
import { revealWhenFull } from './reveal.ts'
import { sitDown } from './sit.ts'
import '../../app/settings/settings.css'
import '../../app/new/new-game.css'

interface WaitingRoomProps {
  readonly online: OnlineTable
  readonly live: Live
  readonly invitation: string | undefined
}

function About({ live }: { readonly live: Live }) {
  const text = useText()
  const { palace, edition, clock, rated } = live.table.settings
  const words = [
    ...(palace ? [text.t('game.with-palace')] : []),
    ...(edition === 'standard' ? [] : [text.t('online.edition', { name: String(edition.id) })]),
    clockWords(text, clockName(clock)),
    ...(rated ? [text.t('online.rated')] : []),
  ]
  return <p className="page-note">{words.join(' · ')}</p>
}

function Closed({ why = 'closed' }: { readonly why: 'idle' | 'void' | undefined | 'closed' }) {
  const text = useText()
  return (
    <DeadEnd title={text.t('online.room.title')}>
      <p>{text.t(`online.room.${why}`)}</p>
    </DeadEnd>
  )
}

interface HostButtonsProps {
  /** Bots could take seats, and somebody to play with is there. */
  readonly mayStart: boolean
  onAct(act: Command): void
}

function HostButtons({ mayStart, onAct }: HostButtonsProps) {
  const text = useText()
  return (
    <>
      {mayStart ? (
        <button type="button" className="button button-primary" onClick={() => onAct({ type: 'start' })}>
          <Icon name="bot" size={18} />
          {text.t('online.room.start')}
        </button>
      ) : null}
      <button type="button" className="button button-quiet" onClick={() => onAct({ type: 'close' })}>
        <Icon name="delete" size={18} />
        {text.t('online.room.close')}
      </button>
    </>
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

/** A table before its game: who is there, who is missing, and how to get them here. */
export function WaitingRoom({ online, live, invitation }: WaitingRoomProps) {
  const text = useText()
  const { table, seat, player } = live
  const [trouble, setTrouble] = useState<string>()
  const host = player !== undefined && player === table.host
  useEffect(() => {
    if (takeCreated(table.id)) sitDown(online, { seat: 0 }).then(setTrouble)
  }, [online, table.id])
  const witness = useRevealing(online)
  if (table.status === 'closed') return <Closed why={table.closed} />
  const act = async (wish: Command) => setTrouble((await online.act(wish)).problem?.code)
  const free = table.seats.filter((one) => one.plan.kind !== 'bot' && one.player === undefined).length
  return (
    <Page title={text.t('online.room.title')}>
      <LinkState live={live} />
      <section className="page-card">
        <About live={live} />
        <p role="status">
          {invitation !== undefined && seat < 0 ? `${text.t('online.room.invited')} ` : null}
          <Standing live={live} free={free} />
        </p>
        <RoomSeats live={live} isHost={host} onAct={act} />
        {witness === undefined ? null : (
          <>
            <Bind online={online} live={live} witness={witness} onTrouble={setTrouble} />
            <Vain live={live} witness={witness} />
          </>
        )}
        {seat < 0 && free > 0 ? <JoinForm online={online} invitation={invitation} onTrouble={setTrouble} /> : null}
        {seat < 0 && free === 0 ? <p className="page-note">{text.t('online.room.watch')}</p> : null}
        <div className="page-actions">
          {seat >= 0 ? (
            <button type="button" className="button" onClick={() => act({ type: 'stand' })}>
              {text.t('online.room.stand')}
            </button>
          ) : null}
          {host ? <HostButtons mayStart={seat >= 0 && free > 0} onAct={act} /> : null}
        </div>
        <p className="page-fault" role="alert">
          {trouble === undefined ? null : problemWords(text, trouble)}
        </p>
      </section>
      {free > 0 && (seat >= 0 || host) ? <Invite live={live} /> : null}
      <section className="page-card">
        <h2 className="online-heading">{text.t('online.chat')}</h2>
        <Chat online={online} live={live} />
      </section>
      <p className="page-note online-fair">
        {text.t('online.fair')} <code>{table.secretHash}</code>
      </p>
    </Page>
  )
}
