import { legalMoves, toState } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { EXERCISES } from '../src/learn/exercises/all.ts'
import {
  type Attempt,
  attempt,
  beginExercise,
  EXERCISE_PARTS,
  type Exercise,
  type ExercisePart,
  verdictOf,
} from '../src/learn/exercises/exercise.ts'
import { targetsOn } from './learn-targets.ts'

interface Ended {
  readonly moves: readonly string[]
  readonly text: string
  readonly solved: boolean
}

const DEEPEST = 10

/** How an attempt can end. */
const VERDICTS: Readonly<Record<ExercisePart, readonly string[]>> = {
  fields: ['done', 'other', 'tie'],
  temples: ['done', 'ishtar', 'marduk', 'pass'],
  irrigation: ['done', 'dry', 'lead', 'other'],
  caravan: ['done', 'elsewhere', 'one', 'other', 'wine'],
  court: ['banker', 'done', 'elsewhere', 'other', 'wine'],
  planting: ['done', 'gardener', 'other', 'red', 'tie'],
  palace: ['behind', 'done', 'power', 'trade'],
}

/** Every attempt, move by move, until it is judged. */
function attempts(exercise: Exercise, from: Attempt = beginExercise(exercise)): Ended[] {
  return legalMoves(from.game).flatMap((move) => {
    const tried = attempt(from, move)
    const verdict = verdictOf(exercise, tried)
    if (verdict !== undefined) return [{ moves: tried.moves, ...verdict }]
    return tried.moves.length < DEEPEST ? attempts(exercise, tried) : []
  })
}

const byPart = (part: string) => EXERCISES.find((exercise) => exercise.part === part) as Exercise
const ended = new Map(EXERCISES.map((exercise) => [exercise.part, attempts(exercise)]))

it('there is one exercise for each part of the rules', () => {
  expect(EXERCISES.map(({ part }) => part)).toEqual([...EXERCISE_PARTS])
})

describe.each(EXERCISES.map((exercise) => [exercise.part, exercise] as const))('the exercise %s', (part, exercise) => {
  const all = ended.get(part) as Ended[]

  it('begins with a decision of the learner, and with nothing decided yet', () => {
    const start = beginExercise(exercise)
    expect(toState(start.game.position).decision).toMatchObject({ kind: 'action', player: 0 })
  })

  it('can be solved', () => {
    expect(all.filter(({ solved }) => solved).length).toBeGreaterThan(0)
  })

  it('can fail in more than one way, and says why each time', () => {
    const wrong = new Set(all.filter(({ solved }) => !solved).map(({ text }) => text))
    expect(wrong.size).toBeGreaterThan(1)
  })

  it('judges every attempt in the end', () => {
    expect(all.every(({ moves }) => moves.length < DEEPEST)).toBe(true)
  })

  it('can reach every explanation it has', () => {
    const reached = new Set(all.map(({ text }) => text.replace(`exercise.${part}.`, '')))
    expect([...reached].sort()).toEqual(VERDICTS[part])
  })

  it.each(LANGUAGES)('is worded in %s', (language) => {
    const text = createText(language)
    for (const key of [exercise.name, exercise.goal, ...exercise.hints]) expect(text.t(key)).not.toBe('')
  })
})

describe('the explanations are true', () => {
  const outcome = (part: string, ...moves: string[]) => {
    const exercise = byPart(part)
    let tried = beginExercise(exercise)
    for (const move of moves) tried = attempt(tried, move)
    return { verdict: verdictOf(exercise, tried), tried, state: toState(tried.game.position) }
  }

  it('fields: the bottom row is a tie, the top row brings the gardener (R6.2)', () => {
    const tie = outcome('fields', 'recruit 1 farmer', 'field bottom')
    expect(tie.verdict).toEqual({ solved: false, text: 'exercise.fields.tie' })
    expect(tie.tried.events).toContainEqual({ type: 'row-full', row: 'bottom', most: null })
    const won = outcome('fields', 'recruit 1 farmer', 'field top')
    expect(won.verdict?.solved).toBe(true)
    expect(won.state.seats[0].gardeners).toBe(1)
  })

  it('temples: a cube in Marduk is wasted, since the learner lies further right (R10.2)', () => {
    const { verdict } = outcome('temples', 'recruit 2 priest', 'temple marduk')
    expect(verdict).toEqual({ solved: false, text: 'exercise.temples.marduk' })
    const { tried } = outcome('temples', 'pass', 'temple tammouz')
    const ranked = tried.events.filter(({ type }) => type === 'temple-ranked')
    expect(ranked).toContainEqual({ type: 'temple-ranked', temple: 'marduk', first: 0, second: 1 })
    expect(ranked).toContainEqual({ type: 'temple-ranked', temple: 'tammouz', first: 1, second: 0 })
  })

  it('irrigation: c1-c2 gives water to c2 but is no side of b2 (R3.8, R9.3)', () => {
    expect(outcome('irrigation', 'recruit 2 engineer', 'irrigate c1-c2').verdict?.text).toBe('exercise.irrigation.lead')
    expect(outcome('irrigation', 'recruit 2 engineer', 'irrigate b1-c1').verdict?.text).toBe('exercise.irrigation.dry')
    const { state } = outcome('irrigation', 'recruit 2 engineer', 'irrigate b2-c2')
    const around = (['a2-b2', 'b1-b2', 'b2-b3', 'b2-c2'] as const).flatMap((side) => state.canals[side])
    expect(around.sort()).toEqual(['black', 'blue'])
  })

  it('caravan: two goods bring 6 points for one camel, and the wine is kept (R7.2, R7.4)', () => {
    const { state, verdict } = outcome('caravan', 'caravan babylon', 'sell barley dates', 'irrigate a3-a4')
    expect(verdict?.solved).toBe(true)
    expect(state.seats[0]).toMatchObject({ score: 13 + 6, camels: 0, goods: { barley: 0, dates: 0, wine: 1 } })
    expect(outcome('caravan', 'caravan ninoua').verdict?.text).toBe('exercise.caravan.elsewhere')
  })

  it('court: Susa takes the wine, Uruk can be paid with dates; the good comes with the card (R7.7, R8.3)', () => {
    const { state: susa } = outcome('court', 'caravan susa')
    expect(susa.seats[0].goods.wine).toBe(0)
    const { state, verdict } = outcome('court', 'caravan uruk', 'pay dates', 'court caravaneer')
    expect(verdict?.solved).toBe(true)
    const { goods } = state.seats[0]
    expect(Object.values(goods).reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(goods).toMatchObject({ dates: 0, wine: 1 })
  })

  it('planting: b2 is a tie, c3 costs the gardener, c2 brings 2 points more (R9.1, R9.3)', () => {
    const planted = (square: string) => outcome('planting', 'caravan mari', `plant ${square}`).verdict?.text
    expect(planted('b2')).toBe('exercise.planting.tie')
    expect(planted('c3')).toBe('exercise.planting.gardener')
    expect(planted('a1')).toBe('exercise.planting.red')
    const { tried } = outcome('planting', 'caravan mari', 'plant c2')
    expect(tried.events).toContainEqual({ type: 'score', seat: 0, points: 2, clause: 'R9.3' })
  })

  it('palace: a courtier only draws level with Red, the noble goes past (R12.3 – R12.5)', () => {
    expect(outcome('palace', 'recruit 3 courtier', 'pass').verdict?.text).toBe('exercise.palace.behind')
    const { state } = outcome('palace', 'noble', 'pass')
    expect(state.powerOrder?.[0]).toBe(0)
  })
})

it.each(EXERCISES)('the exercise $part points at what is on the table', (exercise) => {
  const known = targetsOn(toState(beginExercise(exercise).game.position))
  expect(exercise.targets.filter((target) => !known.has(target))).toEqual([])
})
