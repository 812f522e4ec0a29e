import { formatMove, type Game, withHeaders } from '@amyitis/engine'
import { characterNames } from '@amyitis/i18n/app'
import type { TableEvent } from '@amyitis/protocol'
import { fold, type Table } from '@amyitis/tables'
import { forcedMove, type GameInProgress, type Step } from '../../game/game-in-progress.ts'
import { recordNames, type SeatedPlayer } from '../../game/seats.ts'
import { type Names, type SeatChange, seatChangeOf } from './seat-changes.ts'

/** A table, and every decision of its game with what came of it. */
export interface FollowedTable {
  readonly table: Table
  readonly steps: readonly Step[]
  readonly created: number
  /** Oldest first. */
  readonly seatChanges: readonly SeatChange[]
}

function stepOf(before: Game, { game, gameEvents: events }: Table): Step {
  const { seat, move, opens } = (game as Game).entries[before.entries.length]
  const forced = forcedMove(before) !== undefined
  const step = { seat, round: before.position.round, move: formatMove(move), opens, events }
  return forced ? { ...step, forced } : step
}

/** The table after one more event. */
export function follow(now: FollowedTable | undefined, event: TableEvent): FollowedTable {
  const table = fold(now?.table, event)
  const { steps = [], created = event.at, seatChanges: known = [] } = now ?? {}
  const before = now?.table.game
  const { body } = event
  const more = seatChangeOf(now?.table, event, steps.length)
  const seatChanges = more === undefined ? known : [...known, more]
  if (body.type === 'moved' && before !== undefined)
    return { table, created, seatChanges, steps: [...steps, stepOf(before, table)] }
  return { table, created, seatChanges, steps: body.type === 'undone' ? steps.slice(0, body.to) : steps }
}

export const followAll = (events: readonly TableEvent[]): FollowedTable =>
  events.reduce<FollowedTable | undefined>(follow, undefined) as FollowedTable

/** How a record calls a seat: by its player's name; a bot by its level; not at all if somebody has erased their name. */
const nameInRecord = ({ seats }: Pick<Table, 'seats'>, seat: number, names: Names): string => {
  const { plan, player } = seats[seat]
  const found = player === undefined ? undefined : names.get(player)
  if (player !== undefined) return found?.playedAs ?? found?.name ?? ''
  return plan.kind === 'bot' ? plan.level : ''
}

/** What a seat is called: its player's name; a bot's; nothing for somebody who has erased their name. */
export const seatName = (table: Pick<Table, 'seats'>, seat: number, names: Names): string =>
  characterNames(table.seats.map((_, one) => nameInRecord(table, one, names)))[seat]

/** Today’s name of somebody who played under another. */
const nameNow = ({ seats }: Pick<Table, 'seats'>, seat: number, names: Names): string | undefined => {
  const { player } = seats[seat]
  const found = player === undefined ? undefined : names.get(player)
  return found?.playedAs === undefined ? undefined : found.name
}

function seatedPlayerOf(table: Table, seat: number, names: Names, own: number): SeatedPlayer {
  const { plan, standIn } = table.seats[seat]
  const name = nameInRecord(table, seat, names)
  if (table.status === 'playing' && standIn !== undefined) return { kind: 'bot', level: standIn, standsInFor: name }
  if (plan.kind === 'bot') return { kind: 'bot', level: plan.level }
  // While the next round is dealt nobody decides.
  const decides = table.status === 'playing' && table.held === undefined
  if (seat === own && decides) return { kind: 'human', name }
  const now = nameNow(table, seat, names)
  return now === undefined ? { kind: 'remote', name } : { kind: 'remote', name, now }
}

/** The game as the table screen shows games; undefined before it has begun. */
export function runningOf(
  { table, steps, created }: FollowedTable,
  names: Names,
  own: number,
): GameInProgress | undefined {
  const { game } = table
  if (game === undefined) return undefined
  const seats = table.seats.map((_, seat) => seatedPlayerOf(table, seat, names, own))
  const date = new Date(created).toISOString().slice(0, 10)
  return {
    head: { id: table.id, created, seed: table.result?.seed ?? '', seats },
    game: withHeaders(game, { date, names: recordNames(seats) }),
    steps,
    base: 0,
  }
}

/** Would both look the same on the screen? Then the first one stays, with all that was begun on it. */
export function sameRunning(one: GameInProgress, other: GameInProgress): boolean {
  return (
    one.game.position === other.game.position &&
    one.head.seed === other.head.seed &&
    JSON.stringify(one.head.seats) === JSON.stringify(other.head.seats)
  )
}
