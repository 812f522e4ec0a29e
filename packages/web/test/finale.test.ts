import { type Event, isOver, legalMoves, newGame, play, type State, seededRandom, toState } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { stepsOf } from '../src/game/game-in-progress.ts'
import { cssTransform } from '../src/garden/motion.ts'
import { beforeCounting } from '../src/table/finale/before.ts'
import { headlineText, marginText } from '../src/table/finale/finale-text.ts'
import { finalePlan, headlineOf, leadOf, scoresAt } from '../src/table/finale/plan.ts'
import { shareContent, shareText } from '../src/table/finale/share/content.ts'
import { darkOf, definitionsOf, propertiesOf } from '../src/table/finale/share/inline-svg.ts'
import { tableOf } from './table-model.ts'

const score = (seat: number, points: number, clause: string): Event => ({ type: 'score', seat, points, clause })
const over = (winners: number[]): Event => ({ type: 'over', winners, by: 'tiles' })
const stateOf = (scores: number[], winners: number[]) =>
  ({ seats: scores.map((points) => ({ score: points })), winners }) as unknown as State
const text = createText('en')
const players = ['Anna', 'Ninsun', 'Enlil'].map((name) => ({ name })) as never

describe('the plan of the finale', () => {
  const events = [score(0, 5, 'R11.2'), score(0, 2, 'R11.3'), score(1, 1, 'R11.3'), over([0])]
  const plan = finalePlan([{ events }], stateOf([30, 22, 25], [0]))

  it('R11.2, R11.3 counts favour for everybody, then goods for everybody, even if there are none', () => {
    const counts = plan.steps.flatMap((step) => (step.kind === 'count' ? [[step.source, step.seat, step.points]] : []))
    expect(counts).toEqual([
      ['R11.2', 0, 5],
      ['R11.2', 1, 0],
      ['R11.2', 2, 0],
      ['R11.3', 0, 2],
      ['R11.3', 1, 1],
      ['R11.3', 2, 0],
    ])
    expect(plan.steps[0].kind).toBe('dusk')
    expect(plan.steps.at(-1)?.kind).toBe('garland')
  })

  it('begins with the scores before the final scoring and ends with those after it', () => {
    expect(plan.before).toEqual([23, 21, 25])
    expect(scoresAt(plan, 0, 0)).toEqual([23, 21, 25])
    expect(scoresAt(plan, 1, 3)).toEqual([26, 21, 25])
    expect(scoresAt(plan, plan.steps.length - 1, 0)).toEqual([30, 22, 25])
  })

  it('knows the order and the lead', () => {
    expect(plan.order).toEqual([0, 2, 1])
    expect(plan.ranks).toEqual([1, 3, 2])
    expect(leadOf(plan)).toBe(5)
  })

  it('words the result for each reader', () => {
    expect(headlineText({ text, players }, plan, 0)).toBe('You win!')
    expect(marginText({ text, players }, plan, 0)).toEqual(['30 points · 5 ahead of Enlil'])
    expect(headlineText({ text, players }, plan, 2)).toBe('Anna wins')
    expect(marginText({ text, players }, plan, 2)).toEqual(['30 points', 'You came second, 5 points behind'])
    expect(headlineText({ text, players }, plan, undefined)).toBe('Anna wins')
  })

  it('tells nothing before the ceremony: scores and the log end before the final scoring, and nobody has won', () => {
    const game = newGame({ players: 3, seed: 'finale' })
    const random = seededRandom('finale')
    while (!isOver(game)) play(game, legalMoves(game)[random(legalMoves(game).length)])
    const played = tableOf(game)
    const left = { n: game.entries.length, round: game.position.round, seat: 1, moves: [], events: [] }
    const table = {
      ...played,
      log: [...played.log, { ...left, remark: { icon: 'player', words: 'Enlil left.' } as const }],
    }
    const steps = stepsOf(game)
    const { state, log } = beforeCounting(table, steps)
    const { before } = finalePlan(steps, table.state)
    expect(before).not.toEqual(table.state.seats.map(({ score: points }) => points))
    expect(state.seats.map(({ score: points }) => points)).toEqual(before)
    expect(state.winners).toBeNull()
    const told = log.flatMap((entry) => entry.events)
    const all = table.log.flatMap((entry) => entry.events)
    expect(all.filter((event) => !told.includes(event)).map(({ type }) => type)).toContain('over')
    expect(told.every((event) => event.type !== 'score' || !/^R11/.test(event.clause))).toBe(true)
  })

  it('words it for others by colour where a player without a name reads “You”', () => {
    const model = {
      table: {
        text,
        players: ['You', 'Ninsun', 'Enlil'].map((name) => ({ name })),
        view: { names: ['Blue', 'Ninsun', 'Enlil'] },
        state: { seats: ['blue', 'red', 'black'].map((color) => ({ color })) },
        game: { tally: [{ 'R9.2': 30 }, { 'R9.2': 22 }, { 'R9.2': 25 }] },
      },
      session: { running: { head: { created: 0 } } },
    } as never
    const content = shareContent(model, plan, (name) => name)
    expect(content.title).toBe('Blue wins')
    expect(content.rows.map(({ name }) => name)).toEqual(['Blue', 'Enlil', 'Ninsun'])
    expect(shareText(model, plan, content)).not.toContain('You')
  })

  it('R1.1 lets tied players share the victory', () => {
    const level = finalePlan([{ events: [over([0, 2])] }], stateOf([30, 22, 30], [0, 2]))
    expect(level.ranks).toEqual([1, 3, 1])
    expect(headlineOf(level, 2)).toEqual({ kind: 'you-share' })
    expect(headlineText({ text, players }, level, 1)).toBe('Anna and Enlil share the victory')
    expect(marginText({ text, players }, level, 0)).toEqual(['30 points'])
  })

  it('counts nothing in a game that was conceded, and keeps the given ranks', () => {
    const conceded = finalePlan([{ events: [] }], stateOf([30, 22, 25], [1]), [3, 1, 2])
    expect(conceded.steps.map(({ kind }) => kind)).toEqual(['garland'])
    expect(conceded.order).toEqual([1, 2, 0])
    expect(leadOf(conceded)).toBeUndefined()
    // Whoever conceded came last, even with more points than the winner, and is level with no one.
    expect(marginText({ text, players }, conceded, 0)).toEqual(['22 points', 'You came third'])
  })

  it('matches a whole game', () => {
    const game = newGame({ players: 3, seed: 'finale' })
    const random = seededRandom('finale')
    while (!isOver(game)) {
      const moves = legalMoves(game)
      play(game, moves[random(moves.length)])
    }
    const whole = finalePlan(stepsOf(game), toState(game.position))
    expect(scoresAt(whole, whole.steps.length, 0)).toEqual(game.position.seats.map((seat) => seat.score))
    expect(whole.order.slice(0, whole.winners.length).sort()).toEqual([...whole.winners].sort())
  })
})

describe('the shared picture', () => {
  it('takes the colours of dusk', () => {
    expect(darkOf(' light-dark(#fff, #000)')).toBe('#000')
    expect(darkOf('light-dark(rgb(1 2 3 / 5%), color-mix(in srgb, red, blue))')).toBe('color-mix(in srgb, red, blue)')
    expect(darkOf('rgb(1 2 3)')).toBe('rgb(1 2 3)')
  })

  it('contains every property and definition it needs, including indirect ones', () => {
    const values: Record<string, string> = { '--a': 'light-dark(red, var(--b))', '--b': '#123456' }
    expect([...propertiesOf('<path fill="var(--a)"/>', (name) => values[name])]).toEqual([
      ['--a', 'var(--b)'],
      ['--b', '#123456'],
    ])
    const drawn: Record<string, string> = { mark: '<g id="mark"><use href="#dot"/></g>', dot: '<i id="dot"/>' }
    const markup = '<g id="own"/><use href="#mark"/><use href="#own"/><path fill="url(#none)"/>'
    expect(definitionsOf(markup, (id) => drawn[id])).toBe('<g id="mark"><use href="#dot"/></g><i id="dot"/>')
  })
})

it('plants grow from where they stand: the attribute has the form animations need', () => {
  expect(cssTransform('translate(3.5 -4) scale(.8)')).toBe('translate(3.5px, -4px) scale(.8)')
  expect(cssTransform('')).toBe('')
})
