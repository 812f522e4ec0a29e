import type { TableEvent } from '@amyitis/protocol'
import { beforeAll, expect, test } from 'vitest'
import { type Observation, verifyLog } from '../src/resilience/faults/verify-log.ts'
import { type CheckedGame, playChecked, witnessesOf } from './checked-game.ts'

let game: CheckedGame
beforeAll(() => {
  game = playChecked(2)
})

const witnesses = (change?: Partial<Observation>) => witnessesOf(game, change)
const own = () => game.commands[0]

test('a log that matches what clients received and had acknowledged has no problems', () => {
  const types = new Set(game.log.map(({ body }) => body.type))
  expect([types.has('held'), types.has('shared')]).toEqual([true, true])
  expect(verifyLog(game.log, witnesses())).toEqual([])
})

test('a share without an acknowledged command, and an acknowledged share that is missing, are reported', () => {
  const at = own().findIndex(({ command }) => command.type === 'share')
  const fewer = verifyLog(game.log, witnesses({ commands: own().toSpliced(at, 1) }))
  expect(fewer).toEqual([expect.stringMatching(/duplicated.*a shared$/)])
  const other = { ...own()[at], command: { type: 'share', round: 2, added: 'e'.repeat(64) } as const }
  expect(verifyLog(game.log, witnesses({ commands: own().with(at, other) })).join()).toContain('lost: share')
})

test('a held move that was rejected is reported', () => {
  const held = game.log.find(({ body }) => body.type === 'held') as TableEvent
  const who = game.commands.findIndex((sent) => sent.some(({ seq }) => seq === held.seq))
  const rejected = game.commands[who].map(({ seq, ...sent }) =>
    seq === held.seq ? { ...sent, rejected: 'stale' } : { ...sent, ...(seq === undefined ? {} : { seq }) },
  )
  const rejecting = witnessesOf({ log: game.log, commands: game.commands.with(who, rejected) })
  expect(verifyLog(game.log, rejecting)).toEqual([`duplicated, or applied though rejected: event ${held.seq}, a held`])
})

test('a deal that does not follow from the shares is reported', () => {
  const at = game.log.findLastIndex(({ body }) => body.type === 'moved' && body.server !== undefined)
  const { body, ...event } = game.log[at]
  const forged = { ...event, body: { ...body, server: 'e'.repeat(64) } as TableEvent['body'] }
  const log = game.log.with(at, forged)
  expect(verifyLog(log, witnessesOf({ ...game, log })).join()).toContain('deals do not follow')
})
