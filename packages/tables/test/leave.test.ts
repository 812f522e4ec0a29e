import { expect, test } from 'vitest'
import { botToMove, decider, erasePlayer, voteAllowedFrom } from '../src/index.ts'
import { ADA, BELA, CARL, PEOPLE, SECRET, TableLog } from './table-log.ts'

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const
const THREE = { seats: [OPEN, OPEN, OPEN] }

test('with two players, conceding loses the game and reveals the seed', () => {
  const log = new TableLog().sitAll()
  expect(log.execute(ADA, { type: 'concede' })).toBe('conceded ended')
  expect(log.table.result).toMatchObject({ why: 'conceded', ranks: [2, 1], secret: SECRET })
  expect(log.table.status).toBe('over')
  expect(log.execute(BELA, { type: 'concede' })).toBe('game-over')
})

test('with more players, a bot takes over for good and the seat comes last whatever its points', () => {
  const log = new TableLog(THREE).sitAll()
  expect(log.execute(ADA, { type: 'concede' })).toBe('conceded stood-in')
  expect(log.table.seats[0]).toMatchObject({ conceded: true, standIn: 'engineer' })
  expect(log.execute(ADA, { type: 'concede' })).toBe('already-answered')
  expect(log.execute(ADA, { type: 'return' })).toBe('not-away')
  for (let i = 0; log.table.status === 'playing'; i++) log.play(log.legal()[(i * 7) % log.legal().length])
  const { scores = [], ranks = [] } = log.table.result ?? {}
  expect(ranks[0]).toBe(3)
  expect(ranks[1] < ranks[2]).toBe(scores[1] > scores[2])
})

const LIVE = { ...THREE, clock: { kind: 'live' as const, minutes: 30, increment: 0 } }
const DAY = 24 * 3_600_000
const GONE = 10 * 60_000

test('after two minutes the others may vote unanimously to replace a player by a bot', () => {
  const log = new TableLog(LIVE).sitAll()
  const about = decider(log.table) ?? 0
  const [one, two] = PEOPLE.slice(0, 3).filter((_, seat) => seat !== about)
  expect(log.execute(one, { type: 'vote', about })).toBe('too-soon')
  log.wait(120_000)
  expect(log.execute(PEOPLE[about], { type: 'vote', about })).toBe('not-away')
  expect(log.execute(one, { type: 'vote', about: (about + 1) % 3 })).toBe('not-away')
  expect(log.execute(one, { type: 'vote', about })).toBe('voted')
  expect(log.execute(one, { type: 'vote', about })).toBe('already-answered')
  expect(log.execute(two, { type: 'vote', about })).toBe('voted stood-in')
  expect(botToMove(log.table)).toBe('engineer')
  expect(log.execute(PEOPLE[about], { type: 'return' })).toBe('returned')
  expect(botToMove(log.table)).toBeUndefined()
})

test('nobody is voted out of a correspondence game', () => {
  const log = new TableLog({ ...THREE, clock: { kind: 'correspondence', hours: 24 } }).sitAll()
  const about = decider(log.table) ?? 0
  const one = PEOPLE.slice(0, 3).find((_, seat) => seat !== about) ?? ''
  log.wait(23 * 3_600_000)
  expect(log.execute(one, { type: 'vote', about })).toBe('too-soon')
})

test('a player who is looking at the table can’t be voted out, however long they think', () => {
  const log = new TableLog(LIVE).sitAll()
  const about = decider(log.table) ?? 0
  const one = PEOPLE.slice(0, 3).find((_, seat) => seat !== about) ?? ''
  log.looking.add(PEOPLE[about])
  log.wait(600_000)
  expect(log.execute(one, { type: 'vote', about })).toBe('too-soon')
  expect(voteAllowedFrom(log.table, log.now - 119_999)).toBe(log.now + 1)
  log.looking.clear()
  expect(log.execute(one, { type: 'vote', about })).toBe('voted')
})

test('without a clock, an absent player can be voted out after ten minutes', () => {
  const log = new TableLog(THREE).sitAll()
  const about = decider(log.table) ?? 0
  const one = PEOPLE.slice(0, 3).find((_, seat) => seat !== about) ?? ''
  log.wait(GONE - 1)
  expect(log.execute(one, { type: 'vote', about })).toBe('too-soon')
  log.wait(1)
  expect(log.execute(one, { type: 'vote', about })).toBe('voted')
})

test('without a clock, a player who drops out mid-turn has ten minutes too', () => {
  const log = new TableLog(THREE).sitAll()
  const about = decider(log.table) ?? 0
  const one = PEOPLE.slice(0, 3).find((_, seat) => seat !== about) ?? ''
  log.wait(3 * 60_000).looked.set(PEOPLE[about], log.now)
  log.wait(GONE - 1)
  expect(log.execute(one, { type: 'vote', about })).toBe('too-soon')
  log.wait(1)
  expect(log.execute(one, { type: 'vote', about })).toBe('voted')
})

test('without a clock, a player who looks but does nothing has a day since their last action', () => {
  const log = new TableLog(THREE).sitAll()
  const comes = (player: string) => log.looked.set(player, log.now - 5 * 60_000)
  const about = decider(log.table) ?? 0
  const one = PEOPLE.slice(0, 3).find((_, seat) => seat !== about) ?? ''
  log.wait(DAY - 1)
  comes(PEOPLE[about])
  expect(log.execute(one, { type: 'vote', about })).toBe('too-soon')
  log.wait(1)
  expect(log.execute(one, { type: 'vote', about })).toBe('voted')
  log.play('pass')
  log.play('pass')
  const later = decider(log.table) ?? 0
  const other = PEOPLE.slice(0, 3).find((_, seat) => seat !== later) ?? ''
  log.wait(DAY / 2)
  log.execute(other, { type: 'ask', to: 0 })
  log.execute(PEOPLE[later], { type: 'answer', agrees: false })
  log.wait(DAY - 1)
  comes(PEOPLE[later])
  expect(log.execute(other, { type: 'vote', about: later })).toBe('too-soon')
  log.wait(1)
  expect(log.execute(other, { type: 'vote', about: later })).toBe('voted')
})

test('a move cancels the votes against the player who moved', () => {
  const log = new TableLog(THREE).sitAll()
  const about = decider(log.table) ?? 0
  const [one, two] = PEOPLE.slice(0, 3).filter((_, seat) => seat !== about)
  log.wait(DAY)
  log.execute(one, { type: 'vote', about })
  const seen = log.table.seq
  log.play('pass')
  expect(log.execute(two, { type: 'vote', about }, seen)).toBe('stale')
  expect(log.table.votes).toEqual([])
})

test('a player replaced by a bot can only return or concede', () => {
  const log = new TableLog(THREE).sitAll()
  const about = decider(log.table) ?? 0
  const away = PEOPLE[about]
  log.wait(DAY)
  for (const player of PEOPLE.slice(0, 3)) log.execute(player, { type: 'vote', about })
  log.bot('pass')
  log.play('pass')
  expect(log.execute(away, { type: 'move', move: 'pass' })).toBe('away')
  expect(log.execute(away, { type: 'ask', to: 0 })).toBe('away')
  const asker = PEOPLE.find((_, seat) => seat !== about) ?? ''
  log.execute(asker, { type: 'ask', to: 0 })
  expect(log.execute(away, { type: 'answer', agrees: false })).toBe('away')
  expect(log.execute(away, { type: 'return' })).toBe('returned')
})

test('a player who left their seat to a bot can’t take back earlier moves', () => {
  const log = new TableLog(THREE).sitAll()
  const { mover } = log
  log.play('pass')
  log.execute(mover, { type: 'concede' })
  expect(log.execute(mover, { type: 'undo', to: 0 })).toBe('away')
})

test('rejects a bot’s move for a seat that a person plays', () => {
  const log = new TableLog().sitAll()
  expect(log.bot(log.legal()[0])).toBe('not-your-turn')
})

test('erasing a player frees their seat, closes their own table, and leaves a game to a bot', () => {
  const open = new TableLog()
  open.sit(BELA)
  expect(erasePlayer(open.table, BELA, open.context())).toEqual({ ok: true, events: [{ type: 'stood', seat: 0 }] })
  expect(erasePlayer(open.table, ADA, open.context())).toEqual({ ok: true, events: [{ type: 'closed' }] })
  expect(erasePlayer(open.table, CARL, open.context())).toEqual({ ok: true, events: [] })
  const game = new TableLog().sitAll()
  const left = { type: 'stood-in', seat: 0, level: 'engineer', why: 'erased' }
  expect(erasePlayer(game.table, ADA, game.context())).toEqual({ ok: true, events: [left] })
  const alone = new TableLog({ seats: [OPEN, BOT] }).sitAll(1)
  expect(erasePlayer(alone.table, ADA, alone.context())).toEqual({ ok: true, events: [{ type: 'closed' }] })
})

test('a player erased while a bot plays for them can’t return', () => {
  const log = new TableLog(THREE).sitAll()
  const about = decider(log.table) ?? 0
  log.wait(DAY)
  for (const player of PEOPLE.slice(0, 3)) log.execute(player, { type: 'vote', about })
  const left = { type: 'stood-in', seat: about, level: 'engineer', why: 'erased' }
  expect(erasePlayer(log.table, PEOPLE[about], log.context())).toEqual({ ok: true, events: [left] })
  expect(log.erase(PEOPLE[about])).toBe('stood-in')
  expect(log.erase(PEOPLE[about])).toBe('')
})
