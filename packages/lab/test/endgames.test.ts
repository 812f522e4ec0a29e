import { GAME_KINDS, isLastRound, solveLastRound } from '@amyitis/bots'
import {
  apply,
  cloneGame,
  formatMove,
  type Game,
  gameFrom,
  isOver,
  listLegal,
  MoveList,
  newGame,
  type Position,
  scores,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../test/support/tier.ts'
import { playEndgames } from '../src/bench/endgames.ts'
import {
  eachPosition,
  formatCollection,
  type Outcome,
  parseCollection,
  readCollection,
} from '../src/endgames/collection.ts'
import { collectEndgames } from '../src/endgames/generate.ts'

type Wish = readonly [share: number, margin: number]

/** What a seat plays for: the share of the win, then the points ahead of the best opponent. */
function wishOf(points: readonly number[], seat: number): Wish {
  const others = points.filter((_, other) => other !== seat)
  const margin = points[seat] - Math.max(...others)
  return [margin < 0 ? 0 : 1 / (1 + others.filter((one) => one === points[seat]).length), margin]
}

const prefers = (a: Wish, b: Wish) => (a[0] === b[0] ? a[1] > b[1] : a[0] > b[0])

class TooMany extends Error {}

/** In the order of the rules, in which the first of equal moves counts. */
function movesIn(position: Position): string[] {
  const list = new MoveList()
  listLegal(position, list)
  return list.toArray().map(formatMove)
}

/**
 * The final scores by plain recursion over games in notation: no table, no cuts, nothing shared with the solver but the
 * rules. Among equally good moves the one that is worst for `asking` counts.
 */
function plainly(game: Game, asking: number, budget: { left: number }): number[] {
  if (isOver(game)) return scores(game)
  if (budget.left-- <= 0) throw new TooMany()
  const { player } = game.position
  const results = movesIn(game.position).map((move) => plainly(after(game, move), asking, budget))
  return results.reduce((best, one) => {
    if (prefers(wishOf(one, player), wishOf(best, player))) return one
    const equal = !prefers(wishOf(best, player), wishOf(one, player))
    return equal && prefers(wishOf(best, asking), wishOf(one, asking)) ? one : best
  })
}

function after(game: Game, move: string): Game {
  const played = apply(game, move)
  if (!played.ok) throw new Error(`${move} is not legal`)
  return played.game
}

/** The outcome of every legal move, slowly; undefined if that takes too long. */
function slowOutcomes(position: Position, most: number): Outcome[] | undefined {
  const game = gameFrom(position, 'no deals')
  const budget = { left: most }
  try {
    return movesIn(game.position).map((move) => {
      const [share, margin] = wishOf(plainly(after(game, move), position.player, budget), position.player)
      return { share, margin }
    })
  } catch (error) {
    if (error instanceof TooMany) return undefined
    throw error
  }
}

/** The outcomes that the solver finds, in the order of the rules. */
function solvedOutcomes(position: Position, nodes: number): Outcome[] | undefined {
  const solution = solveLastRound(position, { nodes })
  return movesIn(position).flatMap((text) =>
    (solution?.moves ?? [])
      .filter(({ move }) => formatMove(move) === text)
      .map(({ chances, margins }) => ({ share: chances[position.player], margin: margins[position.player] })),
  )
}

describe('the collection of endgames', () => {
  test.each(GAME_KINDS)('has a hundred positions in which the choice matters: %s', (kind) => {
    const collection = readCollection(kind)
    let count = 0
    eachPosition(collection, (position, outcomes) => {
      count++
      expect(isLastRound(position)).toBe(true)
      expect(outcomes).toHaveLength(movesIn(position).length)
      const best = outcomes.filter(({ margin }) => margin === Math.max(...outcomes.map((one) => one.margin)))
      expect(2 * best.length).toBeLessThanOrEqual(outcomes.length)
    })
    expect(count).toBe(100)
    expect(parseCollection(formatCollection(collection))).toEqual(collection)
  })

  test.each(GAME_KINDS)('agrees with the solver and with a slow one that shares nothing with it: %s', (kind) => {
    const [solved, slow] = [sized(8, 100), sized(3, 40)]
    let [seen, checked] = [0, 0]
    eachPosition(readCollection(kind), (position, outcomes) => {
      if (seen++ < solved) expect(solvedOutcomes(position, 5000)).toEqual(outcomes)
      if (checked >= slow) return
      const plain = slowOutcomes(position, sized(150, 5000))
      if (plain === undefined) return
      checked++
      expect(plain).toEqual(outcomes)
    })
    expect(checked).toBeGreaterThan(0)
  })

  test('can be made again, and is read as it was written', () => {
    const plan = { kind: '4p', positions: 2, nodes: 300 } as const
    const work = [collectEndgames(plan), collectEndgames(plan)].map((steps) => {
      for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
    })
    expect(work[0]).toEqual(work[1])
    expect(work[0].games.flatMap(({ positions }) => positions)).toHaveLength(2)
  })

  test.each(GAME_KINDS)('is played far better by every level than by chance: %s', (kind) => {
    const collection = readCollection(kind)
    const chances: number[] = []
    eachPosition(collection, (_, outcomes) => {
      const most = Math.max(...outcomes.map(({ margin }) => margin))
      chances.push(outcomes.filter(({ margin }) => margin === most).length / outcomes.length)
    })
    const byChance = chances.reduce((sum, chance) => sum + chance, 0) / chances.length
    for (const level of ['random', 'apprentice', 'gardener', 'merchant'] as const)
      expect(playEndgames([collection], level, {}).optimal, level).toBeGreaterThan(byChance + 0.1)
  })

  test('a search gives away less than the weakest level', () => {
    const few = GAME_KINDS.map((kind) => readCollection(kind)).map((one) => ({ ...one, games: one.games.slice(0, 4) }))
    const random = playEndgames(few, 'random', {})
    const priest = playEndgames(few, 'priest', { iterations: 100 })
    expect(random.optimal).toBeLessThan(0.6)
    expect(priest.optimal).toBeGreaterThan(random.optimal + 0.2)
    expect(priest.points).toBeLessThan(random.points / 2)
  })
})

describe('the solver', () => {
  test('gives up beyond its limit and before the last round', () => {
    const { position } = newGame({ players: 2, seed: 'early' })
    expect(solveLastRound(position, { nodes: 1000 })).toBeUndefined()
    eachPosition(readCollection('4p'), (last) => expect(solveLastRound(last, { nodes: 2 })).toBeUndefined())
  })

  test('names a line that leads to the outcome, and leaves the position as it was', () => {
    let left = 6
    eachPosition(readCollection('3p-palace'), (position) => {
      if (left-- <= 0) return
      const game = gameFrom(position, '')
      const before = cloneGame(game)
      const [best] = solveLastRound(position, { nodes: 100_000 })?.moves ?? []
      const end = best.line().reduce((now, move) => after(now, formatMove(move)), game)
      expect(isOver(end)).toBe(true)
      expect(wishOf(scores(end), position.player)).toEqual([
        best.chances[position.player],
        best.margins[position.player],
      ])
      expect(position).toEqual(before.position)
    })
  })
})
