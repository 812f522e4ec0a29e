import { apply, cardsOf, fixedDealer, type Game, rewind } from '@amyitis/engine'
import { dealtBy } from './fold-rounds.ts'
import { type Body, charge, gameOf, InvalidLogError, type Patch, withSeat } from './log-patch.ts'
import type { Table } from './table.ts'

/** What is remembered while a log is replayed, so that decisions that were taken back cost almost nothing. */
export interface ReplayCache {
  /** The games so far, by their number of decisions. */
  readonly games: Game[]
  /** The result of each move in a game: after a takeback the same move leads to the same game. */
  readonly tried: WeakMap<Game, Map<string, ReturnType<typeof apply>>>
}

/** The increment for a decision: once per turn. */
const gainOf = ({ settings: { clock } }: Table, opens: boolean) =>
  clock.kind === 'live' && opens ? clock.increment * 1000 : 0

function play(game: Game, { move, deal = [] }: Body<'moved'>, past: ReplayCache | undefined): ReturnType<typeof apply> {
  const moves = past?.tried.get(game) ?? new Map<string, ReturnType<typeof apply>>()
  past?.tried.set(game, moves)
  const key = [move, ...deal].join('|')
  const played = moves.get(key) ?? apply(game, move, fixedDealer(cardsOf(deal)))
  moves.set(key, played)
  return played
}

export function moved(table: Table, body: Body<'moved'>, at: number, past: ReplayCache | undefined): Patch {
  const { seat, move, bot, deal, server } = body
  const before = gameOf(table)
  const played = play(before, body, past)
  if (!played.ok || before.position.player !== seat) throw new InvalidLogError(`"${move}" is no move of seat ${seat}`)
  const { game, events } = played
  if ((deal !== undefined) !== game.position.round > before.position.round)
    throw new InvalidLogError('a deal is missing or too many')
  const { opens } = game.entries[game.entries.length - 1]
  if (table.held !== undefined && (table.held.move !== move || deal === undefined))
    throw new InvalidLogError('another move is held')
  const own = table.undo?.seat === seat ? table.undo.floor : before.entries.length
  const gain = bot ? 0 : gainOf(table, opens)
  const left = bot || table.held !== undefined ? table.left : charge(table, seat, at)
  return {
    ...(deal === undefined ? {} : dealtBy(table, move, cardsOf(deal), server)),
    held: undefined,
    game,
    gameEvents: events,
    left: left.map((time, i) => (i === seat ? time + gain : time)),
    gained: [...table.gained, gain],
    undo: bot || deal !== undefined ? undefined : { seat, floor: own },
  }
}

/**
 * Taking decisions back costs their player the time since, so that the others lose none. Their increments are lost too;
 * otherwise moving and taking back would gain time.
 */
export function undone(table: Table, { seat, to }: Body<'undone'>, at: number, past: ReplayCache | undefined): Patch {
  const game = gameOf(table)
  if (to >= game.entries.length) throw new InvalidLogError(`there are no ${to} decisions`)
  const floor = table.undo?.seat === seat ? Math.min(table.undo.floor, to) : to
  const left = [...charge(table, seat, at)]
  for (let i = to; i < game.entries.length; i++) {
    const { seat: who } = game.entries[i]
    left[who] = Math.max(0, left[who] - table.gained[i])
  }
  return {
    game: past?.games[to] ?? rewind(game, to),
    seats: withSeat(table, seat, { undos: (table.seats[seat]?.undos ?? 0) + 1 }),
    left,
    gained: table.gained.slice(0, to),
    undo: floor < to ? { seat, floor } : undefined,
  }
}
