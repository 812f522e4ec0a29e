import { describe, expect, test } from 'vitest'
import { annotate, formatRecord, GLYPHS, legalMoves, newGame, rewind, withHeaders } from '../src/index.ts'
import { addLines, codedFault, fault, lines, read } from './record-reader.ts'
import { moves, state, table } from './table.ts'

// Deterministic: the same examples in every run.
describe('Remarks in a record', () => {
  const base = formatRecord(newGame({ players: 2, seed: 'remarks' }))
  const game = read(base)
  const mover = state(game).seats[game.position.player].color
  const other = mover === 'blue' ? 'red' : 'blue'
  const farmer = legalMoves(game).find((move) => move.endsWith('farmer')) ?? ''
  const body = [
    `${mover}: pass ?! @12.5`,
    '# A cautious beginning.',
    '#',
    '# And a remark with, commas: and colons @3',
    '> variation',
    `> ${mover}: ${farmer}, field top @3`,
    '> # Bolder.',
    '> > variation',
    `> > ${mover}: ${farmer}, field bottom !!`,
    '> > # Boldest.',
    `> > ${other}: pass`,
    '> > variation',
    `> > ${mover}: ${farmer}`,
    `> ${other}: pass`,
    '> variation',
    `> ${mover}: pass`,
    `> ${other}: pass`,
    `${other}: pass @0`,
  ]

  test('comments, think times and nested variations are kept byte for byte', () => {
    const record = addLines(base, ...body)
    const back = read(record)
    expect(formatRecord(back)).toBe(record)
    expect(back.entries).toHaveLength(2)
    const [first, second] = back.entries
    expect(first.time).toBe(12.5)
    expect([first.glyph, second.glyph]).toEqual(['?!', undefined])
    expect(second.time).toBe(0)
    expect(first.comments).toEqual(['A cautious beginning.', '', 'And a remark with, commas: and colons @3'])
    expect(first.variations?.map((line) => line.length)).toEqual([3, 2])
    expect(first.variations?.[0][1]).toMatchObject({ time: 3, comments: ['Bolder.'] })
    expect(first.variations?.[0][1].variations?.map((line) => line.length)).toEqual([3, 1])
  })

  test.each(GLYPHS)('a turn may be marked with %s', (glyph) => {
    const record = addLines(base, `${mover}: pass ${glyph}`)
    expect(read(record).entries[0].glyph).toBe(glyph)
    expect(formatRecord(read(record))).toBe(record)
  })

  test('any other sign is rejected with its line', () => {
    for (const sign of ['!!!', '?!?', '???!']) {
      const record = addLines(base, `${mover}: pass ${sign} @3`)
      expect(codedFault(record)).toMatchObject({
        line: lines(record).length - 1,
        code: 'glyph',
        values: { text: sign, names: '!! ! !? ?! ? ??' },
      })
    }
    for (const turn of ['pass!', 'pass @3 !', 'pass ! ?', '!'])
      expect(codedFault(addLines(base, `${mover}: ${turn}`)).code).toBe('turn')
  })

  test('a variation does not change the game', () => {
    const plain = read(addLines(base, `${mover}: pass`, `${other}: pass`))
    expect(state(read(addLines(base, ...body)))).toEqual(state(plain))
  })

  test('a variation may extend into another round, with its own deal', () => {
    const record = addLines(
      base,
      `${mover}: pass`,
      '> variation',
      `> ${mover}: pass`,
      `> ${other}: pass`,
      `> ${other}: temple marduk`,
      '> round 2',
      '> deal priest priest priest / farmer farmer farmer',
      `> ${other}: recruit 2 farmer, field top`,
    )
    expect(formatRecord(read(record))).toBe(record)
  })

  test('an illegal move in a variation is rejected with its line', () => {
    const record = addLines(base, `${mover}: pass`, '> variation', `> ${mover}: caravan babylon`)
    expect(fault(record)).toMatchObject({ line: lines(record).length - 1, clause: 'R7.2' })
  })

  test('a line of an unopened variation is rejected', () => {
    const record = addLines(base, `${mover}: pass`, `> ${mover}: pass`)
    expect(fault(record)).toEqual({ line: lines(record).length - 1, problem: '"> variation" should stand here' })
  })

  test('remarks survive takebacks and reading again', () => {
    const back = rewind(read(addLines(base, ...body)), 1)
    expect(formatRecord(back)).toBe(addLines(base, ...body.slice(0, -1)))
  })

  test('a remark on an unfinished turn is kept when the turn is finished', () => {
    const half = table({ turn: 'blue' })
    moves(half, 'recruit 1 farmer')
    const back = read(`${formatRecord(half).trimEnd()} @0.1\n# Which row?\n`)
    moves(back, 'field top')
    annotate(back, { time: 0.2, comments: ['The top one.'] })
    expect(lines(formatRecord(back)).slice(-4)).toEqual([
      'blue: recruit 1 farmer, field top @0.3',
      '# Which row?',
      '# The top one.',
      '',
    ])
    expect(formatRecord(read(formatRecord(back)))).toBe(formatRecord(back))
  })

  test('a comment with line breaks becomes several comments', () => {
    const comments = ['one\ntwo\r\nthree ', '', 'four']
    const back = read(formatRecord(withHeaders(newGame({ players: 2, seed: 'breaks' }), { comments })))
    expect(back.headers.comments).toEqual(['one', 'two', 'three', '', 'four'])
  })

  test('dates, names and remarks that no record could hold are rejected at once', () => {
    const fresh = newGame({ players: 2, seed: 'headers' })
    for (const date of ['', 'today', '2007-10-25\n', '25.10.2007'])
      expect(() => withHeaders(fresh, { date })).toThrow(RangeError)
    expect(() => withHeaders(fresh, { names: ['one'] })).toThrow(RangeError)
    expect(() => annotate(fresh, { time: 1 })).toThrow(RangeError)
    expect(() => withHeaders(fresh, { date: '2007-10-25', names: ['one', 'two'] })).not.toThrow()
  })

  test('variations nested 300 deep are read', () => {
    const deep = Array.from({ length: 300 }, (_, i) => '> '.repeat(i + 1)).flatMap((mark) => [
      `${mark}variation`,
      `${mark}${mover}: pass`,
    ])
    const record = addLines(base, `${mover}: pass`, ...deep)
    expect(formatRecord(read(record))).toBe(record)
  })
})
