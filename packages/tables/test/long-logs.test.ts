import { legalMoves } from '@amyitis/engine'
import type { TableEvent } from '@amyitis/protocol'
import { expect, test } from 'vitest'
import { act, decider, fold, MOST_UNDOS, openTable, type Table } from '../src/index.ts'
import { PEOPLE, SECRET, START, TableLog } from './table-log.ts'

const ground = { now: START, secret: SECRET, invites: () => true }

/** Plays a move and takes it back, so often. */
function backAndForth(events: TableEvent[], first: Table, times: number): Table {
  let table = first
  const add = (body: TableEvent['body']) => {
    const event = { seq: table.seq + 1, at: START, body }
    events.push(event)
    table = fold(table, event)
  }
  const seat = decider(table) ?? 0
  const [move] = table.game === undefined ? [] : legalMoves(table.game)
  const to = table.game?.entries.length ?? 0
  for (let i = 0; i < times; i++) {
    add({ type: 'moved', seat, move })
    add({ type: 'undone', seat, to })
  }
  return table
}

test('a log in which very much was taken back comes to the same as event by event', () => {
  const log = new TableLog({ clock: { kind: 'live', minutes: 10, increment: 5 } })
  log.sitAll()
  log.play()
  const events = [...log.events]
  const table = backAndForth(events, log.table, 40)
  const { game, ...opened } = openTable(events)
  const { game: played, ...rest } = table
  expect(opened).toEqual(rest)
  expect(game?.position).toEqual(played?.position)
  expect(game?.entries).toEqual(played?.entries)
})

test('nobody takes back without end', () => {
  const log = new TableLog()
  log.sitAll()
  const table = backAndForth([...log.events], log.table, MOST_UNDOS)
  const seat = decider(table) ?? 0
  const [move] = table.game === undefined ? [] : legalMoves(table.game)
  const event = { seq: table.seq + 1, at: START, body: { type: 'moved', seat, move } } as const
  const next = fold(table, event)
  const wish = { type: 'undo', to: 0 } as const
  expect(act(next, PEOPLE[seat], next.seq, wish, ground)).toEqual({ ok: false, code: 'too-many-undos' })
  expect(act(next, PEOPLE[seat], next.seq, { type: 'ask', to: 0 }, ground)).toEqual({
    ok: false,
    code: 'too-many-undos',
  })
})
