import type { Act, TableEvent } from '@amyitis/protocol'
import { beforeAll, expect, test } from 'vitest'
import { checkTable, type Witness } from '../src/prove/faults/check.ts'
import { keeper } from '../src/prove/faults/follower.ts'
import type { Wish } from '../src/prove/faults/person.ts'
import { playChecked, witnessesOf } from './checked-game.ts'

let log: TableEvent[]
let wishes: Wish[][]
beforeAll(() => {
  ;({ log, wishes } = playChecked(1))
})

const witnesses = (change?: Partial<Witness>) => witnessesOf({ log, wishes }, change)

test('a game that was told and promised as it is has no problems', () => {
  expect(checkTable(log, witnesses())).toEqual([])
})

const first = (type: Act['type']) => wishes[0].findIndex(({ act }) => act.type === type)

test('an act that was acknowledged and is not in the log is lost', () => {
  const moved: Wish = { key: 'lost-lost', after: 1, act: { type: 'move', move: 'pass' }, seq: log.length + 1 }
  expect(checkTable(log, witnesses({ wishes: [...wishes[0], moved] }))).toEqual([expect.stringContaining('lost')])
})

test('an event that nobody was promised is doubled, or was refused', () => {
  const fewer = wishes[0].filter(({ act: { type } }, i) => type !== 'move' || i > 20)
  const found = checkTable(log, witnesses({ wishes: fewer }))
  expect(found.length).toBe(wishes[0].length - fewer.length)
  expect(found[0]).toContain('doubled')
})

test('an act that was refused and is in the log all the same is noticed', () => {
  const at = first('move')
  const { seq, ...wish } = wishes[0][at]
  const found = checkTable(log, witnesses({ wishes: wishes[0].with(at, { ...wish, refused: 'stale' }) }))
  expect(found).toEqual([`doubled, or done though refused: event ${seq}, a moved`])
})

test('two acts can not be one event', () => {
  const again = { ...wishes[0][5], key: 'another-key' }
  expect(checkTable(log, witnesses({ wishes: [...wishes[0], again] }))).toEqual([
    expect.stringContaining('which another one is too'),
  ])
})

test('the event that the server has named must be the very one', () => {
  const at = first('move')
  const { seq = 0 } = wishes[0][at]
  const next = log.findIndex(({ body }, i) => i > seq && body.type === 'moved')
  for (const wrong of [seq + 1, seq - 1, next + 1])
    expect(checkTable(log, witnesses({ wishes: wishes[0].with(at, { ...wishes[0][at], seq: wrong }) })).join()).toMatch(
      /lost|another one is too/,
    )
  const sat = first('sit')
  const bound = { ...wishes[0][sat], act: { type: 'sit', commit: '0'.repeat(64) } as const }
  expect(checkTable(log, witnesses({ wishes: wishes[0].with(sat, bound) })).join()).toContain('lost: sit')
})

test('an act that was sent before the turn began is misapplied, and none can be older than its wish', () => {
  const at = wishes[0].findLastIndex(({ act }) => act.type === 'move')
  const wish = wishes[0][at]
  const early = { ...wish, after: wish.after - 1 }
  expect(checkTable(log, witnesses({ wishes: wishes[0].with(at, early) })).join()).toContain('misapplied')
  const late = { ...wish, after: wish.after + 2 }
  expect(checkTable(log, witnesses({ wishes: wishes[0].with(at, late) })).join()).toContain('which was there before')
})

test('nobody but the player moves on a seat: neither a bot nor the server', () => {
  const at = log.findIndex(({ body }) => body.type === 'moved' && body.seat === 0)
  const { body } = log[at]
  const bots = log.with(at, { ...log[at], body: { ...body, bot: true } as TableEvent['body'] })
  const { seq } = log[at]
  const rest = wishes.map((own) => own.filter((wish) => wish.seq !== seq))
  const found = checkTable(
    bots,
    witnesses().map((one, i) => ({ ...one, events: bots, wishes: rest[i] })),
  )
  expect(found.join()).toContain(`event ${seq}, a moved`)
})

test('an act without an answer is a problem, and one that was refused without need', () => {
  const { seq: _, ...open } = wishes[0][5]
  expect(checkTable(log, witnesses({ wishes: wishes[0].with(5, open) })).join()).toContain('never answered')
  const refused: Wish = { key: 'refused-1', after: 3, act: { type: 'done' }, refused: 'unknown-table' }
  expect(checkTable(log, witnesses({ wishes: [...wishes[0], refused] }))).toEqual([
    expect.stringContaining('was refused: unknown-table'),
  ])
  const stale: Wish = { ...refused, refused: 'stale' }
  expect(checkTable(log, witnesses({ wishes: [...wishes[0], stale] }))).toEqual([])
})

test('who was told less or something else does not know the same game', () => {
  expect(checkTable(log, witnesses({ events: log.slice(0, -1) })).join()).toContain('knows')
  const other = log.with(9, { ...log[9], at: 2 })
  expect(checkTable(log, witnesses({ events: other })).join()).toContain('another event 10')
})

test('a log with a gap, or that ends early, is no game', () => {
  expect(checkTable(log.toSpliced(9, 1), []).join()).toContain('gap')
  expect(checkTable(log.slice(0, 20), []).join()).toContain('not over')
})

test('events that come twice, or too soon, are noticed as they come', () => {
  const problems: string[] = []
  const { keep, events } = keeper(problems)
  for (const event of log.slice(0, 3)) keep(event)
  keep(log[2])
  keep(log[4])
  keep(log[3])
  expect(events).toEqual(log.slice(0, 4))
  expect(problems).toEqual(['event 3 was told after event 3', 'event 5 was told after event 3'])
})
