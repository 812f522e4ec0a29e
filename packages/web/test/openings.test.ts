import type { OpeningTurn } from '@amyitis/bots'
import { describe, expect, it } from 'vitest'
import { parseRoute, routeTo } from '../src/app/router.ts'
import { DEFAULT_ADDRESS, openingRoute, parseOpeningAddress } from '../src/openings/address.ts'
import { linesOf, type OpeningLine, ownLines } from '../src/openings/model/lines.ts'
import { nodeAt, openingResults } from '../src/openings/model/tree.ts'
import { playedGame } from './statistics-games.ts'

describe('the address of an opening', () => {
  it('starts with the bots’ games of two', () => {
    expect(parseOpeningAddress([])).toEqual(DEFAULT_ADDRESS)
    expect(parseOpeningAddress(['mine'])).toEqual({ ...DEFAULT_ADDRESS, source: 'mine' })
  })

  it('is read as it was written', () => {
    const address = {
      source: 'bots',
      kind: '3p-palace',
      place: 2,
      path: ['farmer', 'susa-banker', 'power-first'],
    } as const
    const route = parseRoute(routeTo(openingRoute(address)))
    expect(route).toMatchObject({ screen: 'openings' })
    expect('rest' in route && parseOpeningAddress(route.rest)).toEqual(address)
  })

  it.each([['nobody'], ['bots', '5p'], ['bots', '2p', '3'], ['bots', '2p', '0'], ['bots', '2p', 'any', 'dance']])(
    'is refused: %s %s %s %s',
    (...rest) => expect(parseOpeningAddress(rest)).toBeUndefined(),
  )
})

describe('the lines', () => {
  it('of a collection are those of every player; a shared win counts in parts', () => {
    const games = [
      { lines: [['farmer'], ['priest'], ['pass']] as const, scores: [50, 50, 41], moves: '0' },
      { lines: [['farmer'], ['priest'], ['pass']] as const, scores: [10, 30, 20] },
    ]
    const lines = linesOf({ games })
    expect(lines.map(({ won }) => won)).toEqual([0.5, 0.5, 0, 0, 1, 0])
    expect(lines.map(({ margin }) => margin)).toEqual([0, 0, -9, -20, 10, -10])
    expect(lines.map(({ place }) => place)).toEqual([1, 2, 3, 1, 2, 3])
    expect(lines.map(({ replay }) => replay)).toEqual([1, 1, 1, undefined, undefined, undefined])
  })

  it('of my own games are mine, of one kind and the standard edition, the newest first', () => {
    const old = playedGame({ id: 'old', at: 1, own: { opening: ['noble', 'pass'] } })
    const late = playedGame({ id: 'late', at: 2, scores: [30, 30], facts: { first: 1 } })
    const others = [
      playedGame({ scores: [9, 1, 1] }),
      playedGame({ facts: { palace: true } }),
      playedGame({ facts: { edition: 'mine' } }),
      playedGame({ who: 'Réka' }),
    ]
    expect(ownLines([old, ...others, late], '', '2p')).toMatchObject([
      { place: 2, won: 0.5, margin: 0, replay: { id: 'late' } },
      { place: 1, won: 1, turns: ['noble', 'pass'], replay: { id: 'old' } },
    ])
  })
})

const line = (won: number, margin: number, ...turns: readonly OpeningTurn[]): OpeningLine => ({
  turns,
  place: 1,
  won,
  margin,
  replay: undefined,
})
const times = (count: number, one: OpeningLine): OpeningLine[] => Array.from({ length: count }, () => one)

describe('what followed', () => {
  const lines = [
    ...times(60, line(1, 4, 'farmer', 'priest', 'pass')),
    ...times(20, line(0, -6, 'farmer', 'priest', 'ur')),
    ...times(20, line(0, -1, 'farmer', 'merchant')),
    ...times(2, line(1, 1, 'engineer')),
  ]

  it('is counted, the most frequent first', () => {
    expect(nodeAt(lines, [])?.next.map(({ turn, count }) => [turn, count])).toEqual([
      ['farmer', 100],
      ['engineer', 2],
    ])
    const node = nodeAt(lines, ['farmer'])
    expect(node).toMatchObject({ count: 100, share: 0.6, margin: (60 * 4 - 20 * 6 - 20) / 100 })
    expect(node?.next).toMatchObject([
      { turn: 'priest', count: 80, share: 0.75, margin: 1.5, goesOn: true, trend: 'above' },
      { turn: 'merchant', count: 20, share: 0, margin: -1, goesOn: false, trend: 'below' },
    ])
  })

  it('is not called better or worse from a few games', () => {
    expect(nodeAt(lines, [])?.next[1]).toMatchObject({ share: 1, trend: undefined })
  })

  it('is nothing where a line ends, and unknown where nobody played', () => {
    expect(nodeAt(lines, ['farmer', 'merchant'])?.next).toEqual([])
    expect(nodeAt(lines, ['pass'])).toBeUndefined()
  })
})

describe('how sure a share is', () => {
  it('follows Wilson', () => {
    const { low, high } = openingResults([...times(10, line(1, 0)), ...times(10, line(0, 0))])
    expect(low).toBeCloseTo(0.299, 3)
    expect(high).toBeCloseTo(0.701, 3)
  })

  it('stays between 0 and 1', () => {
    expect(openingResults([line(1, 0)])).toMatchObject({ share: 1, high: 1 })
    expect(openingResults([line(1, 0)]).low).toBeCloseTo(0.207, 3)
    expect(openingResults([line(0, 0)]).low).toBe(0)
  })
})
