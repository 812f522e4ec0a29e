import { describe, expect, test } from 'vitest'
import {
  addLine,
  branchAt,
  COLORS,
  type Entry,
  formatRecord,
  type Game,
  type GameTree,
  isOver,
  legalMoves,
  lineThrough,
  mergeTrees,
  newGame,
  nodeAt,
  play,
  promote,
  remarkAt,
  removeAt,
  rewind,
  treeOf,
  withTree,
} from '../src/index.ts'
import { addLines, lines, read } from './record-reader.ts'

const game = newGame({ players: 2, seed: 'tree' })
const color = COLORS[game.position.seats[game.position.player].color]

/** A line that leaves a game after some decisions and goes on with the given move, then with the first legal ones. */
function other(from: Game, at: number, pick: number, more = 0): Entry[] {
  const line = rewind(from, at)
  const legal = legalMoves(line)
  play(line, legal[pick % legal.length])
  for (let i = 0; i < more && !isOver(line); i++) play(line, legalMoves(line)[0])
  return [...line.entries]
}

const main = read(formatRecord(withTree(game, { next: [] })))
while (main.entries.length < 12) play(main, legalMoves(main).at(-1) ?? '')

describe('A tree of variations', () => {
  const tree = treeOf(main)
  const movesIn = (line: readonly Entry[]) => line.map(({ move }) => move)

  test('of a game without variations is one line', () => {
    expect(lineThrough(tree, [])).toEqual(main.entries)
    expect(formatRecord(withTree(main, tree))).toBe(formatRecord(main))
  })

  test('grows by a line, which leaves the main line as it is', () => {
    const line = other(main, 3, 0, 4)
    const grown = addLine(tree, line)
    expect(movesIn(lineThrough(grown, []))).toEqual(movesIn(main.entries))
    expect(lineThrough(grown, line.slice(0, 4))).toEqual(line)
    expect(addLine(grown, line.slice(0, 6))).toEqual(grown)
    expect(treeOf(withTree(main, grown))).toEqual(grown)
  })

  test('keeps the main line first, also if a variation starts like it', () => {
    const second = main.entries.findIndex(({ opens }, i) => opens && i > 0)
    const variations = [other(main, second, 0, 2)]
    const entries = main.entries.map((entry, i) => (i === second - 1 ? { ...entry, variations } : entry))
    const grown = treeOf({ ...main, entries })
    expect(nodeAt(grown, main.entries.slice(0, second))?.next).toHaveLength(2)
    expect(movesIn(lineThrough(grown, []))).toEqual(movesIn(main.entries))
  })

  test('goes on where the main line ends', () => {
    const line = other(main, 12, 0, 2)
    const grown = addLine(tree, line)
    expect(lineThrough(grown, [])).toEqual(line)
    expect(withTree(main, grown).position.player).toBe(rewind({ ...main, entries: line }, 15).position.player)
  })

  test.each([1, 5, 11, 12])('keeps what was tried after the %i decisions of a game apart from the game', (played) => {
    const begun = rewind(main, played)
    const grown = [0, 1].reduce((now, pick) => addLine(now, other(begun, played, pick, 3)), treeOf(begun))
    const record = formatRecord(withTree(begun, grown, played))
    const again = read(record)
    expect(movesIn(again.entries)).toEqual(movesIn(begun.entries))
    expect(treeOf(again)).toEqual(grown)
    expect(formatRecord(withTree(again, treeOf(again), played))).toBe(record)
  })

  const first = other(main, 3, 0, 2)
  const second = other(main, 3, 1, 2)
  const forked = addLine(addLine(tree, first), second)
  const ways = (of: GameTree) => nodeAt(of, main.entries.slice(0, 3))?.next.map(({ move }) => move)

  test('promotes a variation by one place, but not before what was played', () => {
    const [a, b, c] = ways(forked) ?? []
    expect(ways(promote(forked, second))).toEqual([a, c, b])
    expect(ways(promote(promote(forked, second), second))).toEqual([c, a, b])
    expect(ways(promote(forked, first, 12))).toEqual([a, b, c])
    expect(ways(promote(forked, second, 12))).toEqual([a, c, b])
    expect(ways(promote(forked, first, 3))).toEqual([b, a, c])
    expect(promote(forked, main.entries)).toBe(forked)
  })

  test('loses a variation with everything after it', () => {
    expect(removeAt(forked, first.slice(0, 4))).toEqual(addLine(tree, second))
    expect(lineThrough(removeAt(forked, first.slice(0, 5)), first)).toEqual(first.slice(0, 4))
    expect(removeAt(tree, second)).toEqual(tree)
  })

  test('gets back what was deleted, whatever was said about the rest since', () => {
    const path = first.slice(0, 4)
    const said = remarkAt(forked, path, { comments: ['Gone.'] })
    const before = remarkAt(said, main.entries.slice(0, 2), { comments: ['Then.'] })
    const since = remarkAt(removeAt(before, path), main.entries.slice(0, 2), { comments: ['Now.'] })
    const back = mergeTrees(since, branchAt(before, path))
    expect(nodeAt(back, main.entries.slice(0, 2))?.comments).toEqual(['Now.'])
    expect(nodeAt(back, path)).toEqual(nodeAt(before, path))
    expect(branchAt(tree, second)).toEqual({ next: [] })
  })

  test('keeps signs and comments, and loses them again', () => {
    const marked = remarkAt(forked, second, { glyph: '!?', comments: ['Bold.', 'But good?'] })
    expect(nodeAt(marked, second)).toMatchObject({ glyph: '!?', comments: ['Bold.', 'But good?'] })
    const record = formatRecord(withTree(main, marked))
    expect(record).toContain(' !?\n> # Bold.\n> # But good?\n')
    expect(formatRecord(withTree(main, treeOf(read(record))))).toBe(record)
    expect(remarkAt(marked, second, { glyph: undefined, comments: undefined })).toEqual(forked)
    expect(addLine(marked, second)).toEqual(marked)
    expect(remarkAt(remarkAt(tree, [], { comments: ['A game.'] }), [], {})).toEqual(tree)
  })

  test('is merged with another: nothing is lost, and the first one’s main line stays', () => {
    const one = remarkAt(addLine(tree, first), first, { comments: ['one'] })
    const two = remarkAt(addLine(addLine({ next: [] }, second), first), first, { glyph: '?', comments: ['two'] })
    const both = mergeTrees(one, two)
    expect(movesIn(lineThrough(both, []))).toEqual(movesIn(main.entries))
    expect(nodeAt(both, first)).toMatchObject({ glyph: '?', comments: ['one', 'two'] })
    expect(nodeAt(both, second)).toBeDefined()
    expect(mergeTrees(both, both)).toEqual(both)
  })

  test('a variation that leaves within a turn repeats the start of that turn', () => {
    const base = formatRecord(game)
    const farmer = legalMoves(game).find((move) => move.endsWith('farmer')) ?? ''
    const record = addLines(
      base,
      `${color}: ${farmer}, field top`,
      '> variation',
      `> ${color}: ${farmer}, field bottom`,
      '> # the other row',
      '> variation',
      `> ${color}: pass`,
    )
    const tree = treeOf(read(record))
    expect(tree.next.map(({ next }) => next.length)).toEqual([2, 0])
    expect(lines(formatRecord(withTree(game, tree))).slice(-7)).toEqual([
      `${color}: ${farmer}, field top`,
      '> variation',
      `> ${color}: pass`,
      '> variation',
      `> ${color}: ${farmer}, field bottom`,
      '> # the other row',
      '',
    ])
  })
})
