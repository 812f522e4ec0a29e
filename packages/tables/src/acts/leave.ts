import type { Game } from '@amyitis/engine'
import { deadlineOf, GRACE } from '../clock.ts'
import { otherPeople, seatOf, type Table, waitedFor } from '../table.ts'
import { type Answer, type Ground, happen, refuse } from './answer.ts'
import { consenting, missing } from './back.ts'
import { comeOrGo } from './begin.ts'
import { ending } from './play.ts'
import { settle } from './share.ts'

/** Nobody is left who plays or could come back: all have conceded or are forgotten. */
export const isDeserted = (table: Table): boolean => consenting(table, -1).length === 0

/**
 * With two players the other one has won; with more a bot plays on for who concedes, as long as anybody is left to play with.
 * Bots alone don't play on: those who have conceded come last, whatever would happen.
 */
export function concede(table: Table, seat: number, { secret }: Ground): Answer {
  if (table.status !== 'playing') return refuse(table.status === 'open' ? 'not-started' : 'game-over')
  const conceded = { type: 'conceded', seat } as const
  const seats = table.seats.map((old, i) => (i === seat ? { ...old, conceded: true } : old))
  if (table.seats[seat].conceded) return refuse('already-answered')
  if (seats.length > 2 && !isDeserted({ ...table, seats }))
    return happen(conceded, { type: 'stood-in', seat, level: table.settings.standIn, why: 'conceded' })
  return happen(conceded, ending({ ...table, seats }, table.game as Game, 'conceded', secret))
}

/** Ends a game that was left to bots for good before that was done at once. */
export function endDeserted(table: Table, { secret }: Ground): Answer {
  if (table.status !== 'playing' || !isDeserted(table)) return refuse('not-away')
  return happen(ending(table, table.game as Game, 'conceded', secret))
}

interface Patience {
  /** How long somebody must have been asked without a sign of theirs. */
  readonly silence: number
  /** How long they must not have had the table in sight. */
  readonly absence: number
}

const MINUTE = 60_000

/**
 * When the others may vote: one of these must be true. Without a clock people may think for long, but not from afar: who is gone
 * keeps the others for minutes, who comes to look and does nothing for a day. A turn by correspondence has its hours.
 */
const PATIENCE: Readonly<Record<Table['settings']['clock']['kind'], readonly Patience[]>> = {
  none: [
    { silence: 10 * MINUTE, absence: 10 * MINUTE },
    { silence: 24 * 60 * MINUTE, absence: 2 * MINUTE },
  ],
  live: [{ silence: 2 * MINUTE, absence: 2 * MINUTE }],
  correspondence: [],
}

/** From when on a bot may be voted in for who decides; undefined where nobody waits for a person, or a clock sees to it. */
export function mayVoteFrom(table: Table, lookedAt = 0, about?: number): number | undefined {
  const seat = about ?? waitedFor(table)[0]
  if (seat === undefined) return undefined
  const sign = Math.max(table.since, table.seats[seat].sign ?? 0)
  const times = PATIENCE[table.settings.clock.kind].map(({ silence, absence }) =>
    Math.max(sign + silence, lookedAt + absence),
  )
  return times.length === 0 ? undefined : Math.min(...times)
}

/** The others wish that a bot plays for the one they wait for; it does once all of them wish it. */
export function vote(table: Table, seat: number, about: number, { now, lookedAt }: Ground): Answer {
  if (!waitedFor(table).includes(about) || about === seat) return refuse('not-away')
  const from = mayVoteFrom(table, lookedAt?.(table.seats[about].player ?? ''), about)
  if (from === undefined || now < from) return refuse('too-soon')
  const votes = table.votes.filter((one) => one.about === about).map((one) => one.seat)
  if (votes.includes(seat)) return refuse('already-answered')
  const voted = { type: 'voted', seat, about } as const
  const others = otherPeople(table, about).filter((other) => other !== seat && !votes.includes(other))
  if (others.length > 0) return happen(voted)
  return happen(voted, { type: 'stood-in', seat: about, level: table.settings.standIn, why: 'vote' })
}

/** The player is back, and the bot leaves the seat. */
export function comeBack(table: Table, seat: number): Answer {
  const { standIn, conceded } = table.seats[seat]
  if (table.status !== 'playing') return refuse(table.status === 'open' ? 'not-started' : 'game-over')
  return standIn === undefined || conceded ? refuse('not-away') : happen({ type: 'returned', seat })
}

/** The clock has run out: a bot takes over, for each who is late. Nothing if nobody is. */
export function runOut(table: Table, ground: Ground): Answer {
  const { clock, standIn: level } = table.settings
  const late = waitedFor(table).filter((seat) => {
    const time = deadlineOf(table, seat)
    return time !== undefined && time + GRACE[clock.kind] <= ground.now
  })
  if (late.length === 0) return refuse('too-soon')
  return settle(
    table,
    happen(...late.map((seat) => ({ type: 'stood-in', seat, level, why: 'clock' }) as const)),
    ground,
  )
}

/** The player is forgotten: a table that waits loses them, a game goes on with a bot, if there is somebody to play it with. */
function erasing(table: Table, player: string): Answer {
  const seat = seatOf(table, player)
  if (table.status === 'open') {
    if (table.host === player) return happen({ type: 'closed' })
    return seat < 0 ? happen() : comeOrGo(table, { type: 'stood', seat })
  }
  if (table.status !== 'playing' || seat < 0) return happen()
  if (otherPeople(table, seat).length === 0) return happen({ type: 'closed' })
  const { standIn = table.settings.standIn, conceded, erased } = table.seats[seat]
  if (conceded || erased) return happen()
  const left = { type: 'stood-in', seat, level: standIn, why: 'erased' } as const
  const { request } = table
  // They may have been the last who had not agreed.
  return request !== undefined && request.seat !== seat && missing(table, request, seat).length === 0
    ? happen(left, { type: 'undone', seat: request.seat, to: request.to })
    : happen(left)
}

export const eraseFrom = (table: Table, player: string, ground: Ground): Answer =>
  settle(table, erasing(table, player), ground)
