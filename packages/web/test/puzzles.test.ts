import { readFileSync } from 'node:fs'
import {
  isAsGood,
  listPuzzles,
  openPuzzle,
  type Puzzle,
  type PuzzleInfo,
  parsePuzzles,
  puzzlesUrl,
} from '@amyitis/bots'
import { formatMove, formatRecord, newGame } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { sized } from '../../../test/support/tier.ts'
import { savedFrom } from '../src/game/create-game.ts'
import { factsOfRecord } from '../src/game/facts/facts-of.ts'
import { memoryStore } from '../src/game/memory-store.ts'
import { subjectOf } from '../src/game/subject.ts'
import { dateOf, dayAt, puzzleOfDay, streakOf } from '../src/puzzles/model/days.ts'
import { difficultyOf, nextPuzzle } from '../src/puzzles/model/next.ts'
import { ownPuzzles } from '../src/puzzles/model/own.ts'
import { posedOf } from '../src/puzzles/model/posed.ts'
import { type PuzzleResults, readResults, withTry } from '../src/puzzles/model/results.ts'
import { explanationOf, replyText, wrongText } from '../src/puzzles/solving/solving-text.ts'
import { afterMove, beginAttempt, isTurnOver, turnOf, withReply } from '../src/puzzles/solving/use-attempt.ts'
import { playedGame } from './browser/records.ts'

const collection = parsePuzzles(readFileSync(puzzlesUrl(), 'utf8'))
const infos = listPuzzles(collection)
const explained = infos
  .filter((_, i) => i % sized(16, 1) === 0)
  .map(({ id }) => posedOf(openPuzzle(collection, id) as Puzzle))
const START = readResults(null)

const info = (id: string, rating: number, theme: PuzzleInfo['theme'] = 'win-row'): PuzzleInfo => ({
  id,
  kind: '2p',
  theme,
  rating,
})

describe('the puzzle of the day', () => {
  it('is the same for everybody, changes at midnight UTC, and repeats only after all others', () => {
    const today = dayAt(Date.UTC(2026, 10, 17, 23, 59))
    expect(dateOf(today).toISOString()).toBe('2026-11-17T00:00:00.000Z')
    expect(dayAt(Date.UTC(2026, 10, 18))).toBe(today + 1)
    const shuffled = [...infos].reverse()
    expect(puzzleOfDay(shuffled, today)).toEqual(puzzleOfDay(infos, today))
    const ids = infos.map((_, i) => puzzleOfDay(infos, today + i).id)
    expect(new Set(ids).size).toBe(infos.length)
  })

  it('makes a streak of days in a row', () => {
    expect(streakOf([], 10)).toEqual({ now: 0, best: 0 })
    expect(streakOf([8, 9, 10], 10)).toEqual({ now: 3, best: 3 })
    expect(streakOf([10, 8, 9], 11)).toEqual({ now: 3, best: 3 })
    expect(streakOf([1, 2, 3, 4, 8, 9], 12)).toEqual({ now: 0, best: 4 })
  })

  it('is there, and keeps its streak, with a clock that was ahead or is set back', () => {
    expect(streakOf([8, 9, 10, 400], 10)).toEqual({ now: 3, best: 3 })
    expect(streakOf([8, 9, 10], 9)).toEqual({ now: 2, best: 2 })
    expect(infos).toContain(puzzleOfDay(infos, -1))
    expect(puzzleOfDay(infos, -1)).toBe(puzzleOfDay(infos, infos.length - 1))
  })

  it('lets a streak survive one missed day a week', () => {
    expect(streakOf([1, 2, 4], 4)).toEqual({ now: 3, best: 3 })
    expect(streakOf([1, 2], 4)).toEqual({ now: 2, best: 2 })
    expect(streakOf([1, 2], 5)).toEqual({ now: 0, best: 2 })
    expect(streakOf([1, 3, 4, 5, 7], 7)).toEqual({ now: 1, best: 4 })
    expect(streakOf([1, 3, 4, 5], 7)).toEqual({ now: 0, best: 4 })
    expect(streakOf([1, 3, 4, 5, 6, 7, 8, 10], 10)).toEqual({ now: 8, best: 8 })
  })
})

describe('results', () => {
  it('rate the first try only, by what was to be expected', () => {
    const even = { puzzle: info('a', START.rating), outcome: 'solved', helped: false } as const
    const won = withTry(START, even)
    expect(won.rating - START.rating).toBe(24)
    expect(withTry(START, { ...even, outcome: 'failed' }).rating - START.rating).toBe(-24)
    expect(withTry(START, { ...even, puzzle: info('b', 2400) }).rating - START.rating).toBeGreaterThan(40)
    const again = withTry(withTry(START, { ...even, outcome: 'failed' }), even)
    expect(again).toMatchObject({ rating: START.rating - 24, rated: 1, outcomes: { a: 'solved' } })
    expect(withTry(again, { ...even, outcome: 'failed' }).outcomes).toEqual({ a: 'solved' })
  })

  it('win nothing with a hint or from one’s own games', () => {
    const solved = { puzzle: info('a', 1800), outcome: 'solved', helped: true } as const
    expect(withTry(START, solved)).toMatchObject({ rating: START.rating, rated: 0, outcomes: { a: 'solved' } })
    expect(withTry(START, { ...solved, puzzle: { id: 'own' }, helped: false }).rating).toBe(START.rating)
  })

  it('remember the days whose puzzle was solved', () => {
    const solved = { puzzle: info('a', 1200), outcome: 'solved', helped: false, day: 5 } as const
    expect(withTry(withTry(START, solved), solved).days).toEqual([5])
    expect(withTry(START, { ...solved, outcome: 'failed' }).days).toEqual([])
  })

  it('are read as they were stored, and damaged ones as none', () => {
    const results: PuzzleResults = { rating: 1311, rated: 4, outcomes: { a: 'solved', b: 'failed' }, days: [3, 4] }
    expect(readResults(JSON.stringify(results))).toEqual(results)
    expect(readResults('{')).toEqual(START)
    expect(readResults('{"rating":"x","outcomes":{"a":7},"days":[-1,"2"]}')).toEqual(START)
    expect(readResults('null')).toEqual(START)
    expect(readResults('{"rating":1e300}')).toEqual(START)
  })
})

describe('the next puzzle', () => {
  const some = [info('a', 900), info('b', 1450), info('c', 1900, 'last-round')]
  it('is the nearest to one’s strength that was never tried, then one that failed', () => {
    expect(nextPuzzle(some, START)?.id).toBe('b')
    expect(nextPuzzle(some, START, { except: 'b' })?.id).toBe('a')
    expect(nextPuzzle(some, START, { theme: 'last-round' })?.id).toBe('c')
    expect(nextPuzzle(some, { rating: 1200, outcomes: { a: 'solved', b: 'failed', c: 'solved' } })?.id).toBe('b')
    expect(nextPuzzle(some, { rating: 1200, outcomes: { a: 'solved', b: 'solved', c: 'solved' } })).toBeUndefined()
    expect(some.map(({ rating }) => difficultyOf(rating))).toEqual([1, 2, 3])
  })
})

describe('an attempt', () => {
  const puzzle = openPuzzle(collection, infos[0].id) as Puzzle
  const posed = posedOf(puzzle)
  const seat = puzzle.game.position.player

  it('is over with the turn, and leaves the puzzle as it was', () => {
    const before = puzzle.game.entries.length
    let tried = beginAttempt(posed)
    for (const move of posed.answers[0]) {
      expect(isTurnOver(tried, seat)).toBe(false)
      tried = afterMove(tried, formatMove(move))
    }
    expect(isTurnOver(tried, seat)).toBe(true)
    expect(turnOf(tried)).toEqual(posed.answers[0])
    expect(puzzle.game.entries).toHaveLength(before)
    expect(() => afterMove(tried, 'plant z9')).toThrow()
  })

  it('shows the first turn of the answer to it', () => {
    const tried = posed.tempting.map(formatMove).reduce(afterMove, beginAttempt(posed))
    const answered = withReply(tried, ['pass', 'pass'])
    expect(answered.game.entries).toHaveLength(tried.game.entries.length + 1)
    expect(withReply(tried, [])).toBe(tried)
  })

  it.each(LANGUAGES)('is explained in %s, with what follows a wrong turn', (language) => {
    const text = createText(language)
    for (const one of explained) expect(explanationOf(viewOf(one.game, text), one).length, one.id).toBeGreaterThan(0)
    const value = { chance: 0.4, margin: -3, proven: false, line: ['pass'] }
    const refutation = { turn: posed.tempting, own: value, best: { ...value, chance: 0.6, margin: 2 } }
    expect(wrongText(text, refutation)).toMatch(/40.*60/)
    const proven = { ...refutation, own: { ...value, proven: true }, best: { ...refutation.best, proven: true } }
    expect(wrongText(text, proven)).toMatch(/−3.*2/)
    expect(isAsGood(proven.own, proven.best)).toBe(false)
    const view = viewOf(puzzle.game, text)
    expect(replyText(view, puzzle.game.position, refutation)).toContain(text.t('move.pass'))
    expect(replyText(view, puzzle.game.position, { ...refutation, own: { ...value, line: [] } })).toBeUndefined()
  })
})

describe('puzzles from one’s own games', () => {
  const seats = [
    { kind: 'human', name: '' },
    { kind: 'bot', level: 'priest' },
  ] as const
  const turn = {
    n: 1,
    decisions: 1,
    round: 1,
    forced: false,
    before: 0.6,
    after: 0.4,
    loss: 0.2,
    points: 3,
    accuracy: 40,
    moves: ['pass'],
    better: { moves: ['recruit 1 farmer', 'field top'], chance: 0.6, margin: 1, reasons: [] },
  } as const
  const turns = [
    { ...turn, seat: 0, grade: 'blunder' },
    { ...turn, n: 2, seat: 0, grade: 'mistake' },
    { ...turn, n: 3, seat: 1, grade: 'blunder' },
    { ...turn, n: 4, seat: 0, grade: 'blunder', better: null },
  ] as const

  it('are the blunders of people in finished games, with the better turn as the answer', async () => {
    const games = memoryStore()
    const finished = playedGame({ players: 2, seed: 'own' })
    const running = newGame({ players: 2, seed: 'running' })
    const other = playedGame({ players: 2, seed: 'other' })
    for (const game of [finished, running, other]) await games.add(savedFrom(game, seats, 'seed', 1))
    const asked: string[] = []
    const load = (id: string) => {
      asked.push(id)
      return games.load(id)
    }
    const reviews = async () => [{ subject: subjectOf(finished), review: { turns } }]
    const found = await ownPuzzles({ games: { list: games.list, load }, kept: { all: async () => [] }, reviews })
    expect(asked).toHaveLength(1)
    expect(found.map(({ n, round, loss, rating }) => ({ n, round, loss, rating }))).toEqual([
      { n: 1, round: 1, loss: 0.2, rating: undefined },
    ])
    expect(found[0].answers[0].map(formatMove)).toEqual(['recruit 1 farmer', 'field top'])
    expect(found[0].tempting.map(formatMove)).toEqual(['pass'])
    expect(found[0].game.entries).toHaveLength(0)
    const none = { games, kept: { all: async () => [] }, reviews: async () => [] }
    expect(await ownPuzzles(none)).toEqual([])
  })

  it('also come from games at tables of the server', async () => {
    const game = playedGame({ players: 2, seed: 'online' })
    const subject = subjectOf(game)
    const facts = factsOfRecord(formatRecord(game))
    const result = { at: 1, seat: 1, sitters: [], ranks: [1, 2] }
    const kept = { all: async () => [{ key: 'table ann xyz', version: '2', facts, result }] }
    const found = await ownPuzzles({
      games: memoryStore(),
      kept,
      reviews: async () => [{ subject, review: { turns } }],
    })
    expect(found.map(({ gameId, n }) => [gameId, n])).toEqual([['xyz', 3]])
  })
})
