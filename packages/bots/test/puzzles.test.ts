import { readFileSync, statSync } from 'node:fs'
import {
  clonePosition,
  formatMove,
  newGame,
  opensTurn,
  playMove,
  seededRandom,
  unshuffledDealer,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../test/support/tier.ts'
import {
  costOfTurn,
  formatChoices,
  formatPuzzles,
  isAnswer,
  isAsGood,
  isProven,
  listPuzzles,
  openPuzzle,
  PUZZLE_THEMES,
  type Puzzle,
  parsePuzzles,
  parseWeights,
  puzzlesUrl,
  reasonsAgainst,
  themesOf,
  turnContinues,
  valueOfTurn,
  weightsUrl,
} from '../src/index.ts'

const text = readFileSync(puzzlesUrl(), 'utf8')
const collection = parsePuzzles(text)
const infos = listPuzzles(collection)
const puzzles = infos.map(({ id }) => openPuzzle(collection, id) as Puzzle)

const MAX_BYTES = 250_000

function worthOf({ game: { position } }: Puzzle, turn: Puzzle['tempting'], iterations: number) {
  const { net } = parseWeights(readFileSync(weightsUrl(position.box)))
  return valueOfTurn(position, turn, { net, random: seededRandom('test') }, { iterations })
}

/** Evenly spread over the collection. */
const some = (all: readonly Puzzle[], count: number) =>
  all.filter((_, i) => i % Math.max(1, Math.floor(all.length / count)) === 0).slice(0, count)

describe('the collection of puzzles', () => {
  test('has enough of every theme, and is small', () => {
    expect(infos.length).toBeGreaterThanOrEqual(400)
    for (const theme of PUZZLE_THEMES)
      expect(infos.filter((info) => info.theme === theme).length, theme).toBeGreaterThanOrEqual(25)
    expect(statSync(puzzlesUrl()).size).toBeLessThanOrEqual(MAX_BYTES)
    expect(new Set(infos.map(({ id }) => id)).size).toBe(infos.length)
  })

  test('is read as it was written', () => {
    expect(formatPuzzles(collection)).toBe(text)
  })

  test('asks for a turn: its answers are whole turns, and the tempting turn is none of them', () => {
    for (const { id, game, answers, tempting } of puzzles) {
      const { position } = game
      expect(opensTurn(position), id).toBe(true)
      expect(answers.length, id).toBeGreaterThan(0)
      for (const turn of [...answers, tempting]) {
        const after = clonePosition(position)
        turn.forEach((move, i) => {
          if (i > 0) expect(turnContinues(after, position.player), id).toBe(true)
          playMove(after, move, unshuffledDealer)
        })
        expect(turnContinues(after, position.player), id).toBe(false)
      }
      expect(isAnswer({ answers }, tempting), id).toBe(false)
      expect(isAnswer({ answers }, answers[answers.length - 1]), id).toBe(true)
    }
  })

  test('is sorted into themes by the reasons, which also explain every answer', () => {
    for (const { id, theme, game, answers, tempting } of puzzles) {
      expect(themesOf(game.position, answers, tempting), id).toContain(theme)
      for (const answer of answers) {
        const reasons = reasonsAgainst(game.position, answer, tempting)
        expect(reasons.filter(({ side, shared }) => side === 'for' && !shared).length, id).toBeGreaterThan(0)
      }
    }
  })

  test('proves what it says about the last round', () => {
    for (const { id, theme, game } of puzzles) if (theme === 'last-round') expect(isProven({ game }), id).toBe(true)
    for (const puzzle of some(puzzles.filter(isProven), sized(4, 200))) {
      const [best, ...others] = puzzle.answers.map((turn) => worthOf(puzzle, turn, 5000))
      expect(best.proven, puzzle.id).toBe(true)
      for (const other of others) expect(costOfTurn(other, best), puzzle.id).toBe(0)
      const tempting = worthOf(puzzle, puzzle.tempting, 5000)
      expect(tempting.proven && !isAsGood(tempting, best), puzzle.id).toBe(true)
    }
  })

  test('holds up when it is searched again', () => {
    const tried = some(
      puzzles.filter((puzzle) => !isProven(puzzle)),
      sized(4, 40),
    )
    const upheld = tried.filter(
      (puzzle) => !isAsGood(worthOf(puzzle, puzzle.tempting, 1500), worthOf(puzzle, puzzle.answers[0], 1500)),
    )
    // Other weights see some positions differently.
    expect(upheld.length).toBeGreaterThanOrEqual(0.75 * tried.length)
  })
})

describe('choices as text', () => {
  test('leave out decisions without a choice, and know every other', () => {
    const [{ game, answers }] = puzzles
    const moves = game.entries.map(({ move }) => move)
    const start = newGame({ players: 2, seed: 'other' }).position
    expect(() => formatChoices(start, moves)).toThrow(/illegal/)
    expect(formatChoices(game.position, answers[0]).length).toBeLessThanOrEqual(answers[0].map(formatMove).length)
  })

  test('that don’t exist are refused', () => {
    const [first] = collection.games
    const broken = { ...collection, games: [{ ...first, moves: '' }] }
    expect(() => openPuzzle(broken, infos[0].id)).toThrow(/no such choice/)
    expect(openPuzzle(collection, 'nothing')).toBeUndefined()
    expect(() => parsePuzzles('puzzles 99\n')).toThrow()
    expect(() => parsePuzzles('puzzles 2\ngame 7p 1\n\n')).toThrow(/7p/)
  })
})
