import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpeningCollection, type OpeningTurn, openOpeningGame, parseOpenings } from '@amyitis/bots'
import { scores } from '@amyitis/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { playOpenings, readPlayed } from '../src/openings/play.ts'
import { cut, publishOpenings } from '../src/openings/publish.ts'

const folder = mkdtempSync(join(tmpdir(), 'openings-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('playing openings', () => {
  const plan = { kinds: ['2p', '3p-palace'], games: 3, iterations: 2, data: folder } as const

  test('continues where it was interrupted, with the same games', () => {
    const few = { ...plan, games: 1 }
    expect([...playOpenings(few)]).toEqual(['2p: 1 games', '3p-palace: 1 games'])
    const [first] = readPlayed('2p', few).games
    expect([...playOpenings(plan)]).toEqual(['2p: 3 games', '3p-palace: 2 games'])
    expect([...playOpenings(plan)]).toEqual([])
    expect(readPlayed('2p', plan).games).toHaveLength(3)
    expect(readPlayed('2p', plan).games[0]).toEqual(first)
  })

  test('keeps all moves, so that the games can be replayed', () => {
    const played = readPlayed('3p-palace', plan)
    const game = openOpeningGame(played, 2)
    if (game === undefined) throw new Error('no moves')
    expect([...scores(game)].sort()).toEqual([...played.games[1].scores].sort())
  })

  test('publishes a file for each kind', () => {
    expect([...publishOpenings(plan, folder)][0]).toMatch(/^2p: 3 games, \d+ bytes$/)
    const { games, iterations } = parseOpenings(readFileSync(join(folder, '2p.txt'), 'utf8'))
    expect(iterations).toBe(2)
    expect(games).toHaveLength(3)
  })
})

test('a line ends with the first turn that sets it apart', () => {
  const game = (...turns: readonly OpeningTurn[]) => ({ lines: [turns, ['pass']] as const, scores: [1, 0], moves: '0' })
  const collection: OpeningCollection = {
    kind: '2p',
    rules: '2',
    iterations: 1,
    weights: 'abc',
    fewest: 1,
    games: [
      game('farmer', 'priest', 'noble', 'pass'),
      game('farmer', 'priest', 'ur'),
      game('farmer', 'pass', 'priest'),
      game('merchant', 'pass', 'pass'),
    ],
  }
  const { games, fewest } = cut(collection, 2, 1)
  expect(fewest).toBe(2)
  expect(games.map(({ lines }) => lines[0])).toEqual([
    ['farmer', 'priest', 'noble'],
    ['farmer', 'priest', 'ur'],
    ['farmer', 'pass'],
    ['merchant'],
  ])
  expect(games.map(({ moves }) => moves)).toEqual(['0', undefined, undefined, undefined])
})
