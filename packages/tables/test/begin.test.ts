import { chanceFits, parseRecord } from '@amyitis/engine'
import { chanceOf, isFairSeed, joinSeeds } from '@amyitis/fair'
import { expect, test } from 'vitest'
import { BadLog, fold, openTable, seedOf } from '../src/index.ts'
import { ADA, ADDED, BELA, CARL, SECRET, TableLog } from './table-log.ts'

const OPEN = { kind: 'open' } as const
const INVITED = { kind: 'invited' } as const
const BOT = { kind: 'bot', level: 'random' } as const
const sit = (seat?: number, invitation?: string) =>
  ({
    type: 'sit',
    added: ADDED[0],
    ...(seat === undefined ? {} : { seat }),
    ...(invitation ? { invitation } : {}),
  }) as const

test('the game begins when the last seat is taken', () => {
  const log = new TableLog({ seats: [OPEN, BOT, OPEN] })
  expect(log.does(BELA, sit())).toBe('sat')
  expect(log.table.seats[0].player).toBe(BELA)
  expect(log.does(CARL, sit())).toBe('sat started')
  expect(log.table.status).toBe('playing')
})

test('the seed comes from the secret and from what every person has added, in the order of the seats', () => {
  const log = new TableLog({ seats: [OPEN, BOT, OPEN] })
  log.does(CARL, { type: 'sit', seat: 2, added: ADDED[2] })
  log.does(BELA, { type: 'sit', seat: 0, added: ADDED[0] })
  const seed = seedOf(log.table, SECRET)
  expect(seed).toBe(joinSeeds({ table: log.table.id, secret: SECRET, added: [ADDED[0], ADDED[2]] }))
  expect(isFairSeed(seed)).toBe(true)
  const { game } = log.table
  expect(game !== undefined && chanceFits(game, chanceOf(seed))).toBe(true)
  expect(game !== undefined && chanceFits(game, chanceOf(`${seed}0`))).toBe(false)
})

test('what was added by somebody who stood up again does not count', () => {
  const log = new TableLog()
  log.does(BELA, { type: 'sit', seat: 0, added: ADDED[3] })
  expect(log.does(BELA, { type: 'stand' })).toBe('stood')
  log.sitAll()
  expect(seedOf(log.table, SECRET)).toBe(
    joinSeeds({ table: log.table.id, secret: SECRET, added: [ADDED[0], ADDED[1]] }),
  )
})

test('neither the seed nor the secret is in the log while the game runs', () => {
  const log = new TableLog().sitAll()
  log.play()
  const text = JSON.stringify(log.events)
  expect(text).not.toContain(SECRET)
  expect(text).not.toContain('fair1:')
  const started = log.events.find(({ body }) => body.type === 'started')?.body
  const read = parseRecord(started?.type === 'started' ? started.record : '')
  expect(read.ok && read.game.headers.seed).toBeUndefined()
})

test('a seat is taken once, by whoever may sit there', () => {
  const log = new TableLog({ seats: [OPEN, INVITED, BOT] })
  expect(log.does(BELA, sit(2))).toBe('seat-taken')
  expect(log.does(BELA, sit(3))).toBe('no-seat')
  expect(log.does(BELA, sit(1))).toBe('not-invited')
  expect(log.does(BELA, sit(1, 'wrong'))).toBe('not-invited')
  expect(log.does(BELA, sit(undefined, 'please'))).toBe('sat')
  expect(log.table.seats[1].player).toBe(BELA)
  expect(log.does(BELA, sit(0))).toBe('already-seated')
  expect(log.does(CARL, sit(1, 'please'))).toBe('seat-taken')
  expect(log.does(CARL, sit(0))).toBe('sat started')
  expect(log.does(ADA, sit())).toBe('already-started')
})

test('who is not invited is told so where only invited seats are left, and that there is none where all are taken', () => {
  const log = new TableLog({ seats: [OPEN, INVITED] })
  log.does(ADA, sit(0))
  expect(log.does(CARL, sit())).toBe('not-invited')
  const full = new TableLog({ seats: [BOT, BOT] })
  expect(full.does(CARL, sit())).toBe('no-seat')
})

test('the host alone changes empty seats, starts with bots on them, and closes', () => {
  const log = new TableLog({ seats: [OPEN, OPEN, OPEN] })
  expect(log.does(BELA, { type: 'plan', seat: 1, plan: BOT })).toBe('not-host')
  expect(log.does(ADA, { type: 'start' })).toBe('not-full')
  log.does(BELA, sit(0))
  expect(log.does(ADA, { type: 'plan', seat: 0, plan: BOT })).toBe('seat-taken')
  expect(log.does(ADA, { type: 'plan', seat: 3, plan: BOT })).toBe('no-seat')
  expect(log.does(ADA, { type: 'plan', seat: 1, plan: BOT })).toBe('planned')
  expect(log.does(BELA, { type: 'start' })).toBe('not-host')
  expect(log.does(ADA, { type: 'start' })).toBe('planned started')
  expect(log.table.seats[2].plan).toEqual({ kind: 'bot', level: 'engineer' })
  expect(log.does(ADA, { type: 'plan', seat: 1, plan: OPEN })).toBe('already-started')
  expect(log.does(ADA, { type: 'close' })).toBe('already-started')
})

test('planning a bot on the last empty seat begins the game, but not where nobody sits', () => {
  const log = new TableLog()
  expect(log.does(ADA, { type: 'plan', seat: 0, plan: BOT })).toBe('planned')
  expect(log.does(ADA, { type: 'plan', seat: 1, plan: BOT })).toBe('planned')
  expect(log.table.status).toBe('open')
  const other = new TableLog()
  other.does(ADA, sit(0))
  expect(other.does(ADA, { type: 'plan', seat: 1, plan: BOT })).toBe('planned started')
})

test('a host who plays alone may take the table away, and nothing follows then', () => {
  const log = new TableLog({ seats: [OPEN, BOT] })
  log.does(ADA, sit())
  expect(log.does(ADA, { type: 'close' })).toBe('closed')
  for (const type of ['close', 'concede', 'return'] as const) expect(log.does(ADA, { type })).toBe('game-over')
  expect(log.does(ADA, { type: 'move', move: 'pass' })).toBe('game-over')
})

test('nothing of the game is possible before it begins', () => {
  const log = new TableLog()
  log.does(ADA, sit())
  expect(log.does(ADA, { type: 'move', move: 'pass' })).toBe('not-started')
  expect(log.does(ADA, { type: 'concede' })).toBe('not-started')
  expect(log.does(ADA, { type: 'return' })).toBe('not-started')
  expect(log.does(ADA, { type: 'undo', to: 0 })).toBe('cannot-undo')
  expect(log.does(BELA, { type: 'stand' })).toBe('not-seated')
})

test('a log with a gap, a second beginning, an impossible move or a wrong deal is none', () => {
  const log = new TableLog().sitAll()
  log.play()
  const { events } = log
  expect(openTable(events).seq).toBe(events.length)
  expect(() => openTable([])).toThrow(BadLog)
  expect(() => openTable(events.slice(1))).toThrow(BadLog)
  expect(() => openTable([...events.slice(0, 2), ...events.slice(3)])).toThrow(BadLog)
  expect(() => fold(log.table, { ...events[0], seq: log.table.seq + 1 })).toThrow(BadLog)
  const next = { seq: log.table.seq + 1, at: 0 }
  const seat = (log.table.game?.position.player ?? 0) as number
  expect(() => fold(log.table, { ...next, body: { type: 'moved', seat, move: 'nonsense' } })).toThrow(BadLog)
  expect(() => fold(log.table, { ...next, body: { type: 'moved', seat: 1 - seat, move: log.legal()[0] } })).toThrow(
    BadLog,
  )
  expect(() =>
    fold(log.table, { ...next, body: { type: 'moved', seat, move: log.legal()[0], deal: ['farmer'] } }),
  ).toThrow()
  expect(() => fold(log.table, { ...next, body: { type: 'undone', seat, to: 99 } })).toThrow(BadLog)
  expect(() => fold(log.table, { ...next, body: { type: 'answered', seat, agrees: true } })).toThrow(BadLog)
})
