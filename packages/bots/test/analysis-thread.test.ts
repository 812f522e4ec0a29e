import { readFileSync } from 'node:fs'
import { type Box, formatMove, isOver, legalMoves, newGame, type Position, play, seededRandom } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import {
  AnalysisThread,
  createTreeMemory,
  explain,
  explainLines,
  isLastRound,
  mergeReports,
  parseWeights,
  proveLines,
  Tree,
  weightsUrl,
} from '../src/index.ts'

const netFor = (box: Box) => parseWeights(readFileSync(weightsUrl(box))).net

const game = newGame({ players: 3, palace: true, seed: 'analysis' })
for (let i = 0; i < 12; i++) play(game, legalMoves(game)[0])
const { position } = game
const deps = (seed: string) => ({ net: netFor(position.box), random: seededRandom(seed) })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('An analysis that goes on', () => {
  test('adds up what it has seen, slice by slice, for every seat', () => {
    const thread = new AnalysisThread(deps('one'), position)
    expect(thread.run({ iterations: 50 }).iterations).toBe(50)
    const report = thread.run({ iterations: 150 })
    expect(report.iterations).toBe(200)
    // The first iteration only looks at the position.
    expect(sum(report.moves.map(({ visits }) => visits))).toBe(199)
    const [best] = mergeReports([report]).moves
    expect(sum(best.chances)).toBeCloseTo(1, 3)
    expect(best.chances).toHaveLength(3)
    expect(best.margins).toHaveLength(3)
    expect(report.moves.map(({ visits }) => visits)).toEqual(
      report.moves.map(({ visits }) => visits).toSorted((a, b) => b - a),
    )
  })

  test('compares several moves, also where one is so much better that a search would try no other', () => {
    const first = newGame({ players: 2, seed: 'g 0' })
    const thread = new AnalysisThread({ ...deps('compared'), net: netFor(first.position.box) }, first.position)
    const { moves } = thread.run({ iterations: 300 })
    expect(moves).toHaveLength(legalMoves(first).length)
    expect(moves[0].visits).toBeGreaterThan(200)
    expect(moves[2].visits).toBeGreaterThan(5)
  })

  test('several threads share a tree; together they have seen what each of them has', () => {
    const memory = createTreeMemory(20_000)
    new Tree(memory).reset()
    const threads = ['one', 'two'].map((seed) => new AnalysisThread(deps(seed), position, memory))
    const reports = threads.map((thread) => thread.run({ iterations: 100 }))
    const { iterations, moves } = mergeReports(reports)
    expect(iterations).toBe(200)
    const visits = reports.flatMap((report) => report.moves.map((move) => move.visits))
    expect(sum(moves.map((move) => move.visits))).toBe(sum(visits))
    for (const { move, expected } of moves) expect(expected[0]).toBe(move)
  })

  test('has nothing to compare in a finished game', () => {
    const over = newGame({ players: 2, seed: 'over' })
    while (!isOver(over)) play(over, legalMoves(over)[0])
    const thread = new AnalysisThread({ ...deps('over'), net: netFor(over.position.box) }, over.position)
    expect(thread.run({ iterations: 20 }).moves).toEqual([])
  })

  test('ends when the tree is full', () => {
    const memory = createTreeMemory(200)
    new Tree(memory).reset()
    const thread = new AnalysisThread(deps('full'), position, memory)
    thread.run({ iterations: 5000 })
    expect(thread.run({ iterations: 5000 }).full).toBe(true)
  })

  test('explains its best moves: whole turns, with reasons', () => {
    const thread = new AnalysisThread(deps('lines'), position)
    const { moves } = mergeReports([thread.run({ iterations: 300 })])
    const lines = explainLines(position, moves.slice(0, 3), deps('lines'))
    expect(lines.map((line) => line.moves[0])).toEqual(moves.slice(0, 3).map(({ move }) => formatMove(move)))
    for (const { own, moves: line } of lines) {
      expect(own).toBeGreaterThan(0)
      expect(line.length).toBeGreaterThanOrEqual(own)
    }
    expect(lines[0].reasons.length).toBeGreaterThan(0)
  })

  test('calculates the last round to the end of the game', () => {
    const last = lastRound()
    const lines = proveLines(last, 3, deps('last'), { nodes: 100_000 })
    const explained = explain(last, { ...deps('last'), net: netFor(last.box), budget: { iterations: 20_000 } })
    expect(explained.proven).toBe(true)
    expect(lines?.[0].chances).toEqual(explained.chances)
    expect(lines?.[0].margins).toEqual(explained.margins)
    expect(proveLines(position, 3, deps('no'), { nodes: 100_000 })).toBeUndefined()
  })
})

/** Near the end of a last round. */
function lastRound(): Position {
  for (let n = 0; ; n++) {
    const played = newGame({ players: 2, seed: `last ${n}` })
    const random = seededRandom(`last ${n}`)
    while (played.position.decision !== undefined) {
      const moves = legalMoves(played)
      const isNear = isLastRound(played.position) && played.position.decision === 'action'
      if (isNear && played.position.seats.some(({ passed }) => passed) && moves.length > 1) return played.position
      play(played, moves.find((move) => move.startsWith('caravan')) ?? moves[random(moves.length)])
    }
  }
}
