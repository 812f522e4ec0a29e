import { chanceFits, parseRecord } from '@amyitis/engine'
import { chanceOf, hashOfShare, isFairSeed, joinSeeds } from '@amyitis/fair'
import { expect, test } from 'vitest'
import { closeIdle, fold, IDLE_TIMEOUT_MS, MAX_SEATINGS, MAX_VOID_STARTS, seedOf } from '../src/index.ts'
import { ADA, ADDED, BELA, CARL, SECRET, TableLog } from './table-log.ts'

const OPEN = { kind: 'open' } as const

const INVITED = { kind: 'invited' } as const

const BOT = { kind: 'bot', level: 'random' } as const

test('the game starts when every seat is taken and every share revealed', () => {
  const log = new TableLog({ seats: [OPEN, BOT, OPEN] })
  expect(log.sit(BELA)).toBe('sat')
  expect(log.table.seats[0].player).toBe(BELA)
  expect(log.reveal(BELA)).toBe('not-full')
  expect(log.sit(CARL)).toBe('sat')
  expect(log.table.status).toBe('open')
  expect(log.reveal(CARL)).toBe('revealed')
  expect(log.reveal(CARL)).toBe('already-answered')
  expect(log.reveal(ADA)).toBe('not-seated')
  expect(log.reveal(BELA)).toBe('revealed started')
  expect(log.table.status).toBe('playing')
  expect(log.reveal(BELA)).toBe('already-started')
})

test('rejects a share that does not match its commitment', () => {
  const log = new TableLog()
  log.sit(ADA)
  log.sit(BELA)
  expect(log.reveal(ADA, ADDED[1])).toBe('bad-share')
  expect(log.reveal(BELA, ADDED[3])).toBe('bad-share')
  expect(log.reveal(BELA)).toBe('revealed')
})

test('rejects revealing a share to players its owner has not seen at the table', () => {
  const log = new TableLog()
  log.sit(ADA)
  log.sit(BELA)
  const seen = log.table.seq
  log.execute(BELA, { type: 'stand' })
  log.sit(CARL)
  expect(log.execute(ADA, { type: 'reveal', added: ADDED[0] }, seen)).toBe('stale')
  expect(log.reveal(ADA)).toBe('revealed')
})

test('the seed follows from the secret and all shares, in seat order', () => {
  const log = new TableLog({ seats: [OPEN, BOT, OPEN] })
  log.sit(CARL, 2)
  log.sit(ADA, 0)
  log.revealAll()
  const seed = seedOf(log.table, SECRET)
  expect(seed).toBe(joinSeeds({ table: log.table.id, secret: SECRET, added: [ADDED[0], ADDED[2]] }))
  expect(isFairSeed(seed)).toBe(true)
  const { game } = log.table
  expect(game !== undefined && chanceFits(game, chanceOf(seed))).toBe(true)
  expect(game !== undefined && chanceFits(game, chanceOf(`${seed}0`))).toBe(false)
})

const LEAVING = [
  ['stands up', (log: TableLog) => log.execute(CARL, { type: 'stand' })],
  ['is unseated by the host', (log: TableLog) => log.execute(ADA, { type: 'unseat', seat: 2 })],
  ['takes another share', (log: TableLog) => log.sit(CARL, 2)],
] as const

test.each(LEAVING)(
  'if somebody %s after shares were revealed, those are void and their owners need new ones',
  (_, leave) => {
    const log = new TableLog({ seats: [OPEN, OPEN, OPEN] })
    for (const player of [ADA, BELA, CARL]) log.sit(player)
    log.reveal(ADA)
    expect(log.table.voidStarts).toBe(0)
    expect(leave(log)).toMatch(/^(stood|sat)$/)
    expect(log.table.voidStarts).toBe(1)
    const [ada, bela] = log.table.seats
    expect(ada).toMatchObject({ player: ADA, commit: undefined, added: undefined })
    expect(bela.commit).toBe(hashOfShare(ADDED[1]))
    if (log.table.seats[2].player === undefined) log.sit(CARL)
    // The others wait until Ada has a new share.
    expect(log.reveal(ADA)).toBe('not-full')
    expect(log.reveal(BELA)).toBe('not-full')
    expect(log.execute(ADA, { type: 'sit', commit: hashOfShare(ADDED[3]) })).toBe('sat')
    expect(log.table.seats[0].player).toBe(ADA)
    expect(log.reveal(BELA)).toBe('revealed')
    expect(log.reveal(CARL)).toBe('revealed')
    expect(log.reveal(ADA)).toBe('bad-share')
    expect(log.reveal(ADA, ADDED[3])).toBe('revealed started')
    const added = [ADDED[3], ADDED[1], ADDED[2]]
    expect(seedOf(log.table, SECRET)).toBe(joinSeeds({ table: log.table.id, secret: SECRET, added }))
  },
)

test('a player may replace their share before any is revealed, at no cost to the others', () => {
  const log = new TableLog()
  log.sit(ADA)
  log.sit(BELA)
  expect(log.execute(ADA, { type: 'sit', seat: 1, commit: hashOfShare(ADDED[3]) })).toBe('already-seated')
  expect(log.execute(ADA, { type: 'sit', commit: hashOfShare(ADDED[3]) })).toBe('sat')
  expect(log.reveal(BELA)).toBe('revealed')
  expect(log.reveal(ADA, ADDED[3])).toBe('revealed started')
  expect(log.sit(ADA)).toBe('already-started')
})

test('once a share is revealed the seats are fixed: nobody may join and choose a share', () => {
  const log = new TableLog({ seats: [OPEN, OPEN, BOT] })
  log.sit(ADA)
  log.sit(BELA)
  expect(log.execute(ADA, { type: 'plan', seat: 2, plan: { kind: 'bot', level: 'priest' } })).toBe('planned')
  log.reveal(ADA)
  expect(log.execute(ADA, { type: 'plan', seat: 2, plan: OPEN })).toBe('already-started')
  expect(log.execute(ADA, { type: 'start' })).toBe('')
  expect(log.reveal(BELA)).toBe('revealed started')
})

test('only the host can free seats, and only before the game', () => {
  const log = new TableLog()
  log.sit(BELA)
  expect(log.execute(BELA, { type: 'unseat', seat: 0 })).toBe('not-host')
  expect(log.execute(ADA, { type: 'unseat', seat: 1 })).toBe('no-seat')
  expect(log.execute(ADA, { type: 'unseat', seat: 3 })).toBe('no-seat')
  expect(log.execute(ADA, { type: 'unseat', seat: 0 })).toBe('stood')
  expect(log.table.seats[0].player).toBeUndefined()
  log.sitAll()
  expect(log.execute(ADA, { type: 'unseat', seat: 0 })).toBe('already-started')
})

test('the log contains neither seed nor secret while the game runs', () => {
  const log = new TableLog().sitAll()
  log.play()
  const text = JSON.stringify(log.events)
  expect(text).not.toContain(SECRET)
  expect(text).not.toContain('fair1:')
  const started = log.events.find(({ body }) => body.type === 'started')?.body
  const read = parseRecord(started?.type === 'started' ? started.record : '')
  expect(read.ok && read.game.headers.seed).toBeUndefined()
})

test('a seat is taken once, by somebody who may sit there', () => {
  const log = new TableLog({ seats: [OPEN, INVITED, BOT] })
  expect(log.sit(BELA, 2)).toBe('seat-taken')
  expect(log.sit(BELA, 3)).toBe('no-seat')
  expect(log.sit(BELA, 1)).toBe('not-invited')
  expect(log.sit(BELA, 1, 'wrong')).toBe('not-invited')
  expect(log.sit(BELA, undefined, 'please')).toBe('sat')
  expect(log.table.seats[1].player).toBe(BELA)
  expect(log.sit(BELA, 0)).toBe('already-seated')
  expect(log.sit(CARL, 1, 'please')).toBe('seat-taken')
  expect(log.sit(CARL, 0)).toBe('sat')
  expect(log.sit(ADA)).toBe('no-seat')
  log.revealAll()
  expect(log.sit(ADA)).toBe('already-started')
})

test('reports whether a seat needs an invitation or none is free', () => {
  const log = new TableLog({ seats: [OPEN, INVITED] })
  log.sit(ADA, 0)
  expect(log.sit(CARL)).toBe('not-invited')
  const full = new TableLog({ seats: [BOT, BOT] })
  expect(full.sit(CARL)).toBe('no-seat')
})

test('only the host can change empty seats, start with bots on them, or close the table', () => {
  const log = new TableLog({ seats: [OPEN, OPEN, OPEN] })
  expect(log.execute(BELA, { type: 'plan', seat: 1, plan: BOT })).toBe('not-host')
  expect(log.execute(ADA, { type: 'start' })).toBe('not-full')
  log.sit(BELA, 0)
  expect(log.execute(ADA, { type: 'plan', seat: 0, plan: BOT })).toBe('seat-taken')
  expect(log.execute(ADA, { type: 'plan', seat: 3, plan: BOT })).toBe('no-seat')
  expect(log.execute(ADA, { type: 'plan', seat: 1, plan: BOT })).toBe('planned')
  expect(log.execute(BELA, { type: 'start' })).toBe('not-host')
  expect(log.execute(ADA, { type: 'start' })).toBe('planned')
  expect(log.reveal(BELA)).toBe('revealed started')
  expect(log.table.seats[2].plan).toEqual({ kind: 'bot', level: 'engineer' })
  expect(log.execute(ADA, { type: 'plan', seat: 1, plan: OPEN })).toBe('already-started')
  expect(log.execute(ADA, { type: 'close' })).toBe('already-started')
})

test('a bot may fill the last empty seat, unless nobody would be left to start the game', () => {
  const log = new TableLog()
  expect(log.execute(ADA, { type: 'plan', seat: 0, plan: BOT })).toBe('planned')
  expect(log.execute(ADA, { type: 'plan', seat: 1, plan: BOT })).toBe('only-bots')
  expect(log.execute(ADA, { type: 'plan', seat: 0, plan: OPEN })).toBe('planned')
  const other = new TableLog()
  other.sit(ADA, 0)
  expect(other.execute(ADA, { type: 'plan', seat: 1, plan: BOT })).toBe('planned')
  expect(other.reveal(ADA)).toBe('revealed started')
})

test('a table unused for a month may be closed, and its log says why', () => {
  const log = new TableLog()
  log.wait(IDLE_TIMEOUT_MS / 2)
  log.sit(ADA)
  log.wait(IDLE_TIMEOUT_MS - 1)
  expect(closeIdle(log.table, log.now)).toEqual({ ok: false, code: 'too-soon' })
  log.wait(1)
  expect(closeIdle(log.table, log.now)).toEqual({ ok: true, events: [{ type: 'closed', why: 'idle' }] })
  const closed = fold(log.table, { seq: log.table.seq + 1, at: log.now, body: { type: 'closed', why: 'idle' } })
  expect(closed).toMatchObject({ status: 'closed', closed: 'idle' })
  const game = new TableLog().sitAll()
  expect(closeIdle(game.table, game.now + 2 * IDLE_TIMEOUT_MS)).toMatchObject({ ok: false })
})

test('a host who plays alone may remove the table, and no event follows', () => {
  const log = new TableLog({ seats: [OPEN, BOT] }).sitAll(1)
  expect(log.execute(ADA, { type: 'close' })).toBe('closed')
  for (const type of ['close', 'concede', 'return'] as const) expect(log.execute(ADA, { type })).toBe('game-over')
  expect(log.execute(ADA, { type: 'move', move: 'pass' })).toBe('game-over')
})

test('rejects game commands before the game starts', () => {
  const log = new TableLog()
  log.sit(ADA)
  expect(log.execute(ADA, { type: 'move', move: 'pass' })).toBe('not-started')
  expect(log.execute(ADA, { type: 'concede' })).toBe('not-started')
  expect(log.execute(ADA, { type: 'return' })).toBe('not-started')
  expect(log.execute(ADA, { type: 'undo', to: 0 })).toBe('cannot-undo')
  expect(log.execute(BELA, { type: 'stand' })).toBe('not-seated')
})

test('after two failed starts a third closes the table, with the reason', () => {
  const log = new TableLog()
  log.sit(ADA)
  log.sit(BELA)
  for (let voids = 1; voids <= MAX_VOID_STARTS; voids++) {
    expect(log.reveal(ADA)).toBe('revealed')
    expect(log.sit(BELA)).toBe('sat')
    expect(log.table.voidStarts).toBe(voids)
    expect(log.sit(ADA)).toBe('sat')
  }
  expect(log.reveal(ADA)).toBe('revealed')
  expect(log.execute(BELA, { type: 'stand' })).toBe('stood closed')
  expect(log.table).toMatchObject({ status: 'closed', closed: 'void' })
  expect(log.sit(BELA)).toBe('already-started')
})

test('limits the number of new shares', () => {
  const log = new TableLog()
  log.sit(ADA)
  for (let i = 0; i < MAX_SEATINGS; i++) expect(log.sit(ADA)).toBe('sat')
  expect(log.sit(ADA)).toBe('log-full')
  expect(log.execute(ADA, { type: 'stand' })).toBe('stood')
  // Leaving and coming back does not help.
  expect(log.sit(ADA)).toBe('log-full')
  expect(log.sit(BELA)).toBe('sat')
  expect(log.sit(CARL)).toBe('sat')
})
