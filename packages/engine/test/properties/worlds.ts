import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect } from 'vitest'
import { isLong, sized } from '../../../../test/support/tier.ts'
import {
  type Event,
  type Game,
  isOver,
  legalMoves,
  newGame,
  type PlayerCount,
  play,
  type Random,
  type State,
  seededRandom,
  toState,
} from '../../src/index.ts'

/** How many more runs the long tier has. */
const LONGER = 5

/** The number of runs of a property. The short tier always plays the same games, the long tier different ones each time. */
export const tries = (count: number): fc.Parameters<unknown> =>
  isLong ? { numRuns: LONGER * count, endOnFailure: true } : { numRuns: Math.ceil(count / 2), seed: 2007 }

export const TIMEOUT = sized(60_000, 600_000)

/** Styles of play: the preferred moves in order, chosen at random among equals. */
const WAYS = {
  uniform: [],
  busy: [/^(?!pass)/],
  trader: [/^caravan/, /^recruit . (farmer|merchant|engineer)/, /^(?!pass)/],
  hoarder: [/^recruit . (farmer|merchant)/, /^ishtar camel/, /^discard (?!.*wine)/, /^pass/],
  builder: [/^recruit . engineer/, /^caravan babylon/, /^recruit . priest/, /^noble/, /^(?!pass)/],
  passer: [/^pass/],
} as const
type Way = keyof typeof WAYS

/** Players follow their preferences three times out of four. */
function choose(legal: readonly string[], way: Way, random: Random): string {
  if (random(4) > 0)
    for (const wish of WAYS[way]) {
      const liked = legal.filter((move) => wish.test(move))
      if (liked.length > 0) return liked[random(liked.length)]
    }
  return legal[random(legal.length)]
}

/** Determines a whole game. */
export interface World {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly seed: string
  readonly way: Way
}

export const worlds: fc.Arbitrary<World> = fc.record({
  players: fc.constantFrom<PlayerCount>(2, 3, 4),
  palace: fc.boolean(),
  seed: fc.string({ maxLength: 12 }),
  way: fc.constantFrom(...(Object.keys(WAYS) as Way[])),
})

/** A world and a number of decisions. */
export const points = fc.tuple(worlds, fc.nat(700))

const player = ({ seed, way }: World) => {
  const random = seededRandom(`${seed}/${way}`)
  return (game: Game) => choose(legalMoves(game), way, random)
}

export interface Played {
  readonly game: Game
  readonly move: string
  readonly events: readonly Event[]
}

/** Plays a move, or throws if it is illegal. */
export function must(game: Game, move: string): readonly Event[] {
  const played = play(game, move)
  if (!played.ok) throw new Error(`${move} was refused: ${played.refusal.code}`)
  return played.events
}

/** Plays at most this many decisions in place, and yields after each. */
export function* playing(world: World, atMost = Number.POSITIVE_INFINITY, game = newGame(world)): Generator<Played> {
  const next = player(world)
  for (let i = 0; i < atMost && !isOver(game); i++) {
    const move = next(game)
    yield { game, move, events: must(game, move) }
  }
}

/** The game of a world after this many decisions, or at its end. */
export function gameAt(world: World, decisions: number): Game {
  const game = newGame(world)
  for (const _ of playing(world, decisions, game));
  return game
}

/** Much faster than `expect` for the many comparisons that hold. */
export function expectEqual(actual: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, message).toEqual(expected)
}

export const stateOf = (game: Game): State => toState(game.position)

/** Everything that can change in a game, as text. */
export const contents = ({ position, start, headers, entries, tally }: Game): string =>
  JSON.stringify({ position, start, headers, entries, tally }, (key, value) => (key === 'box' ? undefined : value))
