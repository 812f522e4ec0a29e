import { readFileSync } from 'node:fs'
import {
  formatMove,
  formatRecord,
  type Game,
  legalMoves,
  newGame,
  parseRecord,
  play,
  rewind,
  STANDARD,
  seededRandom,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { everyZone, moves, type Sketch, table, wander } from '../../engine/test/table.ts'
import {
  accuracyOf,
  createBot,
  gameAccuracy,
  gradeOf,
  parseWeights,
  type Review,
  review,
  reviewSteps,
  weightsUrl,
} from '../src/index.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))
const BUDGET = { iterations: 8 }

const netFor = (game: Game) => parseWeights(readFileSync(weightsUrl(game.position.box))).net
const judged = (game: Game, budget = BUDGET, seed = 'test') => review(game, { net: netFor(game), budget, seed })

/** Some decisions at random. */
const some = (kind: Parameters<typeof newGame>[0], count: number) => wander(newGame(kind), kind.seed, count)

function expectWhole(game: Game, told: Review): void {
  const { entries } = game
  expect(told.complete).toBe(true)
  expect(told.decisions.map(({ n }) => n)).toEqual(entries.map((_, i) => i + 1))
  expect(told.decisions.map(({ move, seat }) => [move, seat])).toEqual(
    entries.map(({ move, seat }) => [formatMove(move), seat]),
  )
  expect(told.turns.flatMap((turn) => turn.moves)).toEqual(told.decisions.map(({ move }) => move))
  expect(told.turns.map(({ n }) => n)).toEqual(entries.flatMap(({ opens }, i) => (opens ? [i + 1] : [])))
}

describe('a review', () => {
  test.each(KINDS)('covers every decision and every deal: $players players, palace $palace', (kind) => {
    const game = some({ ...kind, seed: 'whole' }, 70)
    const told = judged(game)
    expectWhole(game, told)
    const dealt = game.entries.filter(({ deal }) => deal !== undefined).length
    expect(told.deals.map(({ round }) => round)).toEqual(Array.from({ length: dealt + 1 }, (_, i) => i + 1))
    for (const { chances, before, after, loss, forced, n, best, line } of told.decisions) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4)
      expect(loss).toBeGreaterThanOrEqual(0)
      expect(before - after).toBeCloseTo(loss, 9)
      const legal = legalMoves(rewind(game, n - 1))
      expect(forced).toBe(legal.length === 1)
      expect(legal).toContain(best)
      expect(line[0]).toBe(best)
    }
    for (const { before, after, swing } of told.deals) {
      expect(before.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4)
      // What some gain others lose: the win chance that changes hands is the sum of all gains.
      const gains = after.map((chance, seat) => Math.max(0, chance - before[seat]))
      expect(swing).toBeCloseTo(
        gains.reduce((sum, gain) => sum + gain, 0),
        4,
      )
    }
    expect(JSON.parse(JSON.stringify(told))).toEqual(told)
  })

  test('of a turn adds up what its decisions gave away, and names the worst of them', () => {
    const told = judged(some({ players: 3, seed: 'turns' }, 80), { iterations: 24 })
    for (const turn of told.turns) {
      const own = told.decisions.slice(turn.n - 1, turn.n - 1 + turn.decisions)
      expect(turn.loss).toBeCloseTo(
        own.reduce((sum, { loss }) => sum + loss, 0),
        9,
      )
      expect(turn.after).toBe(own.at(-1)?.after)
      expect(turn.accuracy).toBe(accuracyOf(turn.loss))
      expect(turn.grade).toBe(gradeOf(turn.loss))
      const worst = own.reduce((one, other) => (other.loss > one.loss ? other : one))
      expect(turn.better?.chance).toBe(worst.better?.chance)
    }
    expect(told.turns.some(({ better }) => better !== null)).toBe(true)
  })

  test('of the whole game is made of its turns and deals', () => {
    const told = judged(some({ players: 2, seed: 'sum' }, 80), { iterations: 24 })
    const given = told.turns.reduce((sum, { loss }) => sum + loss, 0)
    const dealt = told.deals.reduce((sum, { swing }) => sum + swing, 0)
    expect(told.luckShare).toBeCloseTo(dealt / (dealt + given), 9)
    told.seats.forEach(({ luck, loss, turns, grades }, seat) => {
      expect(luck).toBeCloseTo(
        told.deals.reduce((sum, { before, after }) => sum + after[seat] - before[seat], 0),
        9,
      )
      const own = told.turns.filter((turn) => turn.seat === seat && !turn.forced)
      expect(turns).toBe(own.length)
      expect(Object.values(grades).reduce((sum, count) => sum + count, 0)).toBe(turns)
      expect(loss).toBeCloseTo(
        own.reduce((sum, turn) => sum + turn.loss, 0),
        9,
      )
    })
    const swings = told.turningPoints.map(({ swing }) => swing)
    expect(swings.every((swing) => swing >= 0.05)).toBe(true)
    const others = told.turns.filter(({ n }) => told.turningPoints.every((point) => point.n !== n))
    if (swings.length === 5) for (const { loss } of others) expect(loss).toBeLessThanOrEqual(Math.min(...swings))
  })

  test('is the same for the same seed, and knows nothing of the deals to come', () => {
    const text = formatRecord(some({ players: 3, palace: true, seed: 'secret' }, 60))
    const read = (seed: string) => {
      const record = parseRecord(text, seed)
      if (!record.ok) throw new Error(record.fault.problem)
      return record.game
    }
    const [one, two] = [read('one'), read('two')]
    expect(judged(one)).toEqual(judged(two))
    expect(judged(one, BUDGET, 'other')).not.toEqual(judged(two))
  })

  test('leaves the game as it is', () => {
    const game = some({ players: 2, seed: 'still' }, 30)
    const before = formatRecord(game)
    judged(game)
    expect(formatRecord(game)).toBe(before)
  })

  test('can do without a search', () => {
    const game = some({ players: 4, seed: 'net' }, 40)
    expectWhole(game, judged(game, { iterations: 0 }))
  })

  test('obeys the clock', () => {
    const game = some({ players: 2, seed: 'clock' }, 4)
    const told = review(game, { net: netFor(game), budget: { ms: 2 } })
    expectWhole(game, told)
  })

  /** Ten tiles are taken, so that the round is the last; Blue, with no talent, is alone in it. */
  const lastRound = (seats: NonNullable<Sketch['seats']>) => {
    const squares = ['a2', 'a3', 'b2', 'b3', 'a4', 'b4', 'c2', 'c3', 'd3', 'c4']
    const planted = Object.fromEntries(squares.map((square, i) => [square, i % 2 === 0 ? 'blue' : 'red'] as const))
    const groups = ['*farmer priest engineer', '*merchant farmer priest']
    return table({ players: 2, planted, groups, canals: everyZone('blue', 'red'), caravan: 'ninoua', seats })
  }

  test('of a finished game tells who won, and judges its last decision by the result', () => {
    const game = lastRound({ blue: { talents: 0, camels: 0 }, red: { score: 9, passed: true } })
    while (legalMoves(game).length > 0) play(game, legalMoves(game)[0])
    const told = judged(game)
    expectWhole(game, told)
    expect(told.winners).toEqual([1])
    expect(told.deals).toEqual([])
    const last = told.decisions.at(-1)
    expect(last?.after).toBe(last?.seat === 1 ? 1 : 0)
  })

  test('finds the blunder: a pass where two goods sold would have won (R7.4, R11.1)', () => {
    // Both have five tiles, and with them the favour. Red leads the procession: Marduk is worth 2 points.
    const game = lastRound({
      blue: { score: 30, talents: 0, goods: { dates: 2 } },
      red: { score: 31, passed: true },
    })
    moves(game, 'pass')
    const told = judged(game, { iterations: 150 })
    expect(told.decisions[0].best).toBe('caravan babylon')
    expect(told.turns[0]).toMatchObject({ grade: 'blunder', seat: 0 })
    expect(told.turns[0].loss).toBeGreaterThan(0.8)
    expect(told.turns[0].better?.moves).toEqual(['caravan babylon', 'sell dates dates'])
    expect(told.turns[0].better?.reasons[0]).toEqual({ code: 'points', points: 6, source: 'R7.4', side: 'for' })
    expect(told.turningPoints).toEqual([{ kind: 'turn', n: 1, swing: told.turns[0].loss }])
    expect(told.seats[0].accuracy).toBeLessThan(10)
    expect(told.seats[1].accuracy).toBeNull()
  })

  test('judges a game with another box', () => {
    const tokens = { ...STANDARD.tokens, camels: 4, talents: 16, neutralCubes: 0 }
    const edition = { ...STANDARD, id: 'poor', tokens, fields: { top: ['wine'], bottom: ['salt', 'palm'] } } as const
    const game = some({ players: 3, palace: true, seed: 'poor', edition }, 60)
    const told = judged(game)
    expectWhole(game, told)
    expect(told.edition).toBe('poor')
  })

  test('of a game without a decision is empty', () => {
    const told = judged(newGame({ players: 2, seed: 'empty' }))
    expect(told).toMatchObject({ complete: true, decisions: [], turns: [], turningPoints: [], winners: null })
    expect(told.deals).toHaveLength(1)
    expect(told.seats[0]).toMatchObject({ accuracy: null, turns: 0 })
  })
})

describe('a review on the way', () => {
  const game = some({ players: 2, seed: 'way' }, 20)
  const options = { net: netFor(game), budget: BUDGET }

  test('hands out every piece as soon as it is judged', () => {
    const steps = [...reviewSteps(game, options)]
    expect(steps[0].kind).toBe('deal')
    expect(steps.filter(({ kind }) => kind === 'decision').map(({ done }) => done)).toEqual(
      game.entries.map((_, i) => i + 1),
    )
    expect(steps.every(({ all }) => all === 20)).toBe(true)
    const whole = review(game, options)
    expect(steps.flatMap((step) => (step.kind === 'turn' ? [step.turn] : []))).toEqual(whole.turns)
  })

  test('can be broken off, and then covers what it had', () => {
    const told = review(game, options, ({ done }) => done < 7)
    expect(told.complete).toBe(false)
    expect(told.decisions).toHaveLength(7)
    expect(told.seats).toHaveLength(2)
  })

  test('goes on where it was broken off, and judges as if it never had been', () => {
    const begun = review(game, options, ({ done }) => done < 7)
    const marked = begun.decisions.map((decision) => ({ ...decision, points: 99 }))
    expect(review(game, { ...options, known: begun })).toEqual(review(game, options))
    const known = { decisions: marked, deals: begun.deals }
    expect(
      review(game, { ...options, known })
        .decisions.slice(0, 8)
        .map(({ points }) => points === 99),
    ).toEqual([...marked.map(() => true), false])
  })
})

describe('accuracy', () => {
  test('falls exponentially with the win chance given away, as lichess has it', () => {
    expect(accuracyOf(0)).toBe(100)
    expect(accuracyOf(1)).toBe(0)
    // The points to which the curve was fitted: 5 % lost is about 75 % accuracy, and so on; 1 % is added.
    for (const [lost, wanted] of [
      [5, 75],
      [10, 60],
      [20, 42],
      [40, 20],
      [60, 5],
    ])
      expect(Math.abs(accuracyOf(lost / 100) - 1 - wanted)).toBeLessThan(6)
    for (let lost = 0; lost < 100; lost++)
      expect(accuracyOf((lost + 1) / 100)).toBeLessThanOrEqual(accuracyOf(lost / 100))
  })

  test('has the steps of lichess for its names', () => {
    expect([0, 0.049, 0.05, 0.1, 0.15, 0.9].map(gradeOf)).toEqual([
      'good',
      'good',
      'inaccuracy',
      'mistake',
      'blunder',
      'blunder',
    ])
  })

  test('of a game is 100 % without a loss, and minds bad turns more than a plain mean', () => {
    const turn = (loss: number) => ({ before: 0.5, after: 0.5 - loss, loss })
    expect(gameAccuracy([])).toBeUndefined()
    expect(gameAccuracy([turn(0), turn(0), turn(0)])).toBeCloseTo(100, 9)
    const turns = [turn(0), turn(0), turn(0), turn(0.4)]
    const mean = (300 + accuracyOf(0.4)) / 4
    expect(gameAccuracy(turns)).toBeLessThan(mean)
    expect(gameAccuracy(turns)).toBeGreaterThan(accuracyOf(0.4))
  })

  test('is lost by random play, and not by who plays what the judge holds best', () => {
    const lost = ({ seats }: Review) => seats.reduce((sum, { loss }) => sum + loss, 0)
    const wild = some({ players: 2, seed: 'compare' }, 60)
    const net = netFor(wild)
    const careful = newGame({ players: 2, seed: 'compare' })
    const bot = createBot('engineer', { net, random: seededRandom('careful') })
    for (let i = 0; i < 60; i++) play(careful, formatMove(bot.choose(careful.position)))
    expect(lost(judged(wild, { iterations: 0 }))).toBeGreaterThan(0.1)
    expect(lost(judged(careful, { iterations: 0 }))).toBeLessThan(lost(judged(wild, { iterations: 0 })) / 4)
  })
})
