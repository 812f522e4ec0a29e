import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  apply,
  changesSince,
  cloneGame,
  formatRecord,
  fromState,
  type Game,
  gameFrom,
  isRulesVersion,
  legalMoves,
  newGame,
  parseRecord,
  RULES_VERSION,
  RULES_VERSIONS,
  type RulesVersion,
  rewind,
  rulesOf,
  STANDARD,
  scores,
} from '../src/index.ts'
import { RECORDS_OF, readGame, readGolden } from './games/replay.ts'
import { choices, outOfCubes, sketch, table } from './table.ts'

const RULES = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8')
const versionOf = ({ position }: Game) => position.box.rules.version
const asVersion = (record: string, version: string) => record.replace(/^rules .*/m, `rules ${version}`)

describe('The versions of the rules', () => {
  test('are numbered without gaps, in order; new games use the newest', () => {
    expect(RULES_VERSIONS.map(({ id }) => id)).toEqual(RULES_VERSIONS.map((_, i) => String(i + 1)))
    const dates = RULES_VERSIONS.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort())
    expect(RULES_VERSION).toBe('2')
    expect(versionOf(newGame({ players: 2, seed: 'new' }))).toBe('2')
  })

  test.each(RULES_VERSIONS)('docs/rules.md says what changed in version $id', ({ id, date, changes }) => {
    const line = RULES.split('\n').find((one) => one.startsWith(`| ${id} | ${date} |`))
    expect(line).toBeDefined()
    for (const { clause } of changes) expect(line).toContain(clause)
  })

  test('each has its own changes and those before it', () => {
    expect(rulesOf('1')).toEqual({ version: '1', engineerNeedsCube: false })
    expect(rulesOf('2')).toEqual({ version: '2', engineerNeedsCube: true })
    expect(changesSince('1')).toEqual([{ name: 'engineerNeedsCube', clause: 'R5.4' }])
    expect(changesSince('2')).toEqual([])
  })

  test('there are no other versions', () => {
    for (const other of ['3', '0', '', '01', 'constructor', 2, undefined]) expect(isRulesVersion(other)).toBe(false)
    expect(() => newGame({ players: 2, seed: 'x', rules: '3' as RulesVersion })).toThrow('newer than this program')
  })
})

describe('A game keeps the version it started with', () => {
  const old = () => table({ ...outOfCubes('blue'), rules: '1' })

  test('when it is copied, played on a copy, rewound, or continued from its position', () => {
    const game = old()
    const applied = apply(game, 'recruit 1 engineer')
    if (!applied.ok) throw new Error(applied.refusal.code)
    for (const one of [cloneGame(game), applied.game, rewind(applied.game, 0), gameFrom(applied.game.position, 'on')])
      expect(versionOf(one)).toBe('1')
    expect(choices(gameFrom(game.position, 'on'), 'recruit 1')).toEqual(['recruit 1 engineer'])
  })

  test('when it is written and read, from the start or from a position', () => {
    for (const game of [old(), newGame({ players: 3, seed: 'old', rules: '1' })]) {
      const text = formatRecord(game)
      expect(text.split('\n')[1]).toBe('rules 1')
      const read = parseRecord(text)
      if (!read.ok) throw new Error(read.fault.problem)
      expect(versionOf(read.game)).toBe('1')
      expect(legalMoves(read.game)).toEqual(legalMoves(game))
      expect(formatRecord(read.game)).toBe(text)
    }
  })

  test('a state names no version: it is given when set up, and defaults to the newest', () => {
    const state = sketch(outOfCubes('blue'))
    const offered = ([undefined, '1', '2'] as const).map((rules) => {
      const position = fromState(state, STANDARD, rules)
      if (!position.ok) throw new Error(position.faults[0].problem)
      return choices(gameFrom(position.value, 'x'), 'recruit 1')
    })
    expect(offered).toEqual([[], ['recruit 1 engineer'], []])
  })
})

describe('The golden games of version 1', () => {
  const played = RECORDS_OF[1].map((file) => ({ file, read: parseRecord(asVersion(readGolden(file), '2')) }))

  test('differ from version 2 only where an engineer without a cube was recruited', () => {
    const faults = played.flatMap(({ read }) => (read.ok ? [] : [read.fault]))
    expect(faults).toHaveLength(33)
    for (const { problem, clause } of faults) {
      expect(problem).toMatch(/^"(recruit \d|free) engineer" is refused: engineer-no-cube$/)
      expect(clause).toBe('R5.4')
    }
  })

  test('are the same games under version 2 where nobody did', () => {
    for (const { file, read } of played)
      if (read.ok) expect(scores(read.game), file).toEqual(scores(readGame(readGolden(file))))
  })
})
