import { type Edition, formatRecord, newGame, type PlayerCount, STANDARD } from '@amyitis/engine'
import { chanceOf, joinSeeds } from '@amyitis/fair'
import type { EventBody, SeatPlan } from '@amyitis/protocol'
import { isFull, seatOf, type Table } from '../table.ts'
import { type Answer, type Ground, happen, refuse } from './answer.ts'

/** The seed of the game: the server's secret and what every person has added. */
export const seedOf = ({ id, seats }: Table, secret: string): string =>
  joinSeeds({ table: id, secret, added: seats.flatMap(({ added }) => added ?? []) })

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
  return { type: 'started', record: formatRecord(game) }
}

/** Begins the game as soon as the last seat is taken. */
const thenStart = (table: Table, ground: Ground, ...events: readonly EventBody[]): Answer =>
  happen(...events, ...(isFull(table) ? [start(table, ground)] : []))

export function sit(
  table: Table,
  player: string,
  { seat: wanted, invitation, added }: { seat?: number | undefined; invitation?: string | undefined; added: string },
  ground: Ground,
): Answer {
  if (table.status !== 'open') return refuse('already-started')
  if (seatOf(table, player) >= 0) return refuse('already-seated')
  const free = table.seats.flatMap((seat, i) => (seat.plan.kind !== 'bot' && seat.player === undefined ? [i] : []))
  const invited = (seat: number) => table.seats[seat].plan.kind === 'invited' && ground.invites(seat, invitation)
  const welcome = (seat: number) => table.seats[seat].plan.kind === 'open' || invited(seat)
  const seat = wanted ?? free.find(invited) ?? free.find(welcome) ?? free[0]
  if (seat === undefined || table.seats[seat] === undefined) return refuse('no-seat')
  if (!free.includes(seat)) return refuse('seat-taken')
  if (!welcome(seat)) return refuse('not-invited')
  const seats = table.seats.map((old, i) => (i === seat ? { ...old, player, added } : old))
  return thenStart({ ...table, seats }, ground, { type: 'sat', seat, player, added })
}

export function stand(table: Table, player: string): Answer {
  const seat = seatOf(table, player)
  if (seat < 0) return refuse('not-seated')
  return table.status === 'open' ? happen({ type: 'stood', seat }) : refuse('already-started')
}

export function plan(table: Table, player: string, seat: number, next: SeatPlan, ground: Ground): Answer {
  if (player !== table.host) return refuse('not-host')
  if (table.status !== 'open') return refuse('already-started')
  if (table.seats[seat] === undefined) return refuse('no-seat')
  if (table.seats[seat].player !== undefined) return refuse('seat-taken')
  const seats = table.seats.map((old, i) => (i === seat ? { ...old, plan: next } : old))
  // A table where nobody sits does not begin.
  const someone = seats.some((one) => one.player !== undefined)
  const event = { type: 'planned', seat, plan: next } as const
  return someone ? thenStart({ ...table, seats }, ground, event) : happen(event)
}

/** The host does not wait any longer: bots take the empty seats. */
export function startNow(table: Table, player: string, ground: Ground): Answer {
  if (player !== table.host) return refuse('not-host')
  if (table.status !== 'open') return refuse('already-started')
  if (!table.seats.some((seat) => seat.player !== undefined)) return refuse('not-full')
  const bot: SeatPlan = { kind: 'bot', level: table.settings.standIn }
  const empty = table.seats.flatMap((seat, i) => (seat.plan.kind !== 'bot' && seat.player === undefined ? [i] : []))
  const seats = table.seats.map((old, i) => (empty.includes(i) ? { ...old, plan: bot } : old))
  return happen(
    ...empty.map((seat) => ({ type: 'planned', seat, plan: bot }) as const),
    start({ ...table, seats }, ground),
  )
}

/** A host may take a table away as long as it harms nobody. */
export function close(table: Table, player: string): Answer {
  if (player !== table.host) return refuse('not-host')
  const alone = table.seats.every((seat) => seat.player === undefined || seat.player === player)
  if (table.status === 'open' || (table.status === 'playing' && alone)) return happen({ type: 'closed' })
  return refuse(table.status === 'playing' ? 'already-started' : 'game-over')
}
