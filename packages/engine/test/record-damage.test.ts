import { describe, expect, test } from 'vitest'
import { formatRecord, newGame, withHeaders } from '../src/index.ts'
import { addLines, codedFault, fault, lines, numberOf, read } from './record-reader.ts'
import { moves, table, wander, withChange } from './table.ts'

// Deterministic: the same examples in every run.
/** Replaces a line (counted from 1). */
const withLine = (record: string, number: number, text: string) =>
  lines(record)
    .map((line, i) => (i + 1 === number ? text : line))
    .join('\n')

describe('A damaged record is rejected with line and clause', () => {
  const start = newGame({ players: 2, seed: 'damage' })
  const record = formatRecord(
    withHeaders(wander(start, 'damage'), { date: '2007-10-25', names: ['A', 'B'], seed: 'damage' }),
  )
  const at = (beginning: string) => numberOf(record, beginning)
  /** Replaces the first line with this prefix; the fault must be in that line. */
  const damaged = (beginning: string, text: string) => {
    const found = fault(withLine(record, at(beginning), text))
    expect(found.line).toBe(at(beginning))
    return found
  }

  test('an empty or unrelated file', () => {
    expect(fault('')).toEqual({ line: 1, problem: 'the record ends where "amyitis" should stand' })
    expect(fault('\n\n')).toMatchObject({ line: 1 })
    expect(fault('1. e4 e5')).toEqual({ line: 1, problem: '"amyitis" should stand here, not "1. e4 e5"' })
    expect(fault('\n\n1. e4 e5')).toMatchObject({ line: 3 })
  })

  test('a record cut off in its header', () => {
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

  test('a turn that is incomplete or too long', () => {
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
    expect(fault(noResult)).toEqual({ line: at('seed') - 1, problem: 'a seed is allowed only once the game is over' })
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

  test('a fault has a code, the values of its message, and what is inside', () => {
    const number = at('edition')
    expect(codedFault(withLine(record, number, 'edition {"id":"x"}'))).toMatchObject({
      code: 'edition',
      values: { path: 'tokens', problem: 'is missing' },
      inside: { path: 'tokens', code: 'missing' },
    })
    const first = at('deal') + 1
    const [color] = lines(record)[first - 1].split(':')
    expect(codedFault(withLine(record, first, `${color}: recruit 3 farmer`))).toEqual({
      line: first,
      problem: '"recruit 3 farmer" is refused: recruit-no-group',
      clause: 'R4.1',
      code: 'refused',
      values: { text: 'recruit 3 farmer', refusal: 'recruit-no-group' },
      refusal: 'recruit-no-group',
    })
  })
})
