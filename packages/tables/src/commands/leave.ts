import type { Game } from '@amyitis/engine'
import { deadlineOf, TAKEOVER_GRACE_MS } from '../clock.ts'
import { otherPeople, seatOf, type Table, waitedFor } from '../table.ts'
import { accepted, type CommandContext, type CommandResult, rejected } from './command-result.ts'
import { endOfGame } from './play.ts'
import { playHeldMoveIfReady } from './share.ts'
import { missingVoters, takebackVoters } from './takeback.ts'
import { decline } from './waiting.ts'
import { changeSeating } from './waiting-room.ts'

/** Nobody plays or can come back: all have conceded or are erased. */
export const isAbandoned = (table: Table): boolean => takebackVoters(table, -1).length === 0

/**
 * With two players the opponent wins. With more, a bot replaces the player who concedes, as long as other people are left.
 * Bots alone don't play on: those who conceded come last in any case.
 */
export function concede(table: Table, seat: number, { secret }: CommandContext): CommandResult {
  if (table.status !== 'playing') return rejected(table.status === 'open' ? 'not-started' : 'game-over')
  const conceded = { type: 'conceded', seat } as const
  const seats = table.seats.map((old, i) => (i === seat ? { ...old, conceded: true } : old))
  if (table.seats[seat].conceded) return rejected('already-answered')
  if (seats.length > 2 && !isAbandoned({ ...table, seats }))
    return accepted(conceded, { type: 'stood-in', seat, level: table.settings.standIn, why: 'conceded' })
  return accepted(conceded, endOfGame({ ...table, seats }, table.game as Game, 'conceded', secret))
}

/** Ends an abandoned game of an earlier version, which did not do that at once. */
export function endAbandoned(table: Table, { secret }: CommandContext): CommandResult {
  if (table.status !== 'playing' || !isAbandoned(table)) return rejected('not-away')
  return accepted(endOfGame(table, table.game as Game, 'conceded', secret))
}

interface VoteThreshold {
  /** How long the player must have been inactive. */
  readonly silence: number
  /** How long they must not have had the table in sight. */
  readonly absence: number
}

const MINUTE = 60_000

/**
 * When the others may vote: one of these must be true. Without a clock people may think for long, but not while absent: an
 * absent player has minutes, one who looks but does nothing has a day. A correspondence turn has its hours.
 */
const VOTE_THRESHOLDS: Readonly<Record<Table['settings']['clock']['kind'], readonly VoteThreshold[]>> = {
  none: [
    { silence: 10 * MINUTE, absence: 10 * MINUTE },
    { silence: 24 * 60 * MINUTE, absence: 2 * MINUTE },
  ],
  live: [{ silence: 2 * MINUTE, absence: 2 * MINUTE }],
  correspondence: [],
}

/** The earliest time for a vote; undefined if no person is awaited, or a clock takes care of it. */
export function voteAllowedFrom(table: Table, lookedAt = 0, about?: number): number | undefined {
  const seat = about ?? waitedFor(table)[0]
  if (seat === undefined) return undefined
  const sign = Math.max(table.since, table.seats[seat].lastSignAt ?? 0)
  const times = VOTE_THRESHOLDS[table.settings.clock.kind].map(({ silence, absence }) =>
    Math.max(sign + silence, lookedAt + absence),
  )
  return times.length === 0 ? undefined : Math.min(...times)
}

/** A vote for a bot to replace an awaited player; it does once all others have voted. */
export function vote(table: Table, seat: number, about: number, { now, lookedAt }: CommandContext): CommandResult {
  if (!waitedFor(table).includes(about) || about === seat) return rejected('not-away')
  const from = voteAllowedFrom(table, lookedAt?.(table.seats[about].player ?? ''), about)
  if (from === undefined || now < from) return rejected('too-soon')
  const votes = table.votes.filter((one) => one.about === about).map((one) => one.seat)
  if (votes.includes(seat)) return rejected('already-answered')
  const voted = { type: 'voted', seat, about } as const
  const others = otherPeople(table, about).filter((other) => other !== seat && !votes.includes(other))
  if (others.length > 0) return accepted(voted)
  return accepted(voted, { type: 'stood-in', seat: about, level: table.settings.standIn, why: 'vote' })
}

/** The player returns, and the bot leaves the seat. */
export function returnToSeat(table: Table, seat: number): CommandResult {
  const { standIn, conceded } = table.seats[seat]
  if (table.status !== 'playing') return rejected(table.status === 'open' ? 'not-started' : 'game-over')
  return standIn === undefined || conceded ? rejected('not-away') : accepted({ type: 'returned', seat })
}

/** Bots take over from all players whose time has run out. */
export function expireClocks(table: Table, context: CommandContext): CommandResult {
  const { clock, standIn: level } = table.settings
  const late = waitedFor(table).filter((seat) => {
    const time = deadlineOf(table, seat)
    return time !== undefined && time + TAKEOVER_GRACE_MS[clock.kind] <= context.now
  })
  if (late.length === 0) return rejected('too-soon')
  return playHeldMoveIfReady(
    table,
    accepted(...late.map((seat) => ({ type: 'stood-in', seat, level, why: 'clock' }) as const)),
    context,
  )
}

/** An erased player leaves an open table; a game continues with a bot if anybody else plays. */
function erased(table: Table, player: string): CommandResult {
  const seat = seatOf(table, player)
  if (table.status === 'open') {
    if (table.host === player) return accepted({ type: 'closed' })
    if (seat >= 0) return changeSeating(table, { type: 'stood', seat })
    const declined = decline(table, player)
    return declined.ok ? declined : accepted()
  }
  if (table.status !== 'playing' || seat < 0) return accepted()
  if (otherPeople(table, seat).length === 0) return accepted({ type: 'closed' })
  const { standIn = table.settings.standIn, conceded, erased } = table.seats[seat]
  if (conceded || erased) return accepted()
  const left = { type: 'stood-in', seat, level: standIn, why: 'erased' } as const
  const { request } = table
  // They may have been the last one to agree.
  return request !== undefined && request.seat !== seat && missingVoters(table, request, seat).length === 0
    ? accepted(left, { type: 'undone', seat: request.seat, to: request.to })
    : accepted(left)
}

export const erasePlayer = (table: Table, player: string, context: CommandContext): CommandResult =>
  playHeldMoveIfReady(table, erased(table, player), context)
