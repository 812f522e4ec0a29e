import type { Game } from '@amyitis/engine'
import { takeOver } from '../clock.ts'
import { botToMove, decider, otherPeople, seatOf, type Table } from '../table.ts'
import { type Answer, type Ground, happen, refuse } from './answer.ts'
import { ending } from './play.ts'

/** With two players the other one has won; with more a bot plays on for who concedes. */
export function concede(table: Table, seat: number, { secret }: Ground): Answer {
  if (table.status !== 'playing') return refuse(table.status === 'open' ? 'not-started' : 'game-over')
  const conceded = { type: 'conceded', seat } as const
  const seats = table.seats.map((old, i) => (i === seat ? { ...old, conceded: true } : old))
  if (table.seats[seat].conceded) return refuse('already-answered')
  if (seats.length > 2)
    return happen(conceded, { type: 'stood-in', seat, level: table.settings.standIn, why: 'conceded' })
  return happen(conceded, ending({ ...table, seats }, table.game as Game, 'conceded', secret))
}

/** How long somebody must have been asked without a sign before the others may vote; a turn by correspondence has its hours. */
const SILENCE = { none: 24 * 3_600_000, live: 120_000, correspondence: Number.POSITIVE_INFINITY } as const
/** Who had the table in sight so lately is not gone. */
const ABSENCE = 120_000

/** From when on a bot may be voted in for who decides; undefined where nobody waits for a person, or a clock sees to it. */
export function mayVoteFrom(table: Table, lookedAt = 0): number | undefined {
  const seat = decider(table)
  if (seat === undefined || botToMove(table) !== undefined) return undefined
  const sign = Math.max(table.since, table.seats[seat].sign ?? 0)
  const from = Math.max(sign + SILENCE[table.settings.clock.kind], lookedAt + ABSENCE)
  return Number.isFinite(from) ? from : undefined
}

/** The others wish that a bot plays for the one they wait for; it does once all of them wish it. */
export function vote(table: Table, seat: number, about: number, { now, lookedAt }: Ground): Answer {
  if (decider(table) !== about || about === seat || botToMove(table) !== undefined) return refuse('not-away')
  const from = mayVoteFrom(table, lookedAt?.(table.seats[about].player ?? ''))
  if (from === undefined || now < from) return refuse('too-soon')
  const votes = table.votes.filter((one) => one.about === about).map((one) => one.seat)
  if (votes.includes(seat)) return refuse('already-answered')
  const voted = { type: 'voted', seat, about } as const
  const missing = otherPeople(table, about).filter((other) => other !== seat && !votes.includes(other))
  if (missing.length > 0) return happen(voted)
  return happen(voted, { type: 'stood-in', seat: about, level: table.settings.standIn, why: 'vote' })
}

/** The player is back, and the bot leaves the seat. */
export function comeBack(table: Table, seat: number): Answer {
  const { standIn, conceded } = table.seats[seat]
  if (table.status !== 'playing') return refuse(table.status === 'open' ? 'not-started' : 'game-over')
  return standIn === undefined || conceded ? refuse('not-away') : happen({ type: 'returned', seat })
}

/** The clock has run out: a bot takes over. Nothing if it has not. */
export function runOut(table: Table, now: number): Answer {
  const time = takeOver(table)
  const seat = decider(table)
  if (time === undefined || seat === undefined || time > now) return refuse('too-soon')
  return happen({ type: 'stood-in', seat, level: table.settings.standIn, why: 'clock' })
}

/** The player is forgotten: a table that waits loses them, a game goes on with a bot, if there is somebody to play it with. */
export function eraseFrom(table: Table, player: string): Answer {
  const seat = seatOf(table, player)
  if (table.status === 'open') {
    if (table.host === player) return happen({ type: 'closed' })
    return seat < 0 ? happen() : happen({ type: 'stood', seat })
  }
  if (table.status !== 'playing' || seat < 0) return happen()
  if (otherPeople(table, seat).length === 0) return happen({ type: 'closed' })
  if (table.seats[seat].standIn !== undefined) return happen()
  return happen({ type: 'stood-in', seat, level: table.settings.standIn, why: 'erased' })
}
