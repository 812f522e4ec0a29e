import { type Edition, formatRecord, newGame, type PlayerCount, STANDARD } from '@amyitis/engine'
import { chainValue, chanceOf, joinSeeds } from '@amyitis/fair'
import type { EventBody, SeatPlan } from '@amyitis/protocol'
import { fitsCommit, isChained, roundSeed } from '../deals.ts'
import { isFull, seatOf, type Table, unrevealed } from '../table.ts'
import { type Answer, type Ground, happen, refuse } from './answer.ts'

/** The seed of the game, or that of its first round: the server's secret and what every person has added. */
export function seedOf(table: Table, secret: string): string {
  const { id, seats } = table
  const added = seats.flatMap((seat) => seat.added ?? [])
  if (!isChained(table)) return joinSeeds({ table: id, secret, added })
  return roundSeed(table, 1, { added, server: chainValue(id, secret, 1) })
}

function start(table: Table, { secret }: Ground): EventBody {
  const { palace, edition, seats } = table.settings
  const seed = seedOf(table, secret)
  const game = newGame({
    players: seats.length as PlayerCount,
    palace,
    edition: edition === 'standard' ? STANDARD : (edition as unknown as Edition),
    seed,
    chance: chanceOf(seed),
  })
  const started = { type: 'started', record: formatRecord(game) } as const
  return isChained(table) ? { ...started, server: chainValue(table.id, secret, 1) } : started
}

/** So many starts of a table may come to nothing once shares are known; the next one closes it. */
export const MOST_VOIDS = 2

/** Who has sat down so often at a table may not do it again: each time is a new share. */
export const MOST_REBOUND = 20

const isRevealing = ({ seats }: Table) => seats.some(({ added }) => added !== undefined)

/** Whoever comes or goes once shares are known makes the start void. That is another try at the deals, so there are few. */
export const comeOrGo = (table: Table, event: EventBody): Answer =>
  isRevealing(table) && table.voids >= MOST_VOIDS ? happen(event, { type: 'closed', why: 'void' }) : happen(event)

interface Sitting {
  readonly seat?: number | undefined
  readonly invitation?: string | undefined
  readonly commit: string
}

export function sit(
  table: Table,
  player: string,
  { seat: wanted, invitation, commit }: Sitting,
  ground: Ground,
): Answer {
  if (table.status !== 'open') return refuse('already-started')
  if ((table.sittings[player] ?? 0) > MOST_REBOUND) return refuse('log-full')
  const own = seatOf(table, player)
  if (own >= 0)
    return (wanted ?? own) === own
      ? comeOrGo(table, { type: 'sat', seat: own, player, commit })
      : refuse('already-seated')
  const free = table.seats.flatMap((seat, i) => (seat.plan.kind !== 'bot' && seat.player === undefined ? [i] : []))
  const invited = (seat: number) => table.seats[seat].plan.kind === 'invited' && ground.invites(seat, invitation)
  const welcome = (seat: number) => table.seats[seat].plan.kind === 'open' || invited(seat)
  const seat = wanted ?? free.find(invited) ?? free.find(welcome) ?? free[0]
  if (seat === undefined || table.seats[seat] === undefined) return refuse('no-seat')
  if (!free.includes(seat)) return refuse('seat-taken')
  return welcome(seat) ? comeOrGo(table, { type: 'sat', seat, player, commit }) : refuse('not-invited')
}

/** Shows what a seat adds to the seed. With the last one the game begins. */
export function reveal(table: Table, seat: number, added: string, ground: Ground): Answer {
  if (table.status !== 'open') return refuse('already-started')
  const own = table.seats[seat]
  if (own.added !== undefined) return refuse('already-answered')
  if (!isFull(table)) return refuse('not-full')
  if (!fitsCommit(table, own.commit, added)) return refuse('bad-share')
  const seats = table.seats.map((old, i) => (i === seat ? { ...old, added } : old))
  const next = { ...table, seats }
  const revealed = { type: 'revealed', seat, added } as const
  return unrevealed(next).length > 0 ? happen(revealed) : happen(revealed, start(next, ground))
}

export function stand(table: Table, player: string): Answer {
  const seat = seatOf(table, player)
  if (seat < 0) return refuse('not-seated')
  return table.status === 'open' ? comeOrGo(table, { type: 'stood', seat }) : refuse('already-started')
}

/** The host does not wait any longer for somebody who does not come back. */
export function unseat(table: Table, player: string, seat: number): Answer {
  if (player !== table.host) return refuse('not-host')
  if (table.status !== 'open') return refuse('already-started')
  return table.seats[seat]?.player === undefined ? refuse('no-seat') : comeOrGo(table, { type: 'stood', seat })
}

export function plan(table: Table, player: string, seat: number, next: SeatPlan): Answer {
  if (player !== table.host) return refuse('not-host')
  if (table.status !== 'open' || isRevealing(table)) return refuse('already-started')
  if (table.seats[seat] === undefined) return refuse('no-seat')
  if (table.seats[seat].player !== undefined) return refuse('seat-taken')
  // Nobody could begin the game.
  const others = table.seats.filter((_, i) => i !== seat)
  if (next.kind === 'bot' && others.every((one) => one.plan.kind === 'bot')) return refuse('only-bots')
  return happen({ type: 'planned', seat, plan: next })
}

/** The host does not wait any longer: bots take the empty seats. */
export function startNow(table: Table, player: string): Answer {
  if (player !== table.host) return refuse('not-host')
  if (table.status !== 'open') return refuse('already-started')
  if (!table.seats.some((seat) => seat.player !== undefined)) return refuse('not-full')
  const bot: SeatPlan = { kind: 'bot', level: table.settings.standIn }
  const empty = table.seats.flatMap((seat, i) => (seat.plan.kind !== 'bot' && seat.player === undefined ? [i] : []))
  return happen(...empty.map((seat) => ({ type: 'planned', seat, plan: bot }) as const))
}

/** A table at which nothing has happened for so long is taken away. */
export const IDLE = 30 * 24 * 3_600_000

export function closeIdle(table: Table, now: number): Answer {
  if (table.status !== 'open') return refuse('already-started')
  return now - table.since < IDLE ? refuse('too-soon') : happen({ type: 'closed', why: 'idle' })
}

/** A host may take a table away as long as it harms nobody. */
export function close(table: Table, player: string): Answer {
  if (player !== table.host) return refuse('not-host')
  const alone = table.seats.every((seat) => seat.player === undefined || seat.player === player)
  if (table.status === 'open' || (table.status === 'playing' && alone)) return happen({ type: 'closed' })
  return refuse(table.status === 'playing' ? 'already-started' : 'game-over')
}
