import { deadlineOf, type Table, waitedFor } from '@amyitis/tables'

/** What a player's clock shows. */
export interface ClockFace {
  /** Milliseconds left; below zero once they have run out. */
  readonly left: number
  readonly runs: boolean
}

const RUNNING_LOW = { none: 0, live: 30_000, correspondence: 3_600_000 } as const

/** The clock of a seat at the server's time; undefined if it has none now. */
export function clockOf(table: Table, seat: number, now: number): ClockFace | undefined {
  const { kind } = table.settings.clock
  const { plan } = table.seats[seat]
  if (kind === 'none' || plan.kind === 'bot' || table.game === undefined) return undefined
  const runs = waitedFor(table).includes(seat)
  const end = runs ? deadlineOf(table, seat) : undefined
  if (end !== undefined) return { left: end - now, runs }
  return kind === 'live' ? { left: table.left[seat], runs } : undefined
}

export const runsLow = ({ settings }: Table, { left, runs }: ClockFace): boolean =>
  runs && left < RUNNING_LOW[settings.clock.kind]

const two = (count: number) => String(count).padStart(2, '0')

/** `4:05`, `1:04:05`; days and hours are left to words. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
