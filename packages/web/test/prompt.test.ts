import { type Event, type legalMoves, toState } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { choicesOf } from '../src/board/choices.ts'
import { onlyRegion, regionOf } from '../src/board/regions.ts'
import { stepsOf } from '../src/game/game-in-progress.ts'
import { finalScores } from '../src/table/end/final.ts'
import { routesOf } from '../src/table/flights/routes.ts'
import { choiceOfHandful, mostGoods, mostOf } from '../src/table/prompt/handful.ts'
import { sourcesIn } from '../src/timeline/points.ts'
import { randomGames } from './games.ts'

const text = createText('en')

describe('a handful of goods', () => {
  it('can be put together to every sale and every discard, and to nothing with more goods', () => {
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
        expect(goods.length).toBeLessThanOrEqual(mostGoods(choices))
      }
      // R10.3 Exactly the excess is discarded.
      if (kind === 'discard') expect(mostGoods(choices)).toBe(toState(game.position).decision?.count)
      expect(mostOf(choices, 'wine')).toBeLessThanOrEqual(toState(game.position).seats[game.position.player].goods.wine)
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

describe('flights', () => {
  const colors = ['blue', 'red'] as const
  const ring = ['babylon', 'eshnunna', 'susa', 'ur'] as const

  it('bring talents from the reserve, and back when they are paid', () => {
    const [gain] = routesOf({ type: 'talents', seat: 1, count: 1, clause: 'R5.2' }, [], colors, ring)
    expect(gain.stops).toEqual(['reserve talents', 'seat 1 talents'])
    const paid = routesOf({ type: 'talents', seat: 1, count: -2, clause: 'R5.3' }, [], colors, ring)
    expect(paid.map(({ stops }) => stops)).toEqual(new Array(2).fill(['seat 1 talents', 'reserve talents']))
  })

  it('let the caravan walk through every city on its way, also past the end of the ring', () => {
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
