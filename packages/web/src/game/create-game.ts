import {
  type Edition,
  formatRecord,
  type Game,
  newGame,
  type PlayerCount,
  type Random,
  withHeaders,
} from '@amyitis/engine'
import { type GameHead, type SavedGame, summaryOf } from './saved.ts'
import { recordNames, type SeatSetting } from './seats.ts'

export interface NewGameOptions {
  readonly seats: readonly SeatSetting[]
  readonly palace: boolean
  readonly seed?: string | undefined
  readonly edition?: Edition | undefined
}

/** Letters and digits that nobody can guess. */
export function freshId(bytes = 12): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A number from 0 to n − 1 that nobody can guess: seating is not part of the game's seed. */
const anyNumber: Random = (n) => crypto.getRandomValues(new Uint32Array(1))[0] % n

export function shuffled<T>(items: readonly T[], random: Random = anyNumber): T[] {
  const rest = [...items]
  return items.map(() => rest.splice(random(rest.length), 1)[0])
}

/** A game as it is kept from now on, begun with what has been played in it already. */
export function savedFrom(game: Game, seats: readonly SeatSetting[], seed: string, now: number): SavedGame {
  const date = new Date(now).toISOString().slice(0, 10)
  const names = recordNames(seats)
  const head: GameHead = {
    id: freshId(),
    version: 1,
    created: now,
    changed: now,
    seats,
    seed,
    record: formatRecord(withHeaders(game, { date, names })),
    revision: 0,
    count: 0,
    summary: summaryOf(game),
  }
  return { head, moves: [] }
}

/** A new game. */
export function createGame({ seats, palace, seed = freshId(), edition }: NewGameOptions, now = Date.now()): SavedGame {
  const players = seats.length as PlayerCount
  const game = newGame({ players, palace, seed, ...(edition === undefined ? {} : { edition }) })
  return savedFrom(game, seats, seed, now)
}

/** The same table once more, everybody one seat further (the colours stay where they are). */
export const rotated = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)]
