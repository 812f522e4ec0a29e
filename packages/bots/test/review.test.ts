import { readFileSync } from 'node:fs'
import {
  formatMove,
  formatRecord,
  type Game,
  legalMoves,
  newGame,
  parseMove,
  parseRecord,
  play,
  rewind,
  STANDARD,
  seededRandom,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { everyZone, moves, type Sketch, table, wander } from '../../engine/test/table.ts'
import {
  AnalysisThread,
  accuracyOf,
  closerBudget,
  closerLooks,
  costliestTurns,
  costOf,
  createTreeMemory,
  FULL_BUDGET,
  gameAccuracy,
  gradeOf,
  isAboutPoints,
  judgeReports,
  LEVEL_SETTINGS,
  mergeReports,
  parseWeights,
  proveDecision,
  type Review,
  type ReviewedDecision,
  review,
  reviewSteps,
  revise,
  Tree,
  thinkOnePly,
  weightsUrl,
} from '../src/index.ts'
import { judgeDecision } from '../src/review/decision.ts'
import { REVIEW_BUDGET } from '../src/review/review.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))
const BUDGET = { iterations: 8 }

const netFor = (game: Game) => parseWeights(readFileSync(weightsUrl(game.position.box))).net
const reviewed = (game: Game, budget = BUDGET, seed = 'test') => review(game, { net: netFor(game), budget, seed })

/** A game after some random moves. */
const some = (kind: Parameters<typeof newGame>[0], count: number) => wander(newGame(kind), kind.seed, count)

function expectWhole(game: Game, result: Review): void {
  const { entries } = game
  expect(result.complete).toBe(true)
  expect(result.decisions.map(({ n }) => n)).toEqual(entries.map((_, i) => i + 1))
  expect(result.decisions.map(({ move, seat }) => [move, seat])).toEqual(
    entries.map(({ move, seat }) => [formatMove(move), seat]),
  )
  expect(result.turns.flatMap((turn) => turn.moves)).toEqual(result.decisions.map(({ move }) => move))
  expect(result.turns.map(({ n }) => n)).toEqual(entries.flatMap(({ opens }, i) => (opens ? [i + 1] : [])))
}

describe('a review', () => {
  test.each(KINDS)('covers every decision and every deal: $players players, palace $palace', (kind) => {
    const game = some({ ...kind, seed: 'whole' }, 70)
    const result = reviewed(game)
    expectWhole(game, result)
    const dealt = game.entries.filter(({ deal }) => deal !== undefined).length
    expect(result.deals.map(({ round }) => round)).toEqual(Array.from({ length: dealt + 1 }, (_, i) => i + 1))
    for (const { chances, before, after, loss, forced, n, best, line } of result.decisions) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4)
      expect(loss).toBeGreaterThanOrEqual(0)
      expect(before - after).toBeCloseTo(loss, 9)
      const legal = legalMoves(rewind(game, n - 1))
      expect(forced).toBe(legal.length === 1)
      expect(legal).toContain(best)
      expect(line[0]).toBe(best)
    }
    for (const { before, after, swing } of result.deals) {
      expect(before.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4)
      // Gains and losses cancel out, so the swing is the sum of all gains.
      const gains = after.map((chance, seat) => Math.max(0, chance - before[seat]))
      expect(swing).toBeCloseTo(
        gains.reduce((sum, gain) => sum + gain, 0),
        4,
      )
    }
    expect(JSON.parse(JSON.stringify(result))).toEqual(result)
  })

  test('adds up the losses of a turn and names its worst decision', () => {
    const result = reviewed(some({ players: 3, seed: 'turns' }, 80), { iterations: 24 })
    for (const turn of result.turns) {
      const own = result.decisions.slice(turn.n - 1, turn.n - 1 + turn.decisions)
      expect(turn.loss).toBeCloseTo(
        own.reduce((sum, { loss }) => sum + loss, 0),
        9,
      )
      expect(turn.after).toBe(own.at(-1)?.after)
      expect(turn.points).toBeCloseTo(
        own.reduce((sum, { points }) => sum + points, 0),
        9,
      )
      expect(turn.accuracy).toBe(accuracyOf(costOf(turn)))
      expect(turn.grade).toBe(gradeOf(costOf(turn)))
      const worst = own.reduce((one, other) => (costOf(other) > costOf(one) ? other : one))
      expect(turn.better?.chance).toBe(worst.better?.chance)
    }
    expect(result.turns.some(({ better }) => better !== null)).toBe(true)
  })

  test('combines turns and deals into the whole game', () => {
    const result = reviewed(some({ players: 2, seed: 'sum' }, 80), { iterations: 24 })
    const given = result.turns.reduce((sum, { loss }) => sum + loss, 0)
    const dealt = result.deals.reduce((sum, { swing }) => sum + swing, 0)
    expect(result.luckShare).toBeCloseTo(dealt / (dealt + given), 9)
    result.seats.forEach(({ luck, loss, turns, grades }, seat) => {
      expect(luck).toBeCloseTo(
        result.deals.reduce((sum, { before, after }) => sum + after[seat] - before[seat], 0),
        9,
      )
      const own = result.turns.filter((turn) => turn.seat === seat && !turn.forced)
      expect(turns).toBe(own.length)
      expect(result.seats[seat].points).toBeCloseTo(
        own.reduce((sum, turn) => sum + turn.points, 0),
        9,
      )
      expect(Object.values(grades).reduce((sum, count) => sum + count, 0)).toBe(turns)
      expect(loss).toBeCloseTo(
        own.reduce((sum, turn) => sum + turn.loss, 0),
        9,
      )
    })
    const swings = result.turningPoints.map(({ swing }) => swing)
    expect(swings.every((swing) => swing >= 0.05)).toBe(true)
    const others = result.turns.filter(({ n }) => result.turningPoints.every((point) => point.n !== n))
    if (swings.length === 5) for (const { loss } of others) expect(loss).toBeLessThanOrEqual(Math.min(...swings))
  })

  test('is the same for the same seed, and never sees future deals', () => {
    const text = formatRecord(some({ players: 3, palace: true, seed: 'secret' }, 60))
    const read = (seed: string) => {
      const record = parseRecord(text, seed)
      if (!record.ok) throw new Error(record.fault.problem)
      return record.game
    }
    const one = read('one')
    const two = read('two')
    expect(reviewed(one)).toEqual(reviewed(two))
    expect(reviewed(one, BUDGET, 'other')).not.toEqual(reviewed(two))
  })

  test('leaves the game unchanged', () => {
    const game = some({ players: 2, seed: 'still' }, 30)
    const before = formatRecord(game)
    reviewed(game)
    expect(formatRecord(game)).toBe(before)
  })

  test('works without a search', () => {
    const game = some({ players: 4, seed: 'net' }, 40)
    expectWhole(game, reviewed(game, { iterations: 0 }))
  })

  test('respects a time limit', () => {
    const game = some({ players: 2, seed: 'clock' }, 4)
    const result = review(game, { net: netFor(game), budget: { ms: 2 } })
    expectWhole(game, result)
  })

  /** The last round, with ten tiles taken; only Blue, who has no talent, has not passed. */
  const lastRound = (seats: NonNullable<Sketch['seats']>) => {
    const squares = ['a2', 'a3', 'b2', 'b3', 'a4', 'b4', 'c2', 'c3', 'd3', 'c4']
    const planted = Object.fromEntries(squares.map((square, i) => [square, i % 2 === 0 ? 'blue' : 'red'] as const))
    const groups = ['*farmer priest engineer', '*merchant farmer priest']
    return table({ players: 2, planted, groups, canals: everyZone('blue', 'red'), caravan: 'ninoua', seats })
  }

  test('names the winners of a finished game, and rates its last decision by the result', () => {
    const game = lastRound({ blue: { talents: 0, camels: 0 }, red: { score: 9, passed: true } })
    while (legalMoves(game).length > 0) play(game, legalMoves(game)[0])
    const result = reviewed(game)
    expectWhole(game, result)
    expect(result.winners).toEqual([1])
    expect(result.deals).toEqual([])
    const last = result.decisions.at(-1)
    expect(last?.after).toBe(last?.seat === 1 ? 1 : 0)
  })

  test('finds the blunder: a pass where two goods sold would have won (R7.4, R11.1)', () => {
    // Both have five tiles, and with them the favour. Red leads the procession: Marduk is worth 2 points.
    const game = lastRound({
      blue: { score: 30, talents: 0, goods: { dates: 2 } },
      red: { score: 31, passed: true },
    })
    moves(game, 'pass')
    const result = reviewed(game, { iterations: 150 })
    expect(result.decisions[0].best).toBe('caravan babylon')
    expect(result.turns[0]).toMatchObject({ grade: 'blunder', seat: 0, proven: true, loss: 1 })
    expect(result.turns[0].better?.moves).toEqual(['caravan babylon', 'sell dates dates'])
    expect(result.turns[0].better?.reasons[0]).toEqual({ code: 'points', points: 6, source: 'R7.4', side: 'for' })
    expect(result.turningPoints).toEqual([{ kind: 'turn', n: 1, swing: result.turns[0].loss }])
    expect(result.seats[0].accuracy).toBeLessThan(10)
    expect(result.seats[1].accuracy).toBeNull()
  })

  test('counts a blunder in a decided game among the costliest turns of its player, not as a turning point', () => {
    const game = lastRound({
      blue: { score: 30, talents: 0, goods: { dates: 2 } },
      red: { score: 60, passed: true },
    })
    moves(game, 'pass')
    const result = reviewed(game, { iterations: 150 })
    expect(result.turns[0]).toMatchObject({ grade: 'blunder', loss: 0 })
    expect(result.turningPoints).toEqual([])
    expect(costliestTurns(result, [0])).toEqual([result.turns[0]])
    expect(costliestTurns(result, [1])).toEqual([])
    expect(result.turns.map(isAboutPoints)).toEqual(result.turns.map(() => true))
  })

  test('lists the turns that lost most win chance, and of the others those that lost most points', () => {
    const [turn] = reviewed(some({ players: 2, seed: 'costly' }, 9)).turns
    const costs = [
      { seat: 0, loss: 0.06, points: 0 },
      { seat: 0, loss: 0, points: 3 },
      { seat: 1, loss: 0.9, points: 9 },
      { seat: 0, loss: 0.03, points: 2 },
      { seat: 0, loss: 0.019, points: 0.9 },
      { seat: 0, loss: 0.2, points: 0 },
      { seat: 0, loss: 0.01, points: 1.5 },
      { seat: 0, loss: 0.05, points: 2 },
      { seat: 0, loss: 0.04, points: 0 },
      { seat: 0, loss: 0, points: 1.4 },
      { seat: 0, loss: 0.04, points: 0 },
    ]
    const turns = costs.map((cost, i) => ({ ...turn, ...cost, n: i + 1 }))
    const costly = (count: number, seats: readonly number[]) =>
      costliestTurns({ turns: turns.slice(0, count) }, seats).map(({ n }) => n)
    expect(costly(5, [0])).toEqual([1, 2, 4])
    expect(costly(10, [0])).toEqual([1, 2, 4, 6, 7, 8, 9, 10])
    // The eleventh takes the place of the fourth among the five, which takes that of the tenth among the three.
    expect(costly(11, [0])).toEqual([1, 2, 4, 6, 7, 8, 9, 11])
    expect(costly(5, [0, 1])).toEqual([1, 2, 3, 4])
    expect(costly(11, [])).toEqual([])
  })

  test('reviews a game with a custom edition', () => {
    const tokens = { ...STANDARD.tokens, camels: 4, talents: 16, neutralCubes: 0 }
    const edition = { ...STANDARD, id: 'poor', tokens, fields: { top: ['wine'], bottom: ['salt', 'palm'] } } as const
    const game = some({ players: 3, palace: true, seed: 'poor', edition }, 60)
    const result = reviewed(game)
    expectWhole(game, result)
    expect(result.edition).toBe('poor')
  })

  test('is empty for a game without decisions', () => {
    const result = reviewed(newGame({ players: 2, seed: 'empty' }))
    expect(result).toMatchObject({ complete: true, decisions: [], turns: [], turningPoints: [], winners: null })
    expect(result.deals).toHaveLength(1)
    expect(result.seats[0]).toMatchObject({ accuracy: null, turns: 0 })
  })
})

test('a review searches more than any level but the strongest, which has a time and no number of iterations', () => {
  for (const { iterations } of Object.values(LEVEL_SETTINGS))
    expect(Math.max(...Object.values(iterations))).toBeLessThan(Number(REVIEW_BUDGET.iterations))
})

test('of two proven moves that are equally good, the chances are those after the one that was played; points count in full', () => {
  const game = some({ players: 3, palace: false, seed: 'equal' }, 4)
  const { position } = rewind(game, 0)
  const rest = game.entries.slice(0, 1)
  const [{ move: played }] = rest
  const other = parseMove(legalMoves(rewind(game, 0)).find((move) => move !== formatMove(played)) ?? '') ?? played
  const after = { chances: [0.5, 0.4, 0.1], margins: [1, 0, -9] }
  const best = { chances: [0.5, 0.1, 0.4], margins: [1, -9, 0] }
  const equal = { visits: 1, chance: 0.5, margin: 1, value: 0.5 }
  const found = {
    analysis: { iterations: 2, moves: [other, played].map((move) => ({ ...equal, move })), line: [other] },
    ...best,
    proven: true,
    outcomes: new Map([
      [played, after],
      [other, best],
    ]),
    line: (move: typeof played) => ({ moves: [move], own: 1 }),
  }
  const deps = { net: netFor(game), random: seededRandom('equal') }
  expect(judgeDecision(position, 1, rest, found, equal, deps)).toMatchObject({ ...after, loss: 0 })
  const worse = { ...equal, chance: 0.3 }
  expect(judgeDecision(position, 1, rest, found, worse, deps)).toMatchObject({ ...best, loss: expect.closeTo(0.2) })
  // A point is within the error of a search, but not of a proof.
  const less = { ...equal, margin: -1.5 }
  expect(judgeDecision(position, 1, rest, found, less, deps).points).toBeCloseTo(2.5)
  const unproven = { ...found, proven: false }
  expect(judgeDecision(position, 1, rest, unproven, less, deps).points).toBeCloseTo(1.5)
  expect(judgeDecision(position, 1, rest, unproven, { ...equal, margin: 0.1 }, deps).points).toBe(0)
})

describe('a review in progress', () => {
  const game = some({ players: 2, seed: 'way' }, 20)
  const options = { net: netFor(game), budget: BUDGET }

  test('yields every result as soon as it is known', () => {
    const steps = [...reviewSteps(game, options)]
    expect(steps[0].kind).toBe('deal')
    expect(steps.filter(({ kind }) => kind === 'decision').map(({ done }) => done)).toEqual(
      game.entries.map((_, i) => i + 1),
    )
    expect(steps.every(({ all }) => all === 20)).toBe(true)
    const whole = review(game, options)
    expect(steps.flatMap((step) => (step.kind === 'turn' ? [step.turn] : []))).toEqual(whole.turns)
  })

  test('can be cancelled, and covers what it had', () => {
    const result = review(game, options, ({ done }) => done < 7)
    expect(result.complete).toBe(false)
    expect(result.decisions).toHaveLength(7)
    expect(result.seats).toHaveLength(2)
  })

  test('resumes with the same results as an uninterrupted review', () => {
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

describe('a closer look', () => {
  const game = some({ players: 2, seed: 'closer' }, 30)
  const deps = (seed: string) => ({ net: netFor(game), random: seededRandom(seed) })
  const once = review(game, { net: netFor(game), budget: BUDGET })
  const cost = (n: number) => costOf(once.decisions[n - 1])

  /** As the app and the terminal do it, with threads that take turns. */
  function look(n: number, threads: number) {
    const memory = createTreeMemory(4000)
    new Tree(memory).reset()
    const { position } = rewind(game, n - 1)
    const { move } = game.entries[n - 1]
    const reports = Array.from({ length: threads }, (_, i) =>
      new AnalysisThread(deps(`thread ${i}`), position, memory, move).look({ iterations: 80 }, threads),
    )
    return { reports, decision: judgeReports(game, n, reports, deps('judge')) }
  }

  /** A decision that cost nothing, with these chances before it. */
  const calm = (n: number, seat: number, ...chances: number[]) => {
    const chance = chances[seat]
    const verdict = { before: chance, after: chance, loss: 0, points: 0, chances }
    return { n, round: 1, seat, forced: false, ...verdict } as unknown as ReviewedDecision
  }

  test('is due to the eight decisions that cost most, in this order', () => {
    const game = once.decisions.map(({ n, loss, points }) => ({ ...calm(n, 0, 0.5, 0.5), loss, points }))
    const apart = game.map((decision) => ({ ...decision, round: decision.n }))
    const due = closerLooks(apart)
    expect(due).toHaveLength(8)
    expect(due).toEqual(due.toSorted((a, b) => cost(b) - cost(a)))
    const least = cost(due[7])
    for (const { n } of game) if (!due.includes(n)) expect(cost(n)).toBeLessThanOrEqual(least)
  })

  test('is due to decisions that contradict each other', () => {
    const [first, second, third] = [calm(1, 0, 0.5, 0.5), calm(2, 1, 0.5, 0.5), calm(3, 0, 0.9, 0.1)]
    expect(closerLooks([first, second, third]).toSorted()).toEqual([2, 3])
    // A forced move between them changes nothing, and is not searched itself.
    const forced = { ...calm(3, 1, 0.2, 0.8), forced: true }
    expect(closerLooks([first, second, forced, { ...third, n: 4 }]).toSorted()).toEqual([2, 4])
    // A deal between them may explain it, and so may a mistake that has been found.
    expect(closerLooks([first, second, { ...third, round: 2 }])).toEqual([])
    const mistake = { ...second, after: 0.1, loss: 0.4 }
    expect(closerLooks([first, mistake, third])).toEqual([2])
    expect(closerLooks([first, { ...mistake, closer: true }, third])).toEqual([])
  })

  test('is due to all decisions with a choice, if they are wanted', () => {
    const all = closerLooks(once.decisions, true)
    expect(all.toSorted((a, b) => a - b)).toEqual(
      once.decisions.filter(({ forced, proven }) => !forced && !proven).map(({ n }) => n),
    )
    expect(all.slice(0, 3)).toEqual(closerLooks(once.decisions).slice(0, 3))
  })

  test('is not due twice', () => {
    const due = closerLooks(once.decisions)
    const begun = due.slice(0, 3).reduce((seen, n) => revise(game, seen, look(n, 1).decision), once)
    expect(closerLooks(begun.decisions)).toHaveLength(5)
    for (const n of due.slice(0, 3)) expect(closerLooks(begun.decisions, true)).not.toContain(n)
  })

  test('gives the move played at least its eighth of the search, whatever the search thinks of it', () => {
    for (const n of closerLooks(once.decisions)) {
      const { reports } = look(n, 2)
      const { move } = game.entries[n - 1]
      const { iterations, moves } = mergeReports(reports)
      expect(iterations).toBe(160)
      expect(moves.find((seen) => seen.move === move)?.visits).toBeGreaterThanOrEqual(18)
    }
  })

  test('replaces the verdict on a decision, its turn and its player, and nothing else', () => {
    const [n] = closerLooks(once.decisions)
    const { decision } = look(n, 2)
    expect(decision).toMatchObject({ n, closer: true, move: once.decisions[n - 1].move })
    const twice = revise(game, once, decision)
    expect(twice.decisions[n - 1]).toBe(decision)
    twice.decisions.forEach((other, i) => {
      if (i !== n - 1) expect(other).toBe(once.decisions[i])
    })
    for (const turn of twice.turns) {
      const own = twice.decisions.slice(turn.n - 1, turn.n - 1 + turn.decisions)
      expect(turn.loss).toBeCloseTo(
        own.reduce((sum, { loss }) => sum + loss, 0),
        9,
      )
    }
    const { seat } = decision
    expect(twice.seats[seat].loss - once.seats[seat].loss).toBeCloseTo(decision.loss - once.decisions[n - 1].loss, 9)
    expect(twice.seats[1 - seat]).toEqual(once.seats[1 - seat])
    expect(twice.deals).toEqual(once.deals)
  })

  test('proves a last round where it can', () => {
    const whole = some({ players: 2, seed: 'end' }, 9999)
    const last = whole.entries.findLastIndex((_, i) => legalMoves(rewind(whole, i)).length > 1) + 1
    const decision = proveDecision(whole, last, deps('proof'))
    expect(decision).toMatchObject({ n: last, proven: true, closer: true })
    expect(proveDecision(whole, 1, deps('proof'))).toBeUndefined()
  })

  test('goes on when its tree is full', () => {
    const [n] = closerLooks(once.decisions)
    const { position } = rewind(game, n - 1)
    const thread = new AnalysisThread({ ...deps('full'), nodes: 40 }, position, undefined, game.entries[n - 1].move)
    expect(thread.look({ iterations: 500 }, 1).iterations).toBe(500)
  })

  test('takes eight times as long as the strongest level', () => {
    const { ms } = FULL_BUDGET
    expect(closerBudget()).toEqual({ ms: 8 * Number(ms) })
  })
})

describe('accuracy', () => {
  test('falls exponentially with the win chance given away, as on lichess', () => {
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

  test('uses the grade thresholds of lichess', () => {
    expect([0, 0.049, 0.05, 0.1, 0.15, 0.9].map(gradeOf)).toEqual([
      'good',
      'good',
      'inaccuracy',
      'mistake',
      'blunder',
      'blunder',
    ])
  })

  test('counts points where no win chance is left to lose', () => {
    expect(costOf({ loss: 0.2, points: 1 })).toBe(0.2)
    expect(costOf({ loss: 0, points: 3 })).toBeCloseTo(0.15, 9)
    expect(costOf({ loss: 0, points: 0 })).toBe(0)
  })

  test('is 100 % for a game without losses, and punishes bad turns more than a plain mean', () => {
    const turn = (loss: number, points = 0) => ({ loss, points })
    expect(gameAccuracy([])).toBeUndefined()
    expect(gameAccuracy([turn(0), turn(0), turn(0)])).toBeCloseTo(100, 9)
    const turns = [turn(0), turn(0), turn(0), turn(0, 8)]
    const mean = (300 + accuracyOf(0.4)) / 4
    expect(gameAccuracy(turns)).toBeLessThan(mean)
    expect(gameAccuracy(turns)).toBeGreaterThan(accuracyOf(0.4))
  })

  test('is low for random play, and high for the moves the network prefers', () => {
    const lost = ({ seats }: Review) => seats.reduce((sum, { loss }) => sum + loss, 0)
    const wild = some({ players: 2, seed: 'compare' }, 60)
    const net = netFor(wild)
    const careful = newGame({ players: 2, seed: 'compare' })
    const random = seededRandom('careful')
    for (let i = 0; i < 60; i++) play(careful, formatMove(thinkOnePly(net, careful.position, random).move))
    expect(lost(reviewed(wild, { iterations: 0 }))).toBeGreaterThan(0.1)
    expect(lost(reviewed(careful, { iterations: 0 }))).toBeLessThan(lost(reviewed(wild, { iterations: 0 })) / 4)
  })
})
