import { describe, expect, test } from 'vitest'
import {
  annotate,
  checkEdition,
  type Edition,
  FORMAT_VERSION,
  formatRecord,
  type Game,
  type Headers,
  isOver,
  legalMoves,
  newGame,
  parseRecord,
  play,
  RULES_VERSION,
  rewind,
  STANDARD,
  seedFits,
  withHeaders,
} from '../src/index.ts'
import { addLines, fault, lines, numberOf, read } from './record-reader.ts'
import { moves, state, TABLES, table, wander, withChange } from './table.ts'

// Deterministic: the same examples in every run.
function expectSame(game: Game): void {
  const record = formatRecord(game)
  const back = read(record)
  expect(formatRecord(back)).toBe(record)
  expect(state(back)).toEqual(state(game))
  expect(back.entries).toEqual(game.entries)
  expect(back.headers).toEqual(game.headers)
  expect(legalMoves(back)).toEqual(legalMoves(game))
}

describe('A record', () => {
  test('begins with its version, the rules, the table and the edition, then the setup and the first deal', () => {
    const record = formatRecord(newGame({ players: 2, seed: 'head' }))
    const [version, rules, players, palace, edition, empty, first, plants, caravaneers, garden, round, deal] =
      lines(record)
    expect([version, rules]).toEqual([`amyitis ${FORMAT_VERSION}`, `rules ${RULES_VERSION}`])
    expect([players, palace, edition, empty]).toEqual(['players 2', 'palace no', 'edition standard', ''])
    expect(first).toMatch(/^first (blue|red)$/)
    expect(plants).toMatch(/^plants eshnunna \w+, ur \w+, mari \w+, khorsabad [01]$/)
    expect(caravaneers).toMatch(/^caravaneers (barley|dates|salt|palm)$/)
    expect(garden).toMatch(/^garden t\d\d t\d\d - - \/ t\d\d t\d\d t\d\d - \/ (t\d\d ){4}\/ t\d\d t\d\d t\d\d t20$/)
    expect(round).toBe('round 1')
    expect(deal).toMatch(/^deal \w+ \w+ \w+ \/ \w+ \w+ \w+$/)
    expect(record.endsWith('\n')).toBe(true)
  })

  test('has one line per turn, with all its decisions', () => {
    const game = table({ turn: 'blue' })
    moves(game, 'recruit 1 farmer', 'field top', 'recruit 1 priest', 'temple ishtar', 'recruit 3 merchant')
    expect(lines(formatRecord(game)).slice(-4)).toEqual([
      'blue: recruit 1 farmer, field top',
      'red: recruit 1 priest, temple ishtar',
      'black: recruit 3 merchant',
      '',
    ])
  })

  test.each(TABLES)('of a whole game round-trips byte for byte: %i players, palace %s', (players, palace) => {
    for (const seed of ['a', 'b', 'c']) expectSame(wander(newGame({ players, palace, seed }), seed))
  })

  test.each(TABLES)('can stop anywhere, even in mid-turn: %i players, palace %s', (players, palace) => {
    const game = wander(newGame({ players, palace, seed: 'stop' }), 'stop')
    const step = Math.max(1, Math.floor(game.entries.length / 60))
    for (let count = 0; count <= game.entries.length; count += step) expectSame(rewind(game, count))
  })

  test('of an unfinished game continues with the deals of the given seed', () => {
    const game = wander(newGame({ players: 3, seed: 'go on' }), 'x', 100)
    const answer = parseRecord(formatRecord(game), 'go on')
    if (!answer.ok) throw new Error(answer.fault.problem)
    expect(state(wander(answer.game, 'y'))).toEqual(state(wander(game, 'y')))
  })

  test('keeps date, names, comments and, once the game is over, the seed', () => {
    const headers: Headers = {
      date: '2007-10-25',
      names: ['Ada "the Gardener"', 'Ömer\n'],
      comments: ['Played by the river.', '', '  indented # and > marked'],
    }
    const game = withHeaders(newGame({ players: 2, seed: 'kept' }), headers)
    expectSame(game)
    expectSame(wander(game, 'kept', 30))
    const over = withHeaders(wander(newGame({ players: 2, seed: 'kept' }), 'kept'), { ...headers, seed: 'kept "2"\n' })
    expectSame(over)
    expect(formatRecord(over)).toContain('\nseed "kept \\"2\\"\\n"\n')
    expect(formatRecord(over)).toContain(`\nresult ${over.position.seats.map((seat) => seat.score).join(' ')}\n`)
  })

  test('contains neither seed nor result before the game is over', () => {
    const game = withHeaders(newGame({ players: 2, seed: 'secret' }), { seed: 'secret' })
    expect(formatRecord(game)).not.toContain('secret')
    expect(formatRecord(game)).not.toContain('result')
  })

  test('of a game from a position contains the position', () => {
    const game = table({
      players: 3,
      order: ['white', 'blue', 'red'],
      palace: true,
      round: 4,
      seats: { white: { track: 2, trackRank: 1 }, red: { track: 2, trackRank: 0, score: 9 } },
      temples: { marduk: ['white', 'neutral'] },
    })
    expectSame(game)
    expectSame(wander(game, 'position', 50))
    expectSame(wander(game, 'position'))
    expect(lines(formatRecord(game))[7]).toMatch(/^position \{"edition":"standard","players":3,/)
  })

  test('of a custom edition contains the edition and needs nothing else', () => {
    const checked = checkEdition(withChange(withChange(STANDARD, 'id', 'small'), 'fields.top', ['wine', 'salt']))
    if (!checked.ok) throw new Error('the edition is refused')
    const edition: Edition = checked.value
    const game = wander(newGame({ players: 4, palace: true, seed: 'own', edition }), 'own')
    expectSame(game)
    expect(read(formatRecord(game)).position.box.edition).toEqual(edition)
    expectSame(wander(newGame({ players: 2, seed: 'own', edition }), 'own', 77))
  })
})

describe('Harmless differences', () => {
  const record = formatRecord(
    withHeaders(wander(newGame({ players: 3, palace: true, seed: 'ends' }), 'ends', 60), { comments: ['a', ''] }),
  )

  test.each([
    ['line ends of Windows', record.replaceAll('\n', '\r\n')],
    ['line ends of old', record.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${record}`],
    ['blanks at the ends of lines', record.replaceAll('\n', '  \t\n')],
    ['empty lines', record.replaceAll('\n', '\n\n')],
    ['no line end at the end', record.trimEnd()],
    ['empty lines at the end', `${record}\n\n\n`],
  ])('%s', (_, text) => {
    expect(formatRecord(read(text))).toBe(record)
  })

  test('line numbers of faults count empty lines too', () => {
    const spaced = record.replaceAll('\n', '\r\n\r\n')
    const number = numberOf(record, 'deal')
    const broken = spaced.replace(/^deal .*$/m, 'deal nothing')
    expect(fault(broken).line).toBe(2 * number - 1)
  })
})

describe('The seed of a game', () => {
  const game = wander(newGame({ players: 3, palace: true, seed: 'true' }), 'moves')

  test('matches the setup and all deals of its game, and its record', () => {
    expect(isOver(game)).toBe(true)
    expect(seedFits(game, 'true')).toBe(true)
    expect(seedFits(read(formatRecord(game)), 'true')).toBe(true)
    expect(seedFits(newGame({ players: 4, seed: '' }), '')).toBe(true)
  })

  test('another seed does not match', () => {
    for (const seed of ['', 'True', 'true ', 'false']) expect(seedFits(game, seed)).toBe(false)
  })

  test('does not match when a deal or part of the setup was changed', () => {
    const record = formatRecord(newGame({ players: 2, seed: 'fit' }))
    const swapped = record.replace(/^deal (\w+) (.*) (\w+)$/m, 'deal $3 $2 $1')
    const turned = record.replace(/khorsabad ([01])/, (_, face) => `khorsabad ${1 - Number(face)}`)
    const first = record.replace(/^first (\w+)$/m, (_, color) => `first ${color === 'red' ? 'blue' : 'red'}`)
    const caravaneers = record.replace(
      /^caravaneers (\w+)$/m,
      (_, good) => `caravaneers ${good === 'salt' ? 'palm' : 'salt'}`,
    )
    const garden = record.replace(/^garden (\w+) (\w+)/m, 'garden $2 $1')
    const plants = record.replace(/eshnunna (\w+), ur (\w+)/, 'eshnunna $2, ur $1')
    for (const changed of [turned, first, caravaneers, garden, plants]) {
      expect(changed).not.toBe(record)
      expect(seedFits(read(changed), 'fit')).toBe(false)
    }
    if (swapped !== record) expect(seedFits(read(swapped), 'fit')).toBe(false)
    expect(seedFits(read(record), 'fit')).toBe(true)
  })

  test('a made-up later deal does not match', () => {
    const fair = newGame({ players: 2, seed: 'late' })
    while (state(fair).round === 1) {
      const move = legalMoves(fair).includes('pass') ? 'pass' : legalMoves(fair)[0]
      play(fair, move, (_, __, groups) => groups.splice(0, 6, 0, 0, 0, 1, 1, 1))
    }
    expect(
      state(fair)
        .groups.flat()
        .map((card) => card.trade),
    ).toEqual(['farmer', 'farmer', 'farmer', 'priest', 'priest', 'priest'])
    expect(seedFits(fair, 'late')).toBe(false)
  })

  test('a game started from a position has none', () => {
    expect(seedFits(table(), 'rulebook')).toBe(false)
  })
})

describe('Edge cases', () => {
  const base = formatRecord(newGame({ players: 2, seed: 'later' }))
  const mover = state(read(base)).seats[read(base).position.player].color

  test('rejects a think time with more than nine digits or finer than a thousandth', () => {
    for (const time of ['1234567890', '1234567890123456789012', '1.2345', '-1', 'NaN', '1e3'])
      expect(parseRecord(addLines(base, `${mover}: pass @${time}`))).toMatchObject({ ok: false })
    expect(parseRecord(addLines(base, `${mover}: pass @999999999.999`)).ok).toBe(true)
  })

  test('throws on writing a think time that no record can hold', () => {
    const game = read(addLines(base, `${mover}: pass`))
    for (const time of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e9]) expect(() => annotate(game, { time })).toThrow()
  })

  test('rejects endlessly nested variations', () => {
    const nested = Array.from({ length: 3000 }, (_, depth) => `${'> '.repeat(depth + 1)}variation`)
    expect(parseRecord(addLines(base, `${mover}: pass`, ...nested))).toMatchObject({ ok: false })
  })

  test('rejects a very deeply nested edition without throwing', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(parseRecord(base.replace('edition standard', `edition ${deep}`)).ok).toBe(false)
  })
})
