import { createContext, use, useEffect, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { briefLeft, leftText } from '../parts/clock-text.ts'
import { type ClockFace, clockOf, runsLow } from '../parts/clocks.ts'
import { Presence } from '../parts/Presence.tsx'
import type { Live } from './online-table.ts'
import './clock.css'

/** The time of the server, which goes on as long as a clock runs. */
function useServerTime(offset: number, runs: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!runs) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [runs])
  return now + offset
}

function Clock({ live, face, brief }: { readonly live: Live; readonly face: ClockFace; readonly brief: boolean }) {
  const text = useText()
  const out = face.left <= 0
  const words = leftText(text, face.left)
  const classes = [
    'online-clock',
    brief && 'is-brief',
    face.runs && 'is-running',
    runsLow(live.table, face) && 'is-low',
  ]
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      {brief ? null : <Icon name="clock" size={14} />}
      <span aria-hidden="true">{out ? '0:00' : brief ? briefLeft(text, face.left) : words}</span>
      <span className="visually-hidden">
        {out ? text.t('online.clock.out') : text.t('online.clock.left', { time: words })}
      </span>
    </span>
  )
}

interface SeatStateProps {
  readonly seat: number
  readonly brief?: boolean
}

/** The table that stands around the players. */
const LiveContext = createContext<Live | undefined>(undefined)
export const LiveProvider = LiveContext.Provider

function Shown({ live, seat, brief }: Required<SeatStateProps> & { readonly live: Live }) {
  const { table, player, present } = live
  const sitting = table.seats[seat].player
  const runs = clockOf(table, seat, 0)?.runs ?? false
  const face = clockOf(table, seat, useServerTime(live.offset, runs))
  return (
    <>
      {sitting === undefined || sitting === player ? null : (
        <Presence here={present.has(sitting)} at={brief ? 'strip' : 'card'} />
      )}
      {face === undefined ? null : <Clock live={live} face={face} brief={brief} />}
    </>
  )
}

/** What stands beside the name of each player: whether they are here, and their clock. */
export function SeatState({ seat, brief = false }: SeatStateProps) {
  const live = use(LiveContext)
  return live === undefined ? null : <Shown live={live} seat={seat} brief={brief} />
}
