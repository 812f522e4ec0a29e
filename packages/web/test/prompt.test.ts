import { COURT, type Event, type legalMoves, toState } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { choicesByTarget } from '../src/board/choice-targets.ts'
import { choicesOf } from '../src/board/choices.ts'
import { onlyRegion, regionOf } from '../src/board/regions.ts'
import { stepsOf } from '../src/game/game-in-progress.ts'
import { finalScores } from '../src/table/finale/plan.ts'
import { routesOf } from '../src/table/flights/routes.ts'
import { glowing, offeredChoices, shortChoices } from '../src/table/prompt/choice-kinds.ts'
import { choiceOfHandful, maxGoods, maxOf } from '../src/table/prompt/HandfulPicker.tsx'
import { sourcesIn } from '../src/timeline/points.ts'
import { randomGames } from './games.ts'

const text = createText('en')

describe('picking goods', () => {
  it('can produce every sale and every discard, and nothing with more goods', () => {
    let handfuls = 0
    for (const game of randomGames(6)) {
      const kind = game.position.decision
      if (kind !== 'sell' && kind !== 'discard') continue
      const choices = choicesOf(viewOf(game, text))
      for (const choice of choices) {
        const { move } = choice
        if (move.kind !== kind) throw new Error(choice.notation)
        const { goods } = move
        const handful = Object.fromEntries(goods.map((good) => [good, goods.filter((one) => one === good).length]))
        expect(choiceOfHandful(choices, handful)).toBe(choice)
        expect(goods.length).toBeLessThanOrEqual(maxGoods(choices))
      }
      // R10.3 Only the excess is discarded.
      if (kind === 'discard') expect(maxGoods(choices)).toBe(toState(game.position).decision?.count)
      expect(maxOf(choices, 'wine')).toBeLessThanOrEqual(toState(game.position).seats[game.position.player].goods.wine)
      handfuls++
    }
    expect(handfuls).toBeGreaterThan(0)
  })
})

describe('the parts of the table', () => {
  it('hold every choice that is not offered in the prompt', () => {
    for (const game of randomGames(3)) {
      const targets = choicesOf(viewOf(game, text)).map(({ target }) => target)
      const only = onlyRegion(targets)
      if (only !== undefined) expect(targets.every((target) => regionOf(target) === only)).toBe(true)
      if (game.position.decision === 'irrigate' || game.position.decision === 'plant') expect(only).toBe('garden')
      if (game.position.decision === 'field' || game.position.decision === 'temple') expect(only).toBe('fields')
      if (game.position.decision === 'action') expect(only).toBeUndefined()
    }
  })
})

describe('the choices of the prompt', () => {
  it('are those without a place on the table; glowing choices are counted by place', () => {
    for (const game of randomGames(3)) {
      const choices = choicesOf(viewOf(game, text))
      const state = toState(game.position)
      const places = choicesByTarget(state, choices)
      if (game.position.decision === 'action') {
        const cards = [...places.keys()].filter((target) => target.startsWith('card '))
        const cities = choices.filter(({ move }) => move.kind === 'caravan').length
        const noble = choices.filter(({ move }) => move.kind === 'noble').length
        expect(glowing({ choiceAt: places })).toBe(cards.length + cities + noble)
        expect(shortChoices(choices).at(-1)?.target).toBe('pass')
        expect(offeredChoices(choices)).toEqual([])
      }
      if (game.position.decision === 'court') {
        const offered = offeredChoices(choices).map(({ notation }) => notation.split(' ')[1])
        expect(offered).toEqual(COURT.filter((court) => choices.some(({ target }) => target === `court ${court}`)))
        expect(glowing({ choiceAt: places })).toBe(0)
      }
      if (game.position.decision === 'temple') {
        expect(offeredChoices(choices)).toEqual([])
        expect(offeredChoices(choices, true)).toEqual(choices)
      }
    }
  })

  it('do not take Marduk’s points for Ishtar’s gift', () => {
    let gifts = 0
    for (const game of randomGames(6))
      if (game.position.decision === 'ishtar')
        for (const { detail } of choicesOf(viewOf(game, text))) {
          expect(detail).not.toMatch(/point/)
          gifts++
        }
    expect(gifts).toBeGreaterThan(0)
  })
})

describe('flights', () => {
  const colors = ['blue', 'red'] as const
  const ring = ['babylon', 'eshnunna', 'susa', 'ur'] as const

  it('bring talents from the reserve, and back when they are paid', () => {
    const [gain] = routesOf({ type: 'talents', seat: 1, count: 1, clause: 'R5.2' }, [], colors, ring)
    expect(gain.stops).toEqual(['reserve talents', 'seat 1 talents'])
    const paid = routesOf({ type: 'talents', seat: 1, count: -2, clause: 'R5.3' }, [], colors, ring)
    expect(paid.map(({ stops }) => stops)).toEqual(new Array(2).fill(['seat 1 talents', 'reserve talents']))
  })

  it('take the caravan through every city on its way, including past the end of the ring', () => {
    const [walk] = routesOf({ type: 'caravan', seat: 0, from: 'susa', to: 'eshnunna', spaces: 3 }, [], colors, ring)
    expect(walk.stops).toEqual(['city susa', 'city ur', 'city babylon', 'city eshnunna'])
  })

  it('bring cubes to canals, tiles to their players, and points from where they were earned', () => {
    const canal = { type: 'canal', seat: 0, side: 'a1-b1' } as const
    const tile = { type: 'tile', seat: 1, square: 'c3', tile: 'q3-7' } as const
    const stops = (event: Event, before: readonly Event[] = []) =>
      routesOf(event, before, colors, ring).map((route) => route.stops)
    expect(stops(canal)).toEqual([['seat 0 cubes', 'canal a1-b1']])
    expect(stops(tile)).toEqual([['square c3', 'seat 1 tiles']])
    expect(stops({ type: 'score', seat: 0, points: 2, clause: 'R6.4' }, [canal])).toEqual([
      ['canal a1-b1', 'seat 0 score'],
    ])
    expect(stops({ type: 'score', seat: 1, points: 7, clause: 'R9.2' }, [canal, tile])).toEqual([
      ['square c3', 'seat 1 score'],
    ])
  })
})

it('the final scoring and the sources of a finished game add up to the scores', () => {
  let last: Parameters<typeof legalMoves>[0] | undefined
  for (const game of randomGames(1)) last = game
  if (last === undefined) throw new Error('no game')
  const final = finalScores(stepsOf(last))
  expect(final.every(({ clause }) => clause === 'R11.2' || clause === 'R11.3')).toBe(true)
  last.position.seats.forEach(({ score }, seat) => {
    const told = sourcesIn(last.tally).reduce((sum, source) => sum + (last.tally[seat][source] ?? 0), 0)
    expect(told).toBe(score)
    const points = final.filter((event) => event.seat === seat).reduce((sum, event) => sum + event.points, 0)
    expect(points).toBe((last.tally[seat]['R11.2'] ?? 0) + (last.tally[seat]['R11.3'] ?? 0))
  })
})
