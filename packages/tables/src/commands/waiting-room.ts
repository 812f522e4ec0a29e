import { type Edition, formatRecord, newGame, type PlayerCount, STANDARD } from '@amyitis/engine'
import { chainValue, chanceOf, joinSeeds } from '@amyitis/fair'
import type { EventBody, SeatPlan } from '@amyitis/protocol'
import { fitsCommit, isChained, roundSeed } from '../deals.ts'
import { isFull, seatOf, type Table, unrevealed } from '../table.ts'
import { reservedSeats } from '../waiting-deadline.ts'
import { accepted, type CommandContext, type CommandResult, rejected } from './command-result.ts'

/** The seed of the game, or of its first round, from the server's secret and everybody's shares. */
export function seedOf(table: Table, secret: string): string {
  const { id, seats } = table
  const added = seats.flatMap((seat) => seat.added ?? [])
  if (!isChained(table)) return joinSeeds({ table: id, secret, added })
  return roundSeed(table, 1, { added, server: chainValue(id, secret, 1) })
}

function start(table: Table, { secret }: CommandContext): EventBody {
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

/** How often a start may fail after shares were revealed; the next failure closes the table. */
export const MAX_VOID_STARTS = 2

/** How often a player may sit down at a table: each time is a new share. */
export const MAX_SEATINGS = 20

const isRevealing = ({ seats }: Table) => seats.some(({ added }) => added !== undefined)

/** Joining or leaving after a share was revealed voids the start. That is another chance at the deal, so it is limited. */
export const changeSeatings = (table: Table, events: readonly EventBody[]): CommandResult =>
  isRevealing(table) && table.voidStarts >= MAX_VOID_STARTS
    ? accepted(...events, { type: 'closed', why: 'void' })
    : accepted(...events)

export const changeSeating = (table: Table, event: EventBody): CommandResult => changeSeatings(table, [event])

/** How often a player may miss the ready check of a table. */
export const MAX_MISSED = 2

interface SitCommand {
  readonly seat?: number | undefined
  readonly invitation?: string | undefined
  readonly commit: string
}

export function sit(
  table: Table,
  player: string,
  { seat: wanted, invitation, commit }: SitCommand,
  context: CommandContext,
): CommandResult {
  if (table.status !== 'open') return rejected('already-started')
  if ((table.timesSeated[player] ?? 0) > MAX_SEATINGS) return rejected('log-full')
  if ((table.timesMissed[player] ?? 0) >= MAX_MISSED) return rejected('not-ready')
  const own = seatOf(table, player)
  if (own >= 0)
    return (wanted ?? own) === own
      ? changeSeating(table, { type: 'sat', seat: own, player, commit })
      : rejected('already-seated')
  const free = table.seats.flatMap((seat, i) => (seat.plan.kind !== 'bot' && seat.player === undefined ? [i] : []))
  const reserved = (seat: number) => table.seats[seat].reservedFor
  const invited = (seat: number) =>
    table.seats[seat].plan.kind === 'invited' && reserved(seat) === undefined && context.invites(seat, invitation)
  const isOpen = (seat: number) => table.seats[seat].plan.kind === 'open' && reserved(seat) === undefined
  const welcome = (seat: number) => reserved(seat) === player || isOpen(seat) || invited(seat)
  const seat =
    wanted ?? free.find((one) => reserved(one) === player) ?? free.find(invited) ?? free.find(welcome) ?? free[0]
  if (seat === undefined || table.seats[seat] === undefined) return rejected('no-seat')
  if (!free.includes(seat)) return rejected('seat-taken')
  return welcome(seat) ? changeSeating(table, { type: 'sat', seat, player, commit }) : rejected('not-invited')
}

/** Reveals a share. With the last one the game begins. */
export function reveal(table: Table, seat: number, added: string, context: CommandContext): CommandResult {
  if (table.status !== 'open') return rejected('already-started')
  const own = table.seats[seat]
  if (own.added !== undefined) return rejected('already-answered')
  if (!isFull(table)) return rejected('not-full')
  if (!fitsCommit(table, own.commit, added)) return rejected('bad-share')
  const seats = table.seats.map((old, i) => (i === seat ? { ...old, added } : old))
  const next = { ...table, seats }
  const revealed = { type: 'revealed', seat, added } as const
  return unrevealed(next).length > 0 ? accepted(revealed) : accepted(revealed, start(next, context))
}

export function stand(table: Table, player: string): CommandResult {
  const seat = seatOf(table, player)
  if (seat < 0) return rejected('not-seated')
  if (table.status !== 'open') return rejected('already-started')
  // The others are paired again.
  if (table.paired) return accepted({ type: 'stood', seat }, { type: 'closed', why: 'unpaired' })
  return changeSeating(table, { type: 'stood', seat })
}

/** The host frees the seat of somebody who does not come back. */
export function unseat(table: Table, player: string, seat: number): CommandResult {
  if (player !== table.host) return rejected('not-host')
  if (table.status !== 'open') return rejected('already-started')
  return table.seats[seat]?.player === undefined ? rejected('no-seat') : changeSeating(table, { type: 'stood', seat })
}

export function plan(table: Table, player: string, seat: number, next: SeatPlan): CommandResult {
  if (player !== table.host) return rejected('not-host')
  if (table.status !== 'open' || isRevealing(table)) return rejected('already-started')
  if (table.seats[seat] === undefined) return rejected('no-seat')
  if (table.seats[seat].player !== undefined || table.seats[seat].reservedFor !== undefined)
    return rejected('seat-taken')
  // Somebody must be able to start the game.
  const others = table.seats.filter((_, i) => i !== seat)
  if (next.kind === 'bot' && others.every((one) => one.plan.kind === 'bot')) return rejected('only-bots')
  return accepted({ type: 'planned', seat, plan: next })
}

/** The host fills the empty seats with bots. */
export function startNow(table: Table, player: string): CommandResult {
  if (player !== table.host) return rejected('not-host')
  if (table.status !== 'open') return rejected('already-started')
  if (!table.seats.some((seat) => seat.player !== undefined)) return rejected('not-full')
  if (reservedSeats(table).length > 0) return rejected('seat-taken')
  const bot: SeatPlan = { kind: 'bot', level: table.settings.standIn }
  const empty = table.seats.flatMap((seat, i) => (seat.plan.kind !== 'bot' && seat.player === undefined ? [i] : []))
  return accepted(...empty.map((seat) => ({ type: 'planned', seat, plan: bot }) as const))
}

/** A table without any event for this long is closed. */
export const IDLE_TIMEOUT_MS = 30 * 24 * 3_600_000

export function closeIdle(table: Table, now: number): CommandResult {
  if (table.status !== 'open') return rejected('already-started')
  return now - table.since < IDLE_TIMEOUT_MS ? rejected('too-soon') : accepted({ type: 'closed', why: 'idle' })
}

/** A host can close a table as long as nobody else plays there. */
export function close(table: Table, player: string): CommandResult {
  if (player !== table.host) return rejected('not-host')
  const alone = table.seats.every((seat) => seat.player === undefined || seat.player === player)
  if (table.status === 'open' || (table.status === 'playing' && alone)) return accepted({ type: 'closed' })
  return rejected(table.status === 'playing' ? 'already-started' : 'game-over')
}
