import type { Command, TableEvent } from '@amyitis/protocol'
import { beforeAll, expect, test } from 'vitest'
import { createLogRecorder } from '../src/resilience/clients/log-follower.ts'
import type { SentCommand } from '../src/resilience/clients/simulated-player.ts'
import { type Observation, verifyLog } from '../src/resilience/faults/verify-log.ts'
import { playChecked, witnessesOf } from './checked-game.ts'

let log: TableEvent[]
let commands: SentCommand[][]
beforeAll(() => {
  ;({ log, commands } = playChecked(1))
})

const witnesses = (change?: Partial<Observation>) => witnessesOf({ log, commands }, change)

test('a log that matches what clients received and had acknowledged has no problems', () => {
  expect(verifyLog(log, witnesses())).toEqual([])
})

const first = (type: Command['type']) => commands[0].findIndex(({ command }) => command.type === type)

test('an acknowledged command that is not in the log is lost', () => {
  const moved: SentCommand = {
    key: 'lost-lost',
    after: 1,
    command: { type: 'move', move: 'pass' },
    seq: log.length + 1,
  }
  expect(verifyLog(log, witnesses({ commands: [...commands[0], moved] }))).toEqual([expect.stringContaining('lost')])
})

test('an event without an acknowledged command is a duplicate or was rejected', () => {
  const fewer = commands[0].filter(({ command: { type } }, i) => type !== 'move' || i > 20)
  const found = verifyLog(log, witnesses({ commands: fewer }))
  expect(found.length).toBe(commands[0].length - fewer.length)
  expect(found[0]).toContain('duplicated')
})

test('a rejected command that is in the log is reported', () => {
  const at = first('move')
  const { seq, ...sent } = commands[0][at]
  const found = verifyLog(log, witnesses({ commands: commands[0].with(at, { ...sent, rejected: 'stale' }) }))
  expect(found).toEqual([`duplicated, or applied though rejected: event ${seq}, a moved`])
})

test('two commands are never the same event', () => {
  const again = { ...commands[0][5], key: 'another-key' }
  expect(verifyLog(log, witnesses({ commands: [...commands[0], again] }))).toEqual([
    expect.stringContaining('duplicated'),
  ])
})

test('the acknowledged event must be the one of the command', () => {
  const at = first('move')
  const { seq = 0 } = commands[0][at]
  const next = log.findIndex(({ body }, i) => i > seq && body.type === 'moved')
  for (const wrong of [seq + 1, seq - 1, next + 1])
    expect(
      verifyLog(log, witnesses({ commands: commands[0].with(at, { ...commands[0][at], seq: wrong }) })).join(),
    ).toMatch(/lost|duplicated/)
  const sat = first('sit')
  const bound = { ...commands[0][sat], command: { type: 'sit', commit: '0'.repeat(64) } as const }
  expect(verifyLog(log, witnesses({ commands: commands[0].with(sat, bound) })).join()).toContain('lost: sit')
})

test('a command from before the turn is misapplied, and no event can be older than its command', () => {
  const at = commands[0].findLastIndex(({ command }) => command.type === 'move')
  const sent = commands[0][at]
  const early = { ...sent, after: sent.after - 1 }
  expect(verifyLog(log, witnesses({ commands: commands[0].with(at, early) })).join()).toContain('misapplied')
  const late = { ...sent, after: sent.after + 2 }
  expect(verifyLog(log, witnesses({ commands: commands[0].with(at, late) })).join()).toContain('which existed before')
})

test('only the player moves on a seat, neither a bot nor the server', () => {
  const at = log.findIndex(({ body }) => body.type === 'moved' && body.seat === 0)
  const { body } = log[at]
  const bots = log.with(at, { ...log[at], body: { ...body, bot: true } as TableEvent['body'] })
  const { seq } = log[at]
  const rest = commands.map((own) => own.filter((sent) => sent.seq !== seq))
  const found = verifyLog(
    bots,
    witnesses().map((one, i) => ({ ...one, events: bots, commands: rest[i] })),
  )
  expect(found.join()).toContain(`event ${seq}, a moved`)
})

test('a command without a response, or rejected without need, is a problem', () => {
  const { seq: _, ...open } = commands[0][5]
  expect(verifyLog(log, witnesses({ commands: commands[0].with(5, open) })).join()).toContain('never answered')
  const rejected: SentCommand = { key: 'refused-1', after: 3, command: { type: 'done' }, rejected: 'unknown-table' }
  expect(verifyLog(log, witnesses({ commands: [...commands[0], rejected] }))).toEqual([
    expect.stringContaining('was rejected: unknown-table'),
  ])
  const stale: SentCommand = { ...rejected, rejected: 'stale' }
  expect(verifyLog(log, witnesses({ commands: [...commands[0], stale] }))).toEqual([])
})

test('a client that received fewer or other events is reported', () => {
  expect(verifyLog(log, witnesses({ events: log.slice(0, -1) })).join()).toContain('received')
  const other = log.with(9, { ...log[9], at: 2 })
  expect(verifyLog(log, witnesses({ events: other })).join()).toContain('different event 10')
})

test('a log with a gap or without an end is reported', () => {
  expect(verifyLog(log.toSpliced(9, 1), []).join()).toContain('gap')
  expect(verifyLog(log.slice(0, 20), []).join()).toContain('not over')
})

test('duplicate and early events are reported as they arrive', () => {
  const problems: string[] = []
  const { record, events } = createLogRecorder(problems)
  for (const event of log.slice(0, 3)) record(event)
  record(log[2])
  record(log[4])
  record(log[3])
  expect(events).toEqual(log.slice(0, 4))
  expect(problems).toEqual(['event 3 was received after event 3', 'event 5 was received after event 3'])
})
