import type { TableEvent } from '@amyitis/protocol'
import { beforeAll, expect, test } from 'vitest'
import { checkTable, type Witness } from '../src/prove/faults/check.ts'
import { type CheckedGame, playChecked, witnessesOf } from './checked-game.ts'

/** The same check of a log, where every round has a deal of its own. */

let game: CheckedGame
beforeAll(() => {
  game = playChecked(2)
})

const witnesses = (change?: Partial<Witness>) => witnessesOf(game, change)
const own = () => game.wishes[0]

test('a game that was told and promised as it is has no problems', () => {
  const types = new Set(game.log.map(({ body }) => body.type))
  expect([types.has('held'), types.has('shared')]).toEqual([true, true])
  expect(checkTable(game.log, witnesses())).toEqual([])
})

test('a share that nobody was promised, and one that was promised and is not there', () => {
  const at = own().findIndex(({ act }) => act.type === 'share')
  const fewer = checkTable(game.log, witnesses({ wishes: own().toSpliced(at, 1) }))
  expect(fewer).toEqual([expect.stringMatching(/doubled.*a shared$/)])
  const other = { ...own()[at], act: { type: 'share', round: 2, added: 'e'.repeat(64) } as const }
  expect(checkTable(game.log, witnesses({ wishes: own().with(at, other) })).join()).toContain('lost: share')
})

test('a move that was held and refused all the same is noticed', () => {
  const held = game.log.find(({ body }) => body.type === 'held') as TableEvent
  const who = game.wishes.findIndex((wishes) => wishes.some(({ seq }) => seq === held.seq))
  const refused = game.wishes[who].map(({ seq, ...wish }) =>
    seq === held.seq ? { ...wish, refused: 'stale' } : { ...wish, ...(seq === undefined ? {} : { seq }) },
  )
  const told = witnessesOf({ log: game.log, wishes: game.wishes.with(who, refused) })
  expect(checkTable(game.log, told)).toEqual([`doubled, or done though refused: event ${held.seq}, a held`])
})

test('cards that do not come from what was added are noticed', () => {
  const at = game.log.findLastIndex(({ body }) => body.type === 'moved' && body.server !== undefined)
  const { body, ...event } = game.log[at]
  const forged = { ...event, body: { ...body, server: 'e'.repeat(64) } as TableEvent['body'] }
  const log = game.log.with(at, forged)
  expect(checkTable(log, witnessesOf({ ...game, log })).join()).toContain('deals do not follow')
})
