import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createNet,
  DEFAULT_OBJECTIVE,
  evaluateNet,
  evaluatePrior,
  featureSizes,
  type Net,
  parseWeights,
  weightCount,
  weightsUrl,
} from '@amyitis/bots'
import { editionValues, openBox, STANDARD, seededRandom } from '@amyitis/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { loadTraining } from '../src/train/checkpoint.ts'
import { curveFile } from '../src/train/curve.ts'
import { type Choice, Learner, type TrainingExample } from '../src/train/learner.ts'
import { defaultRecipe, gamesOf, iterationsAt, type Recipe, rateAt, startedFrom } from '../src/train/recipe.ts'
import { searchPlay, selfPlay } from '../src/train/self-play.ts'
import { trainingExamples } from '../src/train/td.ts'
import { train } from '../src/train/trainer.ts'
import { sha256, widened } from '../src/train/weights-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'train-'))
afterAll(() => rmSync(folder, { recursive: true }))

const box = openBox(STANDARD, 3, true)
const how = { error: 0, openingError: 0, guests: 0, iterations: 12, explore: 0.25, ...DEFAULT_OBJECTIVE }
const shape = { ...featureSizes(box), players: 3, hidden: 16, top: 8 }

function someNet(): Net {
  return createNet(
    shape,
    Float32Array.from({ length: weightCount(shape) }, (_, i) => Math.sin(i * 12.9898) * 0.3),
  )
}

/** The loss that the learner minimizes: win chances, margins, rounds left and the prior. */
function lossOf(net: Net, lesson: TrainingExample): number {
  net.input.table.set(lesson.features.table)
  lesson.features.seats.forEach((seat, i) => {
    net.input.seats[i].set(seat)
  })
  evaluateNet(net)
  let loss = (0.1 / 2) * ((net.rounds - lesson.rounds) / 10) ** 2 * 3
  for (let seat = 0; seat < 3; seat++) {
    loss -= lesson.chances[seat] * Math.log(net.chances[seat])
    loss += (0.25 / 2) * ((net.margins[seat] - lesson.margins[seat]) / 20) ** 2
  }
  return loss + (lesson.choice === undefined ? 0 : 0.3 * choiceLoss(net, lesson.choice))
}

/** The cross-entropy of the prior. */
function choiceLoss(net: Net, { seat, features, values, ends, target }: Choice): number {
  const byFeature = evaluatePrior(net, seat)
  const logits = Array.from(ends, (end, i) => {
    let sum = 0
    for (let k = i === 0 ? 0 : ends[i - 1]; k < end; k++) sum += values[k] * byFeature[features[k]]
    return sum
  })
  const all = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit), 0))
  return logits.reduce((sum, logit, i) => sum + target[i] * (all - logit), 0)
}

describe('the learner', () => {
  const game = selfPlay(someNet(), box, seededRandom('lesson'), { ...how, error: 0.2 })
  const lessons = trainingExamples(game, 0.8)

  test.each([false, true])('follows the measured change of the loss, with the prior: %s', (prior) => {
    const lesson = prior
      ? (lessons.find(({ choice }) => (choice?.target.length ?? 0) > 2) as TrainingExample)
      : { ...lessons[20], chances: Float32Array.of(0.05, 0.9, 0.05), rounds: 20, choice: undefined }
    const learner = new Learner(someNet())
    const before = learner.net.weights.slice()
    learner.learn(lesson)
    learner.step(1e-4)
    let checked = 0
    const probe = someNet()
    const random = seededRandom('probe')
    for (let k = 0; k < 1000; k++) {
      const i = random(before.length)
      const move = learner.net.weights[i] - before[i]
      const lossAt = (weight: number) => {
        probe.weights.set(before)
        probe.weights[i] = weight
        return lossOf(probe, lesson)
      }
      const slope = (lossAt(before[i] + 0.002) - lossAt(before[i] - 0.002)) / 0.004
      if (Math.abs(slope) < 5e-4) continue
      expect(Math.sign(move)).toBe(-Math.sign(slope))
      checked++
    }
    expect(checked).toBeGreaterThan(20)
  })

  test('overfits a single example, including the prior', () => {
    const learner = new Learner(someNet())
    const some = lessons.find(({ choice }) => choice !== undefined && choice.target.length > 2) as TrainingExample
    const lesson = { ...some, chances: Float32Array.of(0.8, 0.15, 0.05), rounds: 4 }
    const first = learner.learn(lesson)
    for (let i = 0; i < 300; i++) {
      learner.step(0.003)
      learner.learn(lesson)
    }
    expect(learner.learn(lesson)).toBeLessThan(first)
    Array.from(lesson.chances).forEach((chance, seat) => {
      expect(learner.net.chances[seat]).toBeCloseTo(chance, 1)
    })
    expect(learner.net.rounds).toBeCloseTo(lesson.rounds, 0)
  })
})

describe('training examples by TD(λ)', () => {
  const game = selfPlay(someNet(), box, seededRandom('td'), how)

  test('with λ = 1 every position learns the result of the game', () => {
    for (const { chances } of trainingExamples(game, 1)) expect([...chances]).toEqual([...game.result.chances])
  })

  test('with λ = 0 each position learns the evaluation of the next', () => {
    const lessons = trainingExamples(game, 0).reverse()
    for (let i = 0; i + 1 < lessons.length; i++)
      Array.from(lessons[i].chances).forEach((chance, seat) => {
        expect(chance).toBeCloseTo(game.steps[i + 1].evaluation.chances[seat], 6)
      })
  })

  test('the rounds left count down to the end', () => {
    for (const [i, { rounds }] of trainingExamples(game, 1).reverse().entries())
      expect(rounds).toBe(game.rounds - game.steps[i].round)
  })

  test('an exploratory move cuts the trace', () => {
    const tried = searchPlay(someNet(), box, seededRandom('tried'), { ...how, error: 1, openingError: 1 })
    const lessons = trainingExamples(tried, 1).reverse()
    const last = tried.steps.findLastIndex(({ better }) => better !== undefined)
    expect(last).toBeGreaterThan(0)
    for (const [i, { better }] of tried.steps.entries()) {
      if (better !== undefined) expect(lessons[i].chances).toEqual(better.chances)
      else if (i > last) expect(lessons[i].chances).toEqual(tried.result.chances)
    }
  })
})

describe('training', () => {
  /** R11.1 A game ends with the round in which the second tile is taken. */
  const brief = { ...STANDARD, id: 'brief', endTiles: { 2: 11, 3: 14, 4: 14 } }
  const recipe: Recipe = {
    ...defaultRecipe(2, false),
    hidden: 8,
    top: 8,
    games: 2,
    expert: 3,
    iterations: 4,
    lastIterations: 6,
    replay: 3,
    batch: 16,
  }
  const planOf = (how: Recipe) => ({ recipe: how, edition: sha256(editionValues(brief)) })
  const run = (name: string, stretches = Number.POSITIVE_INFINITY, how = recipe, from?: string) => {
    const out = join(folder, name)
    let left = stretches
    for (const _ of train(how, brief, out, from)) if (--left <= 0) break
    return out
  }

  test('the same recipe gives the same weights, even when interrupted and resumed', () => {
    const whole = run('whole.weights')
    run('parts.weights', 1)
    run('parts.weights', 2)
    const parts = run('parts.weights')
    for (const ending of ['', '.checkpoint'])
      expect(readFileSync(parts + ending).equals(readFileSync(whole + ending))).toBe(true)
    const curve = (weights: string) => JSON.parse(readFileSync(curveFile(weights), 'utf8'))
    expect(curve(parts)).toEqual(curve(whole))
    expect(curve(whole)).toHaveLength(recipe.games + recipe.expert)
  }, 60_000)

  test('starts with trained weights, and changes them', () => {
    const from = run('whole.weights')
    const { header, net } = parseWeights(readFileSync(from))
    const warm = startedFrom({ ...recipe, hidden: 16 }, header.hash)
    expect(gamesOf(warm)).toBe(recipe.expert)
    const out = run('warm.weights', 1, warm, from)
    const started = loadTraining(`${out}.checkpoint`, planOf(warm), { ...net.shape, hidden: 16 })
    expect(started.start).toEqual(widened(readFileSync(from), warm).net.weights)
    expect(started.learner.net.weights).toEqual(started.start)
    run('warm.weights', Number.POSITIVE_INFINITY, warm, from)
    const finished = loadTraining(`${out}.checkpoint`, planOf(warm), { ...net.shape, hidden: 16 })
    expect(finished.learner.steps).toBeGreaterThan(5)
    expect(finished.learner.net.weights).not.toEqual(started.start)
    expect(finished.start).toEqual(started.start)
  }, 60_000)

  test('games by search have more and more iterations', () => {
    const longer = { ...recipe, games: 3, expert: 6, iterations: 50, lastIterations: 200 }
    const iterations = [3, 4, 5, 6, 7, 8].map((game) => iterationsAt(longer, game))
    expect(iterations).toEqual([50, 50, 100, 100, 200, 200])
  })

  test('the header names kind of game, edition, recipe and hash', () => {
    const { header } = parseWeights(readFileSync(run('whole.weights')))
    expect(header).toMatchObject({
      players: 2,
      palace: false,
      edition: { id: 'brief' },
      recipe: { games: recipe.games },
    })
    expect(header.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('rejects a checkpoint of another recipe', () => {
    const out = run('whole.weights')
    expect(existsSync(`${out}.checkpoint`)).toBe(true)
    expect(() => [...train({ ...recipe, games: 5 }, brief, out)]).toThrow('another recipe')
  })

  test('rejects a checkpoint of another edition', () => {
    const edition = { ...brief, id: 'other', tokens: { ...STANDARD.tokens, camels: 20 } }
    expect(() => [...train(recipe, edition, run('whole.weights'))]).toThrow('another edition')
  })

  test('accepts a checkpoint of the same edition in another format', () => {
    const { version: _, doublePasses: __, ...first } = brief
    expect(() => [...train(recipe, { ...first, cities: [...first.cities] }, run('whole.weights'))]).not.toThrow()
  })

  test('the learning rate decreases towards the end of each part', () => {
    const longer = { ...recipe, games: 3, expert: 6 }
    expect(rateAt(longer, 0)).toBe(recipe.rate)
    expect(rateAt(longer, 2)).toBeLessThan(recipe.rate)
    expect(rateAt(longer, 3)).toBe(recipe.expertRate)
    expect(rateAt(longer, 8)).toBeLessThan(recipe.expertRate / 2)
  })
})

describe.each([2, 3, 4] as const)('the shipped weights, %d players', (players) => {
  test.each([false, true])('are for the standard edition and have the layers of the recipe, palace %s', (palace) => {
    const file = readFileSync(weightsUrl({ players, palace }))
    const { edition, shape, hash } = parseWeights(file).header
    const { hidden, top } = defaultRecipe(players, palace)
    expect(edition).toEqual({ id: STANDARD.id, hash: sha256(editionValues(STANDARD)) })
    expect(shape).toMatchObject({ hidden, top })
    expect(hash).toBe(sha256(file.subarray(file.indexOf(10) + 1)))
    expect(file.length).toBeLessThanOrEqual(150_000)
  })
})
