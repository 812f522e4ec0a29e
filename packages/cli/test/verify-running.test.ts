import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceFits, formatRecord, type Game, legalMoves, seededRandom } from '@amyitis/engine'
import { chanceOf, evidenceOf } from '@amyitis/fair'
import {
  botToMove,
  type CommandResult,
  decider,
  execute,
  fold,
  openTable,
  playBotMove,
  startOf,
  type Table,
} from '@amyitis/tables'
import { afterAll, expect, test } from 'vitest'
import { amyitis, inNewFolder } from './program.ts'

inNewFolder()

type TableEvent = Parameters<typeof fold>[1]

/**
 * The log of a game of two people and a bot in its third round, written by the last version with one seed for a whole game
 * (commit dd98d5a). The share of the first player is `0a`, sixteen times.
 */
const STORED = new URL('./fixtures/fair1-running.jsonl', import.meta.url)
const context = { now: 1_800_000_000_000, secret: '5e'.repeat(32), invites: () => false }
const OWN = '0a'.repeat(16)

const stored = () =>
  readFileSync(STORED, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TableEvent)

/** Plays random legal moves until the game is over. */
function playOn(events: TableEvent[]): Table {
  const random = seededRandom('on')
  let table = openTable(events)
  const write = (result: CommandResult) => {
    if (!result.ok) throw new Error(result.code)
    for (const body of result.events) {
      events.push({ seq: events.length + 1, at: context.now, body })
      table = fold(table, events[events.length - 1])
    }
  }
  while (table.status === 'playing') {
    const seat = decider(table)
    if (seat === undefined) throw new Error('no decision is pending')
    const moves = legalMoves(table.game as Game)
    const move = moves[random(moves.length)]
    if (botToMove(table) !== undefined) write(playBotMove(table, move, context))
    else write(execute(table, table.seats[seat].player ?? '', table.seq, { type: 'move', move }, context))
  }
  return table
}

const folder = mkdtempSync(join(tmpdir(), 'amyitis-running-'))
afterAll(() => rmSync(folder, { recursive: true }))
const put = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('a running game with one seed for all deals, stored by an earlier version, continues to its end and verifies as fair', () => {
  const events = stored()
  const before = openTable(events)
  expect(before).toMatchObject({ fair: 1, status: 'playing' })
  expect(before.game?.position.round).toBe(3)
  const known = events.length

  const after = playOn(events)
  const added = events.slice(known).map(({ body }) => body)
  expect(added.some((body) => body.type === 'moved' && body.deal !== undefined)).toBe(true)
  expect(new Set(added.map(({ type }) => type))).toEqual(new Set(['moved', 'ended']))
  expect(added.some((body) => 'server' in body)).toBe(false)
  expect(after.game !== undefined && chanceFits(after.game, chanceOf(after.result?.seed ?? ''))).toBe(true)
  expect(openTable(events).result).toEqual(after.result)

  const log = put('table.json', JSON.stringify({ events }))
  const game = after.game as Game
  const seed = after.result?.seed ?? ''
  const record = put('game.txt', formatRecord({ ...game, headers: { ...game.headers, seed } }))
  const { table, secretHash, commits } = startOf(after)
  const players = after.seats.map(({ player }) => player ?? null)
  const sent = { table, secretHash, commits, players, added: OWN, at: 1 }
  const evidence = put('evidence.json', JSON.stringify(evidenceOf(table, [sent])))
  const verified = amyitis(['verify', '--seed', log, '--evidence', evidence, record])
  expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('The deals were fair') })
  expect(verified.out).toContain('the setup and the deals come from that seed')
})
