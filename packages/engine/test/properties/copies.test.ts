import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  apply,
  cloneGame,
  type Dealer,
  type Game,
  legalMoves,
  newGame,
  openBox,
  play,
  rewind,
  STANDARD,
  seededDealer,
  seededRandom,
  toState,
} from '../../src/index.ts'
import { contents, gameAt, must, playing, points, stateOf, TIMEOUT, tries, worlds } from './worlds.ts'

describe('Copies', () => {
  test('a copy is equal, and playing on either leaves the other unchanged', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(points, fc.boolean(), ([world, decisions], playCopy) => {
        const game = gameAt(world, decisions)
        const copy = cloneGame(game)
        expect(contents(copy)).toBe(contents(game))
        const [moved, still] = playCopy ? [copy, game] : [game, copy]
        const before = contents(still)
        for (const _ of playing(world, undefined, moved)) expect(contents(still)).toBe(before)
      }),
      tries(25),
    )
  })

  test('playing on a copy gives the same result, and leaves the game unchanged', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(points, ([world, decisions]) => {
        const game = gameAt(world, decisions)
        const before = contents(game)
        for (const move of legalMoves(game)) {
          const applied = apply(game, move)
          expect(contents(game)).toBe(before)
          const played = cloneGame(game)
          const events = must(played, move)
          if (!applied.ok) throw new Error(move)
          expect(contents(applied.game)).toBe(contents(played))
          expect(applied.events).toEqual(events)
        }
      }),
      tries(60),
    )
  })
})

describe('Replays', () => {
  test('taking moves back restores the position, and replaying them restores what followed', {
    timeout: TIMEOUT,
  }, () => {
    fc.assert(
      fc.property(worlds, fc.string(), (world, salt) => {
        const game = newGame(world)
        const seen = [contents(game)]
        const moves: string[] = []
        for (const { move } of playing(world, undefined, game)) {
          moves.push(move)
          seen.push(contents(game))
        }
        const random = seededRandom(salt)
        const points = [0, moves.length, ...Array.from({ length: 6 }, () => random(moves.length))]
        for (const point of points) {
          const back = rewind(game, point)
          expect(contents(back)).toBe(seen[point])
          moves.slice(point, point + 40).forEach((move, i) => {
            must(back, move)
            expect(contents(back)).toBe(seen[point + i + 1])
          })
        }
        expect(contents(game)).toBe(seen.at(-1))
      }),
      tries(12),
    )
  })

  test('the same seed and the same moves make the same game', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const other = newGame(world)
        expect(stateOf(other)).toEqual(stateOf(newGame(world)))
        for (const { game, move, events } of playing(world)) {
          expect(must(other, move)).toEqual(events)
          expect(stateOf(other)).toEqual(stateOf(game))
        }
      }),
      tries(15),
    )
  })

  test('R4.1 the setup follows from the seed, and a deal from the seed and the round, whatever is played', {
    timeout: TIMEOUT,
  }, () => {
    const trades = (game: Game) => stateOf(game).groups.map((group) => group.map((card) => card.trade))
    const deals = (game: Game) => {
      const all = [trades(game)]
      return (round: number) => {
        all[round - 1] ??= trades(game)
        return all
      }
    }
    fc.assert(
      fc.property(worlds, worlds, (world, { way }) => {
        const one = newGame(world)
        const other = newGame(world)
        const dealsOfOne = deals(one)
        const dealsOfOther = deals(other)
        expect(contents(one)).toBe(contents(other))
        for (const _ of playing(world, undefined, one)) dealsOfOne(one.position.round)
        for (const _ of playing({ ...world, way }, undefined, other)) dealsOfOther(other.position.round)
        const both = Math.min(one.position.round, other.position.round)
        expect(dealsOfOne(1).slice(0, both)).toEqual(dealsOfOther(1).slice(0, both))
      }),
      tries(30),
    )
  })

  test('R4.1 a dealer that fails leaves the game as it was', () => {
    const game = newGame({ players: 2, seed: 'broken' })
    const failing: Dealer = () => {
      throw new Error('no cards')
    }
    for (;;) {
      const before = JSON.stringify(toState(game.position))
      const [move] = legalMoves(game)
      try {
        play(game, move, failing)
      } catch {
        expect(JSON.stringify(toState(game.position))).toBe(before)
        expect(play(game, move)).toMatchObject({ ok: true })
        expect(game.position.round).toBe(2)
        return
      }
    }
  })

  test('R4.1 a dealer lays the same cards in a round however often and in whatever order it is asked', () => {
    const rounds = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(worlds, rounds, ({ players, palace, seed }, requested) => {
        const { trades } = openBox(STANDARD, players, palace)
        const lay = (dealer: Dealer, round: number) => {
          const groups = new Array<number>(3 * players).fill(-1)
          dealer(round, trades, groups)
          return groups
        }
        const dealer = seededDealer(seed)
        const deals = requested.map((round) => lay(dealer, round))
        expect(deals).toEqual(requested.map((round) => lay(seededDealer(seed), round)))
      }),
      tries(100),
    )
  })

  test('after a takeback another line of play gets the same deals', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(worlds, worlds, (world, { way }) => {
        const game = newGame(world)
        const deals = new Map<number, number[]>()
        for (const _ of playing(world, undefined, game)) deals.set(game.position.round, game.position.groups.slice())
        const back = rewind(game, Math.floor(game.entries.length / 3))
        for (const _ of playing({ ...world, way }, undefined, back))
          expect(back.position.groups).toEqual(deals.get(back.position.round) ?? back.position.groups)
      }),
      tries(20),
    )
  })

  test('another seed gives another game', () => {
    const games = ['a', 'b', 'a ', 'A', ''].map((seed) => contents(newGame({ players: 4, seed })))
    expect(new Set(games).size).toBe(games.length)
  })
})

describe('Misuse', () => {
  const begin = newGame as (options: unknown) => Game

  test.each([0, 1, 5, -2, 2.5, Number.NaN, '3', undefined])('R1.1 a game for %s players throws', (players) => {
    expect(() => begin({ players, seed: 'x' })).toThrow(RangeError)
  })

  test.each([undefined, null, 7, {}])('a seed that is %s throws', (seed) => {
    expect(() => begin({ players: 2, seed })).toThrow(TypeError)
  })
})
