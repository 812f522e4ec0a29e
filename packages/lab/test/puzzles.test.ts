import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatPuzzles, LEVELS, parsePuzzles, puzzlesUrl, type StoredGame } from '@amyitis/bots'
import { RULES_VERSION } from '@amyitis/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { sized } from '../../../test/support/tier.ts'
import { checkPuzzles } from '../src/puzzles/check.ts'
import { mineMissing, selectPuzzles } from '../src/puzzles/collect.ts'
import { ratingFrom } from '../src/puzzles/levels.ts'
import { LAST_ROUNDS, mineGame, RARE_THEMES } from '../src/puzzles/mine.ts'

const folder = mkdtempSync(join(tmpdir(), 'puzzles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const shares = (...found: readonly number[]) =>
  LEVELS.slice(0, found.length).map((level, i) => ({ level, share: found[i] }))

describe('mining puzzles', () => {
  test('can be repeated', () => {
    const games = [
      ['2p', LAST_ROUNDS + 1],
      ['2p-palace', LAST_ROUNDS + 2],
      ['2p', 4],
      ['3p', RARE_THEMES + 9],
    ] as const
    for (const [kind, number] of games.slice(0, sized(1, 4)))
      expect(mineGame(kind, number)).toEqual(mineGame(kind, number))
  })

  test('continues where it was interrupted', () => {
    const file = join(folder, 'mined.txt')
    const first: StoredGame = { kind: '2p', number: 1, moves: '', puzzles: [] }
    writeFileSync(file, formatPuzzles({ rules: RULES_VERSION, games: [first] }))
    expect([...mineMissing(file, 1)]).toEqual([expect.stringContaining(`2p ${LAST_ROUNDS + 1}:`)])
    expect(parsePuzzles(readFileSync(file, 'utf8')).games.map(({ number }) => number)).toEqual([1, LAST_ROUNDS + 1])
    expect([...mineMissing(file, 1)]).toEqual([])
  })

  test('publishes games in the order of the plan, and not too many puzzles of a theme', () => {
    const file = join(folder, 'many.txt')
    const puzzle = { theme: 'win-row', rating: 1200, answers: ['1'], tempting: '2' } as const
    const games = Array.from({ length: 60 }, (_, i): StoredGame => {
      const puzzles = [10, 20, 30].map((n) => ({ ...puzzle, n }))
      return { kind: '2p', number: 60 - i, moves: '012', puzzles }
    })
    writeFileSync(file, formatPuzzles({ rules: RULES_VERSION, games }))
    const selected = selectPuzzles(file, 60)
    expect(selected.map(({ number }) => number)).toEqual(Array.from(selected, (_, i) => i + 1))
    expect(selected.flatMap(({ puzzles }) => puzzles)).toHaveLength(150)
    expect(selectPuzzles(file, 10).flatMap(({ puzzles }) => puzzles)).toHaveLength(30)
  })
})

describe('checking puzzles again', () => {
  const rules = RULES_VERSION
  const published = parsePuzzles(readFileSync(puzzlesUrl(), 'utf8'))
  /** A game whose puzzles are no puzzles. */
  const spoilt = (): StoredGame[] =>
    published.games
      .slice(0, 1)
      .map((game) => ({ ...game, puzzles: game.puzzles.map((puzzle) => ({ ...puzzle, tempting: puzzle.answers[0] })) }))

  test('confirms what the same network and levels have found', () => {
    const games = published.games.slice(0, sized(3, 30))
    expect([...checkPuzzles({ rules, games })]).toEqual(games)
  })

  test('leaves other kinds of games alone if only some are wanted', () => {
    const games = spoilt()
    expect(games[0].kind).toBe('2p')
    expect([...checkPuzzles({ rules, games }, ['4p-palace'])]).toEqual(games)
  })

  test('drops a puzzle whose answer tempts, and a game without a puzzle', () => {
    expect([...checkPuzzles({ rules, games: spoilt() })]).toEqual([])
  })
})

describe('the rating of a puzzle', () => {
  test('is higher, the fewer levels solve it', () => {
    const easy = ratingFrom(shares(0.2, 0.5, 1, 1, 1, 1))
    const medium = ratingFrom(shares(0.1, 0.2, 0.5, 0.7, 1, 1))
    const hard = ratingFrom(shares(0, 0, 0, 0, 0, 0.5))
    expect(easy).toBeLessThan(medium)
    expect(medium).toBeLessThan(hard)
    expect(ratingFrom(shares(0, 0, 0, 0, 0, 0))).toBe(2800)
    expect(ratingFrom(shares(1, 1, 1, 1, 1, 1))).toBe(400)
  })
})
