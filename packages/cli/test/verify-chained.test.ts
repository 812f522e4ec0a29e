import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Game, legalMoves } from '@amyitis/engine'
import { chainValue, evidenceOf } from '@amyitis/fair'
import { chainTips, decider, execute, fold, startOf, type Table } from '@amyitis/tables'
import { afterAll, expect, test } from 'vitest'
import { amyitis, inNewFolder } from './program.ts'

inNewFolder()

type TableEvent = Parameters<typeof fold>[1]
type EventBody = TableEvent['body']

const TABLE = 'tttttttttttttttt'
const SECRET = '5e'.repeat(32)
const ROOT = 'ab'.repeat(32)
const PEOPLE = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'] as const
const rootOf = (player: string) => (player === PEOPLE[0] ? ROOT : 'cd'.repeat(32))

type Execute = (player: string, command: Parameters<typeof execute>[3]) => Table

/** A game dealt round by round that somebody concedes, after what `before` plays. */
function conceded(before = (_: Execute, table: Table) => table): {
  readonly events: TableEvent[]
  readonly table: Table
} {
  const settings = { seats: [{ kind: 'open' }, { kind: 'open' }], clock: { kind: 'none' }, standIn: 'gardener' }
  const more = { palace: false, edition: 'standard', public: false, spectators: true, rated: false }
  const events: TableEvent[] = []
  let table: Table | undefined
  const write = (...bodies: readonly EventBody[]) => {
    for (const body of bodies) {
      events.push({ seq: events.length + 1, at: 1, body })
      table = fold(table, events[events.length - 1])
    }
  }
  const executeAs: Execute = (player, command) => {
    const context = { now: 1, secret: SECRET, invites: () => true }
    const result = execute(table as Table, player, events.length, command, context)
    if (!result.ok) throw new Error(result.code)
    write(...result.events)
    return table as Table
  }
  const secretHash = chainValue(TABLE, SECRET, 0)
  const first = { type: 'created', table: TABLE, host: PEOPLE[0], settings: { ...settings, ...more } }
  write({ ...first, secretHash, fair: 2 } as EventBody)
  for (const player of PEOPLE) executeAs(player, { type: 'sit', commit: chainValue(TABLE, rootOf(player), 0) })
  for (const player of PEOPLE) executeAs(player, { type: 'reveal', added: chainValue(TABLE, rootOf(player), 1) })
  before(executeAs, table as unknown as Table)
  executeAs(PEOPLE[0], { type: 'concede' })
  return { events, table: table as unknown as Table }
}

const folder = mkdtempSync(join(tmpdir(), 'amyitis-chained-'))
afterAll(() => rmSync(folder, { recursive: true }))
const put = (name: string, value: object) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}

test('verify --seed checks deals from chains, with and without the data of the own device', () => {
  const { events, table } = conceded()
  const log = put('table.json', { events })
  const bare = amyitis(['verify', '--seed', log])
  expect(bare).toMatchObject({ code: 0 })
  expect(bare.out).toMatch(/every deal follows.*1 round\n.*NOT checked/)
  const sent = { ...startOf(table), added: chainValue(TABLE, ROOT, 1), players: [...PEOPLE], at: 1 }
  const own = amyitis(['verify', '--seed', log, '--evidence', put('own.json', evidenceOf(TABLE, [sent]))])
  expect(own).toMatchObject({ code: 0, out: expect.stringContaining('The deals were fair') })
  const other = { ...sent, commits: [sent.commits[0], 'e'.repeat(64)] }
  const replaced = amyitis(['verify', '--seed', log, '--evidence', put('other.json', evidenceOf(TABLE, [other]))])
  expect(replaced).toMatchObject({ code: 1, out: expect.stringContaining('NOT FAIR') })
})

test('it detects a setup that does not follow from the chains, and a wrong secret', () => {
  const { events } = conceded()
  const text = JSON.stringify({ events })
  const swapped = text.replace(/\\nfirst (blue|red)/, (_, color) => `\\nfirst ${color === 'red' ? 'blue' : 'red'}`)
  expect(swapped).not.toBe(text)
  expect(amyitis(['verify', '--seed', put('swapped.json', JSON.parse(swapped))])).toMatchObject({
    code: 1,
    out: expect.stringContaining('don’t follow'),
  })
  const secret = text.replace(SECRET, '6e'.repeat(32))
  expect(amyitis(['verify', '--seed', put('secret.json', JSON.parse(secret))])).toMatchObject({ code: 1 })
})

/** The first player adds a share to the second round; then the other changes devices and can't add one. */
function withoutOther(executeAs: Execute, begun: Table): Table {
  let table = begun
  while (table.held === undefined) {
    const moves = legalMoves(table.game as Game)
    const move = moves.includes('pass') ? 'pass' : moves[0]
    table = executeAs(PEOPLE[decider(table) ?? 0], { type: 'move', move })
  }
  executeAs(PEOPLE[0], { type: 'share', round: 2, added: chainValue(TABLE, ROOT, 2) })
  return executeAs(PEOPLE[1], { type: 'bind', round: 2, commit: chainValue(TABLE, 'ef'.repeat(32), 2) })
}

test('it says whose share was missing in which round, and never calls a game with a late drop fair', () => {
  let tips: (string | null)[] = []
  const { events, table } = conceded((executeAs, begun) => {
    tips = chainTips(begun)
    return withoutOther(executeAs, begun)
  })
  const log = put('without.json', { events })
  const missing = 'round 2 was dealt without a share from Red, who had switched devices'
  expect(amyitis(['verify', '--seed', log])).toMatchObject({ code: 0, out: expect.stringContaining(missing) })
  const players = [...PEOPLE]
  const sentBy = (player: string) => ({
    ...startOf(table),
    added: chainValue(TABLE, rootOf(player), 1),
    players,
    at: 1,
  })
  const second = { ...sentBy(PEOPLE[0]), added: chainValue(TABLE, ROOT, 2), commits: tips }
  const first = amyitis([
    ...['verify', '--seed', log, '--evidence'],
    put('first.json', evidenceOf(TABLE, [sentBy(PEOPLE[0]), second])),
  ])
  const unconfirmed = { code: 1, out: expect.stringContaining('can’t be confirmed for the whole game') }
  expect(first).toMatchObject(unconfirmed)
  const other = amyitis([
    'verify',
    '--seed',
    log,
    '--evidence',
    put('left.json', evidenceOf(TABLE, [sentBy(PEOPLE[1])])),
  ])
  expect(other).toMatchObject(unconfirmed)
})
