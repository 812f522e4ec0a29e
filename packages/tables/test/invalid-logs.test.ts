import { hashOfShare } from '@amyitis/fair'
import type { EventBody } from '@amyitis/protocol'
import { expect, test } from 'vitest'
import { fold, InvalidLogError, openTable } from '../src/index.ts'
import { ADA, ADDED, BELA, TableLog } from './table-log.ts'

test('rejects a log with a gap, a second start, an illegal move or a wrong deal', () => {
  const log = new TableLog().sitAll()
  log.play()
  const { events } = log
  expect(openTable(events).seq).toBe(events.length)
  expect(() => openTable([])).toThrow(InvalidLogError)
  expect(() => openTable(events.slice(1))).toThrow(InvalidLogError)
  expect(() => openTable([...events.slice(0, 2), ...events.slice(3)])).toThrow(InvalidLogError)
  expect(() => fold(log.table, { ...events[0], seq: log.table.seq + 1 })).toThrow(InvalidLogError)
  const next = { seq: log.table.seq + 1, at: 0 }
  const seat = (log.table.game?.position.player ?? 0) as number
  expect(() => fold(log.table, { ...next, body: { type: 'moved', seat, move: 'nonsense' } })).toThrow(InvalidLogError)
  expect(() => fold(log.table, { ...next, body: { type: 'moved', seat: 1 - seat, move: log.legal()[0] } })).toThrow(
    InvalidLogError,
  )
  expect(() =>
    fold(log.table, { ...next, body: { type: 'moved', seat, move: log.legal()[0], deal: ['farmer'] } }),
  ).toThrow()
  expect(() => fold(log.table, { ...next, body: { type: 'undone', seat, to: 99 } })).toThrow(InvalidLogError)
  expect(() => fold(log.table, { ...next, body: { type: 'answered', seat, agrees: true } })).toThrow(InvalidLogError)
})

test('rejects a log with an early, mismatching or missing share', () => {
  const log = new TableLog()
  log.sit(ADA)
  const after = (body: EventBody) => () => fold(log.table, { seq: log.table.seq + 1, at: 0, body })
  expect(after({ type: 'revealed', seat: 0, added: ADDED[0] })).toThrow(InvalidLogError)
  log.sit(BELA)
  expect(after({ type: 'revealed', seat: 0, added: ADDED[1] })).toThrow(InvalidLogError)
  log.reveal(ADA)
  expect(after({ type: 'revealed', seat: 0, added: ADDED[0] })).toThrow(InvalidLogError)
  const begun = new TableLog().sitAll().events.find(({ body }) => body.type === 'started')?.body
  if (begun === undefined) throw new Error('the game has not started')
  expect(after(begun)).toThrow(InvalidLogError)
  log.reveal(BELA)
  // Committed only after the other's share was known: the game can't start from this.
  const late = new TableLog()
  late.sit(ADA)
  late.sit(BELA)
  late.reveal(ADA)
  const next = late.table.seq + 1
  const rebound = fold(late.table, {
    seq: next,
    at: 0,
    body: { type: 'sat', seat: 1, player: BELA, commit: hashOfShare(ADDED[3]) },
  })
  expect(() => fold(rebound, { seq: next + 1, at: 0, body: { type: 'revealed', seat: 1, added: ADDED[3] } })).toThrow(
    InvalidLogError,
  )
  expect(() => fold(rebound, { seq: next + 1, at: 0, body: begun })).toThrow(InvalidLogError)
})
