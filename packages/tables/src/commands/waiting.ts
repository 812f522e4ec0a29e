import { hasReadyCheck, isFull, nextRound, seatOf, type Table, unready, unrevealed } from '../table.ts'
import { readyDeadline, reservedSeats, waitingDeadline } from '../waiting-deadline.ts'
import { accepted, type CommandContext, type CommandResult, rejected } from './command-result.ts'
import { changeSeatings } from './waiting-room.ts'

/** Answers the ready check. Has no effect if it was already answered, or if there is none; older apps ask a player alone too. */
export function ready(table: Table, seat: number): CommandResult {
  if (table.status !== 'open') return rejected('already-started')
  if (!isFull(table)) return rejected('not-full')
  return hasReadyCheck(table) && unready(table).includes(seat) ? accepted({ type: 'ready', seat }) : accepted()
}

/** Declines a reserved seat. A paired table then closes, and the others are paired again. */
export function decline(table: Table, player: string): CommandResult {
  if (table.status !== 'open') return rejected('already-started')
  if (seatOf(table, player) >= 0) return rejected('already-seated')
  const seat = reservedSeats(table).find((one) => table.seats[one].reservedFor === player)
  if (seat === undefined) return rejected('not-invited')
  const released = { type: 'released', seat, why: 'declined' } as const
  return table.paired ? accepted(released, { type: 'closed', why: 'unpaired' }) : accepted(released)
}

/** The seats whose players did not answer the ready check in time. */
function lateSeats(table: Table, now: number): number[] {
  const time = readyDeadline(table)
  if (time === undefined || now < time) return []
  return table.readySince === undefined ? unready(table) : unrevealed(table)
}

/** Frees the seats of players who did not come or answer in time. */
export function expireWaiting(table: Table, { now }: CommandContext): CommandResult {
  const time = waitingDeadline(table)
  if (time === undefined || now < time) return rejected('too-soon')
  if (table.paired) return accepted({ type: 'closed', why: 'unpaired' })
  const isExpired = table.reservedUntil !== undefined && table.reservedUntil <= now
  const released = (isExpired ? reservedSeats(table) : []).map(
    (seat) => ({ type: 'released', seat, why: 'expired' }) as const,
  )
  const late = lateSeats(table, now).map((seat) => ({ type: 'stood', seat, why: 'not-ready' }) as const)
  return changeSeatings(table, [...released, ...late])
}

/** How long a player has to take the seat of a bot. */
const OFFER_MS = 30_000

/** In the first round, until a person has passed: before that, no device has shared for the next deal. */
const isEarly = (table: Table): boolean =>
  table.status === 'playing' &&
  table.paired === true &&
  table.fair === 2 &&
  table.held === undefined &&
  nextRound(table) === 2 &&
  Object.keys(table.shares[2] ?? {}).length === 0 &&
  table.seats.every(({ player }, seat) => player === undefined || table.game?.position.seats[seat].passed !== true)

/** Offers the seat of a bot to a person. */
export function offerSeat(table: Table, player: string, { now }: CommandContext): CommandResult {
  if (!isEarly(table)) return rejected('already-started')
  if (seatOf(table, player) >= 0) return rejected('already-seated')
  if (mayTakeSeat(table, player, now)) return accepted()
  const seat = table.seats.findIndex(({ plan, offer }) => plan.kind === 'bot' && (offer?.until ?? 0) <= now)
  return seat < 0 ? rejected('no-seat') : accepted({ type: 'offered', seat, player, until: now + OFFER_MS })
}

const offeredSeat = ({ seats }: Table, player: string, now: number): number =>
  seats.findIndex(({ offer }) => offer?.player === player && offer.until > now)

/** Can the player still take the seat of a bot that was offered to them? */
export const mayTakeSeat = (table: Table, player: string, now: number): boolean =>
  isEarly(table) && offeredSeat(table, player, now) >= 0

/** Takes the seat of a bot that was offered. */
export const takeSeat = (table: Table, player: string, commit: string, { now }: CommandContext): CommandResult =>
  mayTakeSeat(table, player, now)
    ? accepted({ type: 'joined', seat: offeredSeat(table, player, now), player, commit })
    : rejected('already-started')
