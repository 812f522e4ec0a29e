import { type Event, legalMoves, toState } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { FIRST_ROUND } from '../src/learn/guide/first-round.ts'
import { backward, type GuidePosition, type GuideStep, onward, START, sceneAt } from '../src/learn/guide/script.ts'
import { targetsOn } from './learn-targets.ts'

const steps: readonly GuideStep[] = FIRST_ROUND.steps
const LAST = steps.length - 1

/** Every path through the script: one for each choice it leaves open. */
function ways(at: GuidePosition = START): GuidePosition[] {
  if (at.step === LAST) return [at]
  const { accept } = steps[at.step]
  const moves: (string | undefined)[] = accept === undefined ? [undefined] : [...accept]
  return moves.flatMap((move) => ways(onward(FIRST_ROUND, at, move) as GuidePosition))
}

const stepsOf = (way: GuidePosition) =>
  steps.map((step, index): [GuideStep, GuidePosition] => {
    const asked = steps.slice(0, index).filter(({ accept }) => accept !== undefined).length
    return [step, { step: index, answers: way.answers.slice(0, asked) }]
  })

const all = ways()

describe('the guided first round', () => {
  it('leaves the learner some choices', () => {
    expect(all.length).toBe(4)
  })

  it.each(all)('plays through the engine: $answers', (way) => {
    for (const [step, progress] of stepsOf(way)) {
      // The scene throws if a scripted move is refused.
      const { game } = sceneAt(FIRST_ROUND, progress)
      const { decision } = toState(game.position)
      if (step.accept === undefined) continue
      expect(decision?.player, step.text).toBe(0)
      expect(legalMoves(game), step.text).toEqual(expect.arrayContaining([...step.accept]))
    }
  })

  it.each(all)('scripts only the other players: $answers', (way) => {
    for (const [step, progress] of stepsOf(way)) {
      if (step.watch === undefined) continue
      const { game } = sceneAt(FIRST_ROUND, progress)
      const own = game.entries.slice(-step.watch.length).filter(({ seat }) => seat === 0)
      expect(own, step.text).toEqual([])
    }
  })

  it.each(all)('lights up what is on the table: $answers', (way) => {
    for (const [step, progress] of stepsOf(way)) {
      const known = targetsOn(toState(sceneAt(FIRST_ROUND, progress).game.position))
      expect(
        step.targets.filter((target) => !known.has(target)),
        step.text,
      ).toEqual([])
    }
  })

  it.each(all)('is one whole round, and shows every kind of thing once: $answers', (way) => {
    const { game } = sceneAt(FIRST_ROUND, way)
    expect(toState(game.position).round).toBe(2)
    const seen = new Set<Event['type']>(
      stepsOf(way).flatMap(([, progress], index) => {
        const next = index < LAST ? sceneAt(FIRST_ROUND, { ...way, step: index + 1 }) : undefined
        return [...sceneAt(FIRST_ROUND, progress).events, ...(next?.events ?? [])].map(({ type }) => type)
      }),
    )
    for (const type of ['field', 'canal', 'temple', 'caravan', 'court', 'pass', 'talents', 'temple-ranked'] as const)
      expect(seen).toContain(type)
  })
})

describe('the guide tells the truth', () => {
  const at = (text: string, answers: readonly string[] = all[0].answers) => {
    const index = steps.findIndex((step) => step.text === text)
    const [, progress] = stepsOf({ step: LAST, answers })[index]
    const { game, events } = sceneAt(FIRST_ROUND, progress)
    return { state: toState(game.position), events, game }
  }

  it('the learner has 4 talents and 1 camel', () => {
    expect(at('guide.plan').state.seats[0]).toMatchObject({ color: 'blue', talents: 4, camels: 1 })
  })

  it('Black pays 1 talent for the second card of a group and scores 2 points', () => {
    const { events } = at('guide.black-engineer')
    expect(events).toContainEqual({ type: 'talents', seat: 2, count: -1, clause: 'R5.3' })
    expect(events).toContainEqual({ type: 'score', seat: 2, points: 2, clause: 'R6.4' })
  })

  it('the engineer costs the learner 1 talent', () => {
    expect(at('guide.irrigate').state.seats[0].talents).toBe(3)
  })

  it('Eshnunna wants salt, which the learner has after the top row', () => {
    expect(at('guide.marduk').state.seats[0].goods.salt).toBe(1)
  })

  it('a1 brings 4 points, a2 brings 3 and a camel, and either the bonus of 1 point', () => {
    for (const { answers } of all) {
      const { seats } = at('guide.planted', answers).state
      expect(seats[0].score).toBe(2 + (answers.includes('plant a1') ? 4 : 3) + 1)
      expect(seats[0].camels).toBe(answers.includes('plant a1') ? 0 : 1)
    }
  })

  it('Red gets a Banker in Susa, and Black passes', () => {
    const { seats, caravan } = at('guide.susa').state
    expect([caravan, seats[1].banker, seats[2].passed]).toEqual(['susa', 1, true])
  })

  it('passing brings a talent to the learner and to Black', () => {
    const { events } = at('guide.talents')
    for (const seat of [0, 2]) expect(events).toContainEqual({ type: 'talents', seat, count: 1, clause: 'R5.2' })
  })

  it('nobody is in Tammouz before the procession', () => {
    expect(at('guide.procession').state.temples.tammouz).toEqual([])
  })

  it('Red is first in Ishtar by lying further right, Black gets the talent and is alone in Marduk', () => {
    const { state, events } = at('guide.ishtar')
    expect(state.temples.ishtar).toEqual(['neutral', 'black', 'red'])
    expect(events).toContainEqual({ type: 'talents', seat: 2, count: 1, clause: 'R10.2' })
    expect(events).toContainEqual({ type: 'score', seat: 2, points: 2, clause: 'R10.2' })
  })

  it('the Banker of Red has paid in the next round, and Black is first player', () => {
    const before = at('guide.tammouz').state
    const { state } = at('guide.next')
    expect(state.firstPlayer).toBe(2)
    expect(state.seats[1].talents).toBe(before.seats[1].talents + 1)
  })
})

describe('going through the guide', () => {
  it('refuses a move that the step does not ask for', () => {
    const farmer = steps.findIndex(({ text }) => text === 'guide.farmer')
    expect(onward(FIRST_ROUND, { step: farmer, answers: [] }, 'pass')).toBeUndefined()
    expect(onward(FIRST_ROUND, { step: farmer, answers: [] })).toBeUndefined()
    expect(onward(FIRST_ROUND, START, 'recruit 2 farmer')).toBeUndefined()
  })

  it('goes back to where it was', () => {
    for (const way of all)
      for (const [, progress] of stepsOf(way).slice(1)) {
        const back = backward(FIRST_ROUND, progress)
        const { accept } = steps[back.step]
        expect(onward(FIRST_ROUND, back, accept && progress.answers.at(-1))).toEqual(progress)
      }
  })
})

it('every step is a scene of its own, even where nothing is played', () => {
  const [first, second] = [0, 1].map((step) => sceneAt(FIRST_ROUND, { step, answers: [] }))
  expect(second.game).not.toBe(first.game)
  expect(second.game.position).toBe(first.game.position)
})
