import { apply, legalMoves } from '@amyitis/engine'
import type { TableEvent } from '@amyitis/protocol'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { decider, execute, fold, MAX_UNDOS, openTable, type Table } from '../src/index.ts'
import { PEOPLE, SECRET, START, TableLog } from './table-log.ts'

vi.mock(import('@amyitis/engine'), async (original) => {
  const engine = await original()
  return { ...engine, apply: vi.fn(engine.apply) }
})

const context = { now: START, secret: SECRET, invites: () => true }

/** Plays a move and takes it back, this many times. */
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

/** A table without the lazily computed parts of its position, for comparison. */
const shown = ({ game, ...table }: Table) => ({ ...table, entries: game?.entries, position: game?.position })

test('a log with many takebacks folds to the same table as event by event', () => {
  const log = new TableLog({ clock: { kind: 'live', minutes: 10, increment: 5 } })
  log.sitAll()
  log.play()
  const events = [...log.events]
  const table = backAndForth(events, log.table, 40)
  expect(shown(openTable(events))).toEqual(shown(table))
})

test('a move repeated after a takeback is not recomputed', () => {
  const log = new TableLog()
  log.sitAll()
  const events = [...log.events]
  backAndForth(events, log.table, 40)
  vi.mocked(apply).mockClear()
  openTable(events)
  expect(apply).toHaveBeenCalledTimes(1)
})

test('any log with takebacks folds to the same table at once as event by event', () => {
  const step = fc.record({ back: fc.nat(4), which: fc.nat(2), ms: fc.nat(20_000) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80 }), (steps) => {
      const log = new TableLog({ clock: { kind: 'live', minutes: 60, increment: 5 } })
      log.sitAll()
      for (const { back, which, ms } of steps) {
        log.wait(ms)
        const moves = log.legal()
        if (back < 2) log.play(moves[which % moves.length])
        else
          log.execute(log.table.undo === undefined ? log.mover : PEOPLE[log.table.undo.seat], {
            type: 'undo',
            to: log.count - 1,
          })
        if (log.table.status !== 'playing') break
      }
      expect(shown(openTable(log.events))).toEqual(shown(log.table))
    }),
    { numRuns: 25 },
  )
})

test('limits the number of takebacks', () => {
  const log = new TableLog()
  log.sitAll()
  const table = backAndForth([...log.events], log.table, MAX_UNDOS)
  const seat = decider(table) ?? 0
  const [move] = table.game === undefined ? [] : legalMoves(table.game)
  const event = { seq: table.seq + 1, at: START, body: { type: 'moved', seat, move } } as const
  const next = fold(table, event)
  const command = { type: 'undo', to: 0 } as const
  expect(execute(next, PEOPLE[seat], next.seq, command, context)).toEqual({ ok: false, code: 'too-many-undos' })
  expect(execute(next, PEOPLE[seat], next.seq, { type: 'ask', to: 0 }, context)).toEqual({
    ok: false,
    code: 'too-many-undos',
  })
})
