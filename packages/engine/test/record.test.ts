import fc from 'fast-check'
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
  type PlayerCount,
  parseRecord,
  play,
  type RecordFault,
  RULES_VERSION,
  rewind,
  STANDARD,
  seedFits,
  withHeaders,
} from '../src/index.ts'
import { moves, state, table, wander, withChange } from './table.ts'

// The same examples in every run.
fc.configureGlobal({ seed: 2007 })

function read(record: string): Game {
  const answer = parseRecord(record)
  if (!answer.ok) throw new Error(`line ${answer.fault.line}: ${answer.fault.problem}`)
  return answer.game
}

function fault(record: string): RecordFault {
  const answer = parseRecord(record)
  if (answer.ok) throw new Error('the record was read')
  return answer.fault
}

function expectSame(game: Game): void {
  const record = formatRecord(game)
  const back = read(record)
  expect(formatRecord(back)).toBe(record)
  expect(state(back)).toEqual(state(game))
  expect(back.entries).toEqual(game.entries)
  expect(back.headers).toEqual(game.headers)
  expect(legalMoves(back)).toEqual(legalMoves(game))
}

const lines = (record: string) => record.split('\n')
/** Puts another text in the place of a line (counted from 1). */
const withLine = (record: string, number: number, text: string) =>
  lines(record)
    .map((line, i) => (i + 1 === number ? text : line))
    .join('\n')
/** The number of the first line that begins like this. */
const numberOf = (record: string, beginning: string) =>
  lines(record).findIndex((line) => line.startsWith(beginning)) + 1
const addLines = (record: string, ...more: string[]) => `${record}${more.map((line) => `${line}\n`).join('')}`

const TABLES: [PlayerCount, boolean][] = [
  [2, false],
  [2, true],
  [3, false],
  [3, true],
  [4, false],
  [4, true],
]

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

  test('has one line a turn, with all its decisions', () => {
    const game = table({ turn: 'blue' })
    moves(game, 'recruit 1 farmer', 'field top', 'recruit 1 priest', 'temple ishtar', 'recruit 3 merchant')
    expect(lines(formatRecord(game)).slice(-4)).toEqual([
      'blue: recruit 1 farmer, field top',
      'red: recruit 1 priest, temple ishtar',
      'black: recruit 3 merchant',
      '',
    ])
  })

  test.each(TABLES)(
    'of a whole game is read and written again to the byte: %i players, palace %s',
    (players, palace) => {
      for (const seed of ['a', 'b', 'c']) expectSame(wander(newGame({ players, palace, seed }), seed))
    },
  )

  test.each(TABLES)('can stop anywhere, in the middle of a turn too: %i players, palace %s', (players, palace) => {
    const game = wander(newGame({ players, palace, seed: 'stop' }), 'stop')
    const step = Math.max(1, Math.floor(game.entries.length / 60))
    for (let count = 0; count <= game.entries.length; count += step) expectSame(rewind(game, count))
  })

  test('read in the middle of a game goes on with the deals of the given seed', () => {
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

  test('does not tell the seed before the game is over, nor a result', () => {
    const game = withHeaders(newGame({ players: 2, seed: 'secret' }), { seed: 'secret' })
    expect(formatRecord(game)).not.toContain('secret')
    expect(formatRecord(game)).not.toContain('result')
  })

  test('of a game from a position carries the position', () => {
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

  test('of a custom edition carries the edition and needs nothing else', () => {
    const checked = checkEdition(withChange(withChange(STANDARD, 'id', 'small'), 'fields.top', ['wine', 'salt']))
    if (!checked.ok) throw new Error('the edition is refused')
    const edition: Edition = checked.value
    const game = wander(newGame({ players: 4, palace: true, seed: 'own', edition }), 'own')
    expectSame(game)
    expect(read(formatRecord(game)).position.box.edition).toEqual(edition)
    expectSame(wander(newGame({ players: 2, seed: 'own', edition }), 'own', 77))
  })
})

describe('Remarks in a record', () => {
  const base = formatRecord(newGame({ players: 2, seed: 'remarks' }))
  const game = read(base)
  const mover = state(game).seats[game.position.player].color
  const other = mover === 'blue' ? 'red' : 'blue'
  const farmer = legalMoves(game).find((move) => move.endsWith('farmer')) ?? ''
  const body = [
    `${mover}: pass @12.5`,
    '# A cautious beginning.',
    '#',
    '# And a remark with, commas: and colons @3',
    '> variation',
    `> ${mover}: ${farmer}, field top @3`,
    '> # Bolder.',
    '> > variation',
    `> > ${mover}: ${farmer}, field bottom`,
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

  test('comments, think times and nested variations are kept to the byte', () => {
    const record = addLines(base, ...body)
    const back = read(record)
    expect(formatRecord(back)).toBe(record)
    expect(back.entries).toHaveLength(2)
    const [first, second] = back.entries
    expect(first.time).toBe(12.5)
    expect(second.time).toBe(0)
    expect(first.comments).toEqual(['A cautious beginning.', '', 'And a remark with, commas: and colons @3'])
    expect(first.variations?.map((line) => line.length)).toEqual([3, 2])
    expect(first.variations?.[0][1]).toMatchObject({ time: 3, comments: ['Bolder.'] })
    expect(first.variations?.[0][1].variations?.map((line) => line.length)).toEqual([3, 1])
  })

  test('a variation does not change the game', () => {
    const plain = read(addLines(base, `${mover}: pass`, `${other}: pass`))
    expect(state(read(addLines(base, ...body)))).toEqual(state(plain))
  })

  test('a variation may run into another round, with a deal of its own', () => {
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

  test('an illegal move in a variation is refused with its line', () => {
    const record = addLines(base, `${mover}: pass`, '> variation', `> ${mover}: caravan babylon`)
    expect(fault(record)).toMatchObject({ line: lines(record).length - 1, clause: 'R7.2' })
  })

  test('a line of a variation that has not begun is refused', () => {
    const record = addLines(base, `${mover}: pass`, `> ${mover}: pass`)
    expect(fault(record)).toEqual({ line: lines(record).length - 1, problem: '"> variation" should stand here' })
  })

  test('remarks outlive taking moves back and reading again', () => {
    const back = rewind(read(addLines(base, ...body)), 1)
    expect(formatRecord(back)).toBe(addLines(base, ...body.slice(0, -1)))
  })

  test('a remark on a turn that was half done is kept when the turn is finished', () => {
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

  test('a comment with line breaks becomes several', () => {
    const comments = ['one\ntwo\r\nthree ', '', 'four']
    const back = read(formatRecord(withHeaders(newGame({ players: 2, seed: 'breaks' }), { comments })))
    expect(back.headers.comments).toEqual(['one', 'two', 'three', '', 'four'])
  })

  test('dates, names and remarks that no record could hold are refused at once', () => {
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

  test('the line numbers of faults count all lines, empty ones too', () => {
    const spaced = record.replaceAll('\n', '\r\n\r\n')
    const number = numberOf(record, 'deal')
    const broken = spaced.replace(/^deal .*$/m, 'deal nothing')
    expect(fault(broken).line).toBe(2 * number - 1)
  })
})

describe('A damaged record is refused with the line and the clause', () => {
  const start = newGame({ players: 2, seed: 'damage' })
  const record = formatRecord(
    withHeaders(wander(start, 'damage'), { date: '2007-10-25', names: ['A', 'B'], seed: 'damage' }),
  )
  const at = (beginning: string) => numberOf(record, beginning)
  /** Replaces the first line that begins so; the fault must be there. */
  const damaged = (beginning: string, text: string) => {
    const found = fault(withLine(record, at(beginning), text))
    expect(found.line).toBe(at(beginning))
    return found
  }

  test('nothing, or something else altogether', () => {
    expect(fault('')).toEqual({ line: 1, problem: 'the record ends where "amyitis" should stand' })
    expect(fault('\n\n')).toMatchObject({ line: 1 })
    expect(fault('1. e4 e5')).toEqual({ line: 1, problem: '"amyitis" should stand here, not "1. e4 e5"' })
    expect(fault('\n\n1. e4 e5')).toMatchObject({ line: 3 })
  })

  test('a record that is cut off in its head', () => {
    const head = lines(record)
      .slice(0, at('garden'))
      .filter((line) => line !== '')
    for (let length = 1; length <= head.length; length++) {
      const found = fault(head.slice(0, length).join('\n'))
      expect(found.line).toBe(length)
      expect(found.problem).toMatch(/^the record ends where "\w+" should stand$/)
    }
  })

  test.each([
    ['amyitis', 'amyitis 2', '"2" should be one of 1'],
    ['rules', 'rules 7', 'rules version 7 is newer than this program, which knows 1, 2'],
    ['rules', 'rules 0', '"0" should be one of 1, 2: a version of the rules'],
    ['players', 'players 5', '"5" should be one of 2, 3, 4'],
    ['players', 'players', '"" should be one of 2, 3, 4'],
    ['palace', 'palace maybe', '"maybe" should be one of no, yes'],
    ['edition', 'edition {', 'the edition is no JSON'],
    ['edition', 'edition {}', 'edition: id is missing'],
    ['edition', 'edition first', 'the edition is no JSON'],
    ['date', 'date yesterday', 'a date is written as 2026-11-15'],
    ['date', 'date', 'a date is written as 2026-11-15'],
    ['names', 'names A, B', 'the list of names is no JSON'],
    ['names', 'names ["A"]', 'must be a list of 2 names'],
    ['names', 'names ["A", 2]', 'must be a list of 2 names'],
    ['names', 'names {"0":"A","1":"B"}', 'must be a list of 2 names'],
    ['seed', 'seed damage', 'the seed is no JSON'],
    ['seed', 'seed 5', 'a seed is a string'],
    ['players', 'palace no', '"players" should stand here, not "palace no"'],
    ['first', 'first black', '"black" should be one of blue, red'],
    ['first', 'second blue', '"first" should stand here, not "second blue"'],
  ])('%s: “%s”', (beginning, text, problem) => {
    expect(damaged(beginning, text)).toEqual({ line: at(beginning), problem })
  })

  test('plants (R2.2)', () => {
    const plants = 'must name the plants of eshnunna, ur, mari, khorsabad'
    for (const text of [
      'plants eshnunna reed, ur iris, mari lily',
      'plants ur iris, eshnunna reed, mari lily, khorsabad 0',
      'plants eshnunna reed, ur iris, mari lily 1, khorsabad 0',
      'plants',
    ])
      expect(damaged('plants', text)).toMatchObject({ problem: plants, clause: 'R2.2' })
    expect(damaged('plants', 'plants eshnunna reed, ur reed, mari lily, khorsabad 0')).toMatchObject({
      problem: 'a plant lies twice',
      clause: 'R2.2',
    })
    expect(damaged('plants', 'plants eshnunna khorsabad, ur reed, mari lily, khorsabad 0').problem).toBe(
      '"khorsabad" should be one of reed, iris, lily',
    )
    expect(damaged('plants', 'plants eshnunna reed, ur iris, mari lily, khorsabad 2').problem).toBe(
      '"2" should be one of 0, 1',
    )
  })

  test('goods on the Caravaneer II cards (R2.4)', () => {
    for (const text of ['caravaneers', 'caravaneers salt palm', 'caravaneers salt salt'])
      expect(damaged('caravaneers', text)).toMatchObject({ problem: 'must be 1 different goods', clause: 'R2.4' })
    expect(damaged('caravaneers', 'caravaneers wine').problem).toBe('"wine" should be one of barley, dates, salt, palm')
  })

  test('the garden (R2.5)', () => {
    const garden = lines(record)[at('garden') - 1]
    const words = garden.split(' ')
    const tile = words[1]
    expect(damaged('garden', garden.replace(' / ', ' '))).toMatchObject({
      problem: 'must be four rows of four tiles',
      clause: 'R2.5',
    })
    expect(damaged('garden', `${garden} t01`)).toMatchObject({ clause: 'R2.5' })
    expect(damaged('garden', garden.replace(tile, 't99'))).toMatchObject({
      problem: 'a1 can\'t hold "t99"',
      clause: 'R2.5',
    })
    expect(damaged('garden', garden.replace(tile, '-'))).toMatchObject({
      problem: 'a1 can\'t hold "-"',
      clause: 'R2.5',
    })
    expect(damaged('garden', garden.replace(tile, 't20'))).toMatchObject({
      problem: 'a1 can\'t hold "t20"',
      clause: 'R2.5',
    })
    expect(damaged('garden', garden.replace('t20', 't19'))).toMatchObject({
      problem: 'd4 can\'t hold "t19"',
      clause: 'R2.5',
    })
    expect(damaged('garden', garden.replace('-', 't01'))).toMatchObject({
      problem: 'c1 can\'t hold "t01"',
      clause: 'R2.5',
    })
    expect(damaged('garden', garden.replace(tile, words[2]))).toMatchObject({
      problem: 'a tile lies twice',
      clause: 'R2.5',
    })
  })

  test('deals (R4.1, R2.3)', () => {
    const number = at('deal')
    const deal = (text: string) => fault(withLine(record, number, text))
    expect(deal('deal farmer farmer farmer')).toEqual({
      line: number,
      problem: 'must be 2 groups of three',
      clause: 'R4.1',
    })
    expect(deal('deal farmer farmer / priest priest')).toMatchObject({ line: number, clause: 'R4.1' })
    expect(deal('deal farmer farmer farmer / priest priest baker')).toEqual({
      line: number,
      problem: '"baker" should be one of farmer, priest, engineer, merchant, courtier',
    })
    expect(deal('deal merchant merchant merchant / priest priest farmer')).toEqual({
      line: number,
      problem: 'too many cards "merchant"',
      clause: 'R2.3',
    })
    expect(deal('deal courtier priest farmer / merchant priest farmer')).toEqual({
      line: number,
      problem: 'too many cards "courtier"',
      clause: 'R2.3',
    })
    expect(deal('blue: pass')).toEqual({ line: number, problem: '"deal" should stand here, not "blue: pass"' })
  })

  test('rounds (R4.1)', () => {
    const second = at('round 2')
    expect(fault(withLine(record, at('round 1'), 'round one'))).toEqual({
      line: at('round 1'),
      problem: '"one" is no round',
    })
    expect(fault(withLine(record, at('round 1'), 'round 2'))).toEqual({
      line: at('deal'),
      problem: 'round 1 should be dealt, not 2',
      clause: 'R4.1',
    })
    expect(fault(withLine(record, second, 'round 3'))).toEqual({
      line: second + 1,
      problem: 'round 2 should be dealt, not 3',
      clause: 'R4.1',
    })
    const without = lines(record).filter((_, i) => i + 1 !== second && i !== second)
    expect(fault(without.join('\n'))).toEqual({
      line: second - 1,
      problem: 'no deal for round 2 follows',
      clause: 'R4.1',
    })
    const early = lines(record)
    early.splice(at('deal') + 1, 0, 'round 2', 'deal farmer farmer farmer / priest priest priest')
    expect(fault(early.join('\n'))).toEqual({ line: at('deal') + 3, problem: 'the round is not over', clause: 'R4.1' })
  })

  test('turns', () => {
    const first = at('deal') + 1
    const [color] = lines(record)[first - 1].split(':')
    const other = color === 'blue' ? 'red' : 'blue'
    const turn = (text: string) => fault(withLine(record, first, text))
    for (const text of [
      'pass',
      `${color} pass`,
      `${color}:pass`,
      'green: pass',
      `${color}: `,
      `${color}: pass @`,
      `${color}: pass @x`,
    ])
      expect(turn(text)).toEqual({ line: first, problem: `"${text.trimEnd()}" is no turn` })
    expect(turn(`${other}: pass`)).toEqual({ line: first, problem: `${color} decides, not ${other}`, clause: 'R5.1' })
    expect(turn(`${color}: recruit 3 farmer`)).toEqual({
      line: first,
      problem: '"recruit 3 farmer" is refused: recruit-no-group',
      clause: 'R4.1',
    })
    expect(turn(`${color}: caravan eshnunna`)).toEqual({
      line: first,
      problem: '"caravan eshnunna" is refused: plant-unpaid',
      clause: 'R7.6',
    })
    expect(turn(`${color}: dance`)).toEqual({ line: first, problem: '"dance" is refused: not-a-move' })
    expect(turn(`${color}: temple ishtar`)).toMatchObject({ line: first, clause: 'R5.1' })
    expect(turn(`${color}: pass, pass`)).toMatchObject({ line: first })
    expect(turn(`${color}:  pass`)).toMatchObject({ line: first })
  })

  test('a turn that is not complete, or goes on too long', () => {
    const game = table({ turn: 'blue' })
    moves(game, 'recruit 1 farmer')
    const half = formatRecord(game)
    const number = lines(half).length
    expect(fault(addLines(half, 'blue: field top'))).toEqual({
      line: number,
      problem: 'the turn before is not complete',
    })
    expect(fault(addLines(half, 'red: pass'))).toMatchObject({ line: number, clause: 'R6.1' })
    moves(game, 'field top', 'pass', 'pass', 'pass')
    const long = addLines(formatRecord(game), 'blue: recruit 2 merchant, recruit 3 merchant')
    expect(fault(long)).toEqual({
      line: lines(long).length - 1,
      problem: '"recruit 3 merchant" begins a turn of its own',
    })
  })

  test('moves after the end (R11.1)', () => {
    expect(fault(addLines(record, 'blue: pass'))).toEqual({
      line: lines(record).length,
      problem: 'the game is over',
      clause: 'R11.1',
    })
  })

  test('results (R1.1, R11.1)', () => {
    const scores = lines(record)[at('result') - 1].slice('result '.length)
    expect(damaged('result', 'result 1 2')).toEqual({
      line: at('result'),
      problem: `the result is ${scores}`,
      clause: 'R1.1',
    })
    const unfinished = lines(record).slice(0, -2).join('\n')
    expect(fault(unfinished)).toEqual({ line: at('result'), problem: 'the game is not over', clause: 'R11.1' })
    const noResult = lines(unfinished)
      .filter((line) => !line.startsWith('result'))
      .join('\n')
    expect(fault(noResult)).toEqual({ line: at('seed') - 1, problem: 'a seed is told only once the game is over' })
    expect(read(record.replace(/^result .*\n/m, '')).entries).toHaveLength(read(record).entries.length)
  })

  test('positions', () => {
    const positioned = formatRecord(table({ players: 2 }))
    const number = numberOf(positioned, 'position')
    const text = lines(positioned)[number - 1].slice('position '.length)
    const position = (json: string) => fault(withLine(positioned, number, `position ${json}`))
    expect(position(text.slice(0, -1))).toEqual({ line: number, problem: 'the position is no JSON' })
    expect(position('7')).toEqual({ line: number, problem: 'state must be an object, not 7' })
    expect(position(JSON.stringify(withChange(JSON.parse(text), 'reserve.camels', 3)))).toEqual({
      line: number,
      problem: 'camels 5 camels in all, but the box holds 14 (R1.5)',
    })
    const another = 'the position is of another kind of game than the header says'
    expect(fault(positioned.replace('players 2', 'players 3'))).toEqual({ line: number, problem: another })
    expect(fault(positioned.replace('palace no', 'palace yes'))).toEqual({ line: number, problem: another })
    expect(fault(positioned.replace('palace no', 'palace yes').replace(/^position .*$/m, 'postion'))).toMatchObject({
      line: number,
    })
  })
})

describe('Randomly damaged records', () => {
  const records = TABLES.flatMap(([players, palace]) => {
    const whole = withHeaders(wander(newGame({ players, palace, seed: 'fuzz' }), 'fuzz', 120), { date: '2007-10-25' })
    return [formatRecord(whole), formatRecord(wander(table({ players, palace }), 'fuzz', 40))]
  })
  const anyRecord = fc.constantFrom(...records)

  /** Never throws; what is read can be written and read again. */
  function expectRefusedOrRead(text: string): void {
    const answer = parseRecord(text)
    if (answer.ok) {
      expect(formatRecord(read(formatRecord(answer.game)))).toBe(formatRecord(answer.game))
      return
    }
    expect(answer.fault.line).toBeGreaterThanOrEqual(1)
    expect(answer.fault.line).toBeLessThanOrEqual(lines(text).length)
    expect(answer.fault.problem).not.toBe('')
  }

  test('lines left out, doubled, swapped or moved', () => {
    const change = fc.tuple(fc.constantFrom('delete', 'double', 'swap', 'move'), fc.nat(), fc.nat())
    fc.assert(
      fc.property(anyRecord, fc.array(change, { minLength: 1, maxLength: 3 }), (record, changes) => {
        const all = lines(record)
        for (const [how, one, two] of changes) {
          const [a, b] = [one % all.length, two % all.length]
          if (how === 'delete') all.splice(a, 1)
          else if (how === 'double') all.splice(b, 0, all[a])
          else if (how === 'swap') [all[a], all[b]] = [all[b], all[a]]
          else all.splice(b, 0, ...all.splice(a, 1))
        }
        expectRefusedOrRead(all.join('\n'))
      }),
      { numRuns: 400 },
    )
  })

  test('characters left out, put in or changed', () => {
    const character = fc.oneof(fc.constantFrom(...'\n\r\t ,:/>#@-"{}[]0123456789abt'), fc.string({ minLength: 1 }))
    const change = fc.tuple(fc.constantFrom('delete', 'insert', 'change'), fc.nat(), character)
    fc.assert(
      fc.property(anyRecord, fc.array(change, { minLength: 1, maxLength: 4 }), (record, changes) => {
        let text = record
        for (const [how, place, put] of changes) {
          const i = place % text.length
          text = text.slice(0, i) + (how === 'delete' ? '' : put) + text.slice(how === 'insert' ? i : i + 1)
        }
        expectRefusedOrRead(text)
      }),
      { numRuns: 600 },
    )
  })

  test('remarks put in anywhere', () => {
    const remark = fc.oneof(
      fc.string().map((text) => `# ${text}`),
      fc.constantFrom('#', '>', '> variation', '> # a', 'blue: pass', '> blue: pass', '> > red: pass @3', '#x'),
    )
    fc.assert(
      fc.property(anyRecord, fc.array(fc.tuple(fc.nat(), remark), { minLength: 1, maxLength: 4 }), (record, put) => {
        const all = lines(record)
        for (const [place, line] of put) all.splice(place % (all.length + 1), 0, line)
        expectRefusedOrRead(all.join('\n'))
      }),
      { numRuns: 300 },
    )
  })

  test('any text at all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseRecord(text).ok).toBe(false)
      }),
    )
  })

  test('cut off after any number of characters', () => {
    const [record] = records
    for (let length = 0; length < record.length; length += 7) expectRefusedOrRead(record.slice(0, length))
  })
})

describe('The seed of a game', () => {
  const game = wander(newGame({ players: 3, palace: true, seed: 'true' }), 'moves')

  test('fits the setup and all deals of a game drawn from it, and its record', () => {
    expect(isOver(game)).toBe(true)
    expect(seedFits(game, 'true')).toBe(true)
    expect(seedFits(read(formatRecord(game)), 'true')).toBe(true)
    expect(seedFits(newGame({ players: 4, seed: '' }), '')).toBe(true)
  })

  test('another seed does not fit', () => {
    for (const seed of ['', 'True', 'true ', 'false']) expect(seedFits(game, seed)).toBe(false)
  })

  test('does not fit when a deal or a part of the setup has been changed', () => {
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

  test('a later deal that was made up does not fit', () => {
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

  test('a game that began with a position has none', () => {
    expect(seedFits(table(), 'rulebook')).toBe(false)
  })
})

describe('Records at the edge', () => {
  const base = formatRecord(newGame({ players: 2, seed: 'later' }))
  const mover = state(read(base)).seats[read(base).position.player].color

  test('a think time of more than nine digits, or finer than a thousandth, is refused', () => {
    for (const time of ['1234567890', '1234567890123456789012', '1.2345', '-1', 'NaN', '1e3'])
      expect(parseRecord(addLines(base, `${mover}: pass @${time}`))).toMatchObject({ ok: false })
    expect(parseRecord(addLines(base, `${mover}: pass @999999999.999`)).ok).toBe(true)
  })

  test('a think time that no record can hold is a mistake of who writes it', () => {
    const game = read(addLines(base, `${mover}: pass`))
    for (const time of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e9]) expect(() => annotate(game, { time })).toThrow()
  })

  test('variations nested without end are refused', () => {
    const nested = Array.from({ length: 3000 }, (_, depth) => `${'> '.repeat(depth + 1)}variation`)
    expect(parseRecord(addLines(base, `${mover}: pass`, ...nested))).toMatchObject({ ok: false })
  })

  test('an edition nested very deeply is refused, not thrown', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(parseRecord(base.replace('edition standard', `edition ${deep}`)).ok).toBe(false)
  })
})
