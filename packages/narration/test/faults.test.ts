import {
  formatRecord,
  fromState,
  newGame,
  parseRecord,
  type RecordCode,
  type RecordFault,
  SQUARES,
  STANDARD,
  type StateCode,
  type StateFault,
  withHeaders,
} from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { flood, moves, sketch, table, wander, withChange } from '../../engine/test/table.ts'
import { faultOf, recordFaultOf } from '../src/index.ts'

const TEXTS = LANGUAGES.map(createText)
const CLAUSE = /R\d+\.\d+/g

/** Names that stand in a sentence as the file has them: everything but terms, which each language calls its own way. */
const TERMS = ['good', 'trade', 'found', 'problem', 'refusal']
const namedIn = (values: RecordFault['values']) =>
  Object.entries(values).flatMap(([name, value]) => (TERMS.includes(name) ? [] : [String(value)]))

const four = sketch({
  seats: { blue: { goods: { barley: 1 } }, red: { passed: true } },
  planted: { a1: 'blue', b1: 'red' },
  canals: { 'a1-b1': ['blue'], 'b1-b2': ['red'], 'c1-d1': ['blue'] },
})
const palace = sketch({
  palace: true,
  round: 2,
  seats: { blue: { track: 2, trackRank: 0 }, red: { track: 2, trackRank: 1 } },
})
const planted = Object.fromEntries(SQUARES.map((square) => [square, 'red' as const]))
const full = sketch({ planted, canals: { ...flood(['red', 30]), 'd3-d4': ['blue', 'neutral'] } })
const farmers = ['[0][0]', '[0][1]', '[0][2]', '[1][0]', '[1][1]', '[1][2]'].reduce<unknown>(
  (json, place) => withChange(json, `groups${place}.trade`, 'merchant'),
  sketch({ players: 2 }),
)

/** For everything that can be wrong with a state, one where it is. */
const FAULTY_STATES: Readonly<Record<StateCode, unknown>> = {
  room: withChange(four, 'canals.c1-d1', ['blue', 'blue']),
  winners: withChange(four, 'winners', [0]),
  colors: withChange(four, 'seats[2].color', 'red'),
  passed: withChange(four, 'decision.player', 1),
  talents: withChange(four, 'reserve.talents', 15),
  camels: withChange(four, 'seats[1].camels', 0),
  good: withChange(four, 'seats[0].goods.barley', 2),
  cubes: withChange(four, 'seats[0].cubes', 29),
  loose: withChange(four, 'reserve.neutral', 60),
  neutral: withChange(four, 'reserve.neutral', 1),
  cards: withChange(four, 'seats[1].banker', 1),
  caravaneers: withChange(four, 'reserve.caravaneerGoods', ['salt']),
  'caravaneer-goods': withChange(four, 'reserve.caravaneerGoods', ['salt', 'wine']),
  trades: farmers,
  plants: withChange(four, 'plants.ur.card', four.plants.mari?.card),
  'tile-twice': withChange(four, 'garden.c1', 't06'),
  'tile-floor': withChange(four, 'garden.c1', 't14'),
  planted: withChange(four, 'garden.c1', null),
  'dry-side': withChange(four, 'canals.c3-c4', ['blue']),
  'neutral-side': withChange(four, 'canals.c1-d1', ['neutral']),
  'open-side': withChange(four, 'canals.a1-b1', []),
  'filled-side': withChange(full, 'canals.d3-d4', ['neutral', 'blue']),
  'dry-square': withChange(four, 'garden.a4', null),
  'turn-rank': withChange(palace, 'seats[3].trackRank', 3),
  rank: withChange(palace, 'seats[1].trackRank', 0),
  powers: withChange(palace, 'powers.advance', 0),
  first: withChange(palace, 'firstPlayer', 1),
}

function stateFault(json: unknown, code: StateCode): StateFault {
  const read = fromState(json, STANDARD)
  const fault = read.ok ? undefined : read.faults.find((one) => one.code === code)
  if (fault === undefined) throw new Error(`no fault ${code}: ${JSON.stringify(read).slice(0, 300)}`)
  return fault
}

describe('every fault of a state has words of its own in every language', () => {
  it.each(Object.entries(FAULTY_STATES) as [StateCode, unknown][])('%s', (code, json) => {
    const fault = stateFault(json, code)
    const said = TEXTS.map((text) => faultOf(text, fault))
    expect(new Set(said).size).toBe(LANGUAGES.length)
    for (const words of said) {
      for (const value of namedIn(fault.values)) expect(words).toContain(value)
      expect(words.match(CLAUSE)).toEqual(fault.problem.match(CLAUSE))
    }
  })

  it('also where it is one that any file can have', () => {
    const read = fromState(withChange(four, 'seats', {}), STANDARD)
    expect(read.ok ? '' : faultOf(createText('de'), read.faults[0])).toBe('muss eine Liste sein, nicht ein Objekt')
  })
})

const start = newGame({ players: 2, seed: 'damage' })
const record = formatRecord(
  withHeaders(wander(start, 'damage'), { date: '2007-10-25', names: ['A', 'B'], seed: 'damage' }),
)
const positioned = formatRecord(table({ players: 2 }))
const unfinished = record.split('\n').slice(0, -2).join('\n')
const half = table({ turn: 'blue' })
moves(half, 'recruit 1 farmer')
const done = table({ turn: 'blue' })
moves(done, 'recruit 1 farmer', 'field top', 'pass', 'pass', 'pass')

/** The record with its first line of this prefix replaced. */
const with_ = (prefix: string, line: string, base = record) => base.replace(new RegExp(`^${prefix}.*$`, 'm'), line)
/** The record with its first turn replaced. */
const turned = (line: (color: string, other: string) => string) =>
  record.replace(/^(blue|red): .*$/m, (_, color) => line(color, color === 'blue' ? 'red' : 'blue'))
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, i) => `${'> '.repeat(i + 1)}variation\n${'> '.repeat(i + 1)}blue: pass`).join('\n')

/** For everything that can be wrong with a record, one where it is. */
const FAULTY_RECORDS: Readonly<Record<RecordCode, string>> = {
  ends: 'amyitis 1',
  word: 'Dear all',
  name: with_('players', 'players 5'),
  variation: `${record.replace(/^((blue|red): .*)$/m, '$1\n> blue: pass')}`,
  deep: record.replace(/^((blue|red): .*)$/m, `$1\n${nested(402)}`),
  round: with_('round', 'round one'),
  turn: turned(() => 'hello'),
  glyph: turned((color) => `${color}: pass !!!`),
  'edition-json': with_('edition', 'edition {'),
  'names-json': with_('names', 'names A, B'),
  'seed-json': with_('seed', 'seed damage'),
  'position-json': with_('position', 'position {', positioned),
  edition: with_('edition', 'edition {"id":"mine"}'),
  position: with_('position', `position ${JSON.stringify(FAULTY_STATES.talents)}`, formatRecord(table())),
  names: with_('names', 'names ["A"]'),
  date: with_('date', 'date yesterday'),
  seed: with_('seed', 'seed 5'),
  rows: with_('garden', 'garden t01'),
  tile: with_('garden', 'garden x y z x / x y z x / x y z x / x y z x'),
  'tile-twice': record.replace(/^garden (\S+) \S+/m, 'garden $1 $1'),
  plants: with_('plants', 'plants ur iris'),
  'plant-twice': with_('plants', 'plants eshnunna reed, ur reed, mari lily, khorsabad 0'),
  goods: with_('caravaneers', 'caravaneers salt palm'),
  'deal-round': with_('round', 'round 2'),
  groups: with_('deal', 'deal farmer farmer farmer'),
  cards: with_('deal', 'deal merchant merchant merchant / priest priest farmer'),
  kind: positioned.replace('players 2', 'players 3'),
  over: `${record}blue: pass\n`,
  player: turned((_, other) => `${other}: pass`),
  incomplete: `${formatRecord(half)}blue: field top\n`,
  begins: `${formatRecord(done)}blue: recruit 2 merchant, recruit 3 merchant\n`,
  refused: turned((color) => `${color}: recruit 3 farmer`),
  'no-deal': record.replace(/^round 2\ndeal .*\n/m, ''),
  'round-goes-on': record.replace(
    /^((blue|red): .*)$/m,
    '$1\nround 2\ndeal farmer farmer farmer / priest priest priest',
  ),
  'game-goes-on': unfinished,
  result: with_('result', 'result 1 2'),
  'seed-early': unfinished.replace(/^result .*\n/m, ''),
  'rules-newer': with_('rules', 'rules 7'),
  'rules-unknown': with_('rules', 'rules old'),
}

function recordFault(words: string): RecordFault {
  const read = parseRecord(words)
  if (read.ok) throw new Error('nothing is wrong with it')
  return read.fault
}

describe('every fault of a record has words of its own in every language', () => {
  it.each(Object.entries(FAULTY_RECORDS))('%s', (code, words) => {
    const fault = recordFault(words)
    expect(fault).toMatchObject({ code })
    const said = TEXTS.map((text) => recordFaultOf(text, fault))
    expect(new Set(said).size).toBe(LANGUAGES.length)
    for (const one of said) for (const value of namedIn(fault.values)) expect(one).toContain(value)
  })

  it('with the reason why a move is refused', () => {
    const said = recordFaultOf(createText('de'), recordFault(FAULTY_RECORDS.refused))
    expect(said).toBe(`„recruit 3 farmer“ ist nicht erlaubt. ${createText('de').t('refusal.recruit-no-group')}`)
  })

  it('with what is wrong with an edition or a position inside', () => {
    const [hungarian, french] = [createText('hu'), createText('fr')]
    expect(recordFaultOf(hungarian, recordFault(FAULTY_RECORDS.edition))).toBe(
      `kiadás: tokens ${hungarian.t('edition.fault.missing')}`,
    )
    expect(recordFaultOf(french, recordFault(FAULTY_RECORDS.position))).toBe(
      french.t('record.fault.position', {
        path: 'talents',
        problem: french.t('state.fault.talents', { count: 31, max: 30 }),
      }),
    )
  })

  it('and quotes no more of the file than one can read', () => {
    const fault = recordFault(turned((color) => `${color}: ${'x'.repeat(500)}`))
    for (const text of TEXTS) expect(recordFaultOf(text, fault).length).toBeLessThan(120)
  })
})
