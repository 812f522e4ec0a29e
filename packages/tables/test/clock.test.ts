import { expect, test } from 'vitest'
import { addWakingTime } from '../src/clock.ts'
import { deadline, decider, takeoverTime } from '../src/index.ts'
import { ADA, BELA, PEOPLE, START, TableLog } from './table-log.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const OPEN = { kind: 'open' } as const
const LIVE = { clock: { kind: 'live', minutes: 10, increment: 20 } } as const
const utc = (day: number, hour: number, minute = 0) => Date.UTC(2026, 0, day, hour, minute)
const night = (from: string, to: string, zone = 'UTC') => ({ from, to, zone })

test('without a night, all time counts', () => {
  expect(addWakingTime(utc(1, 12), 5 * HOUR, undefined)).toBe(utc(1, 17))
  expect(addWakingTime(utc(1, 12), 5 * HOUR, night('22:00', '22:00'))).toBe(utc(1, 17))
})

test('time at night does not count, even when it starts at night', () => {
  expect(addWakingTime(utc(1, 20), 4 * HOUR, night('22:00', '08:00'))).toBe(utc(2, 10))
  expect(addWakingTime(utc(1, 20), 2 * HOUR, night('22:00', '08:00'))).toBe(utc(1, 22))
  expect(addWakingTime(utc(1, 23, 30), HOUR, night('22:00', '08:00'))).toBe(utc(2, 9))
  expect(addWakingTime(utc(2, 3), HOUR, night('22:00', '08:00'))).toBe(utc(2, 9))
  expect(addWakingTime(utc(1, 12), HOUR, night('12:30', '13:00'))).toBe(utc(1, 13, 30))
  expect(addWakingTime(utc(1, 8), 24 * HOUR, night('22:00', '08:00'))).toBe(utc(2, 18))
  expect(addWakingTime(utc(1, 7, 59) + 30_000, MINUTE, night('22:00', '08:00'))).toBe(utc(1, 8, 1))
})

test('a night follows its time zone, across daylight saving changes', () => {
  expect(addWakingTime(utc(1, 20), 2 * HOUR, night('22:00', '08:00', 'Europe/Budapest'))).toBe(utc(2, 8))
  // 29 March 2026: 02:00 becomes 03:00, so the night is an hour shorter.
  const before = Date.UTC(2026, 2, 28, 21)
  expect(addWakingTime(before, HOUR, night('22:00', '08:00', 'Europe/Budapest'))).toBe(Date.UTC(2026, 2, 29, 7))
  // 25 October 2026: one hour comes twice.
  const autumn = Date.UTC(2026, 9, 24, 20)
  expect(addWakingTime(autumn, HOUR, night('22:00', '08:00', 'Europe/Budapest'))).toBe(Date.UTC(2026, 9, 25, 8))
})

test('an unknown time zone counts as UTC', () => {
  expect(addWakingTime(utc(1, 20), 4 * HOUR, night('22:00', '08:00', 'Mars/Olympus'))).toBe(utc(2, 10))
})

test('without a clock nobody times out', () => {
  const log = new TableLog().sitAll()
  expect(deadline(log.table)).toBeUndefined()
  expect(log.wait(1000 * HOUR).runOut()).toBe('too-soon')
})

test('a live clock runs for the player who decides, with one increment per turn', () => {
  const log = new TableLog(LIVE).sitAll()
  const seat = decider(log.table) ?? 0
  expect(deadline(log.table)).toBe(START + 10 * MINUTE)
  log.wait(MINUTE).play(log.legal().find((one) => one.startsWith('recruit')))
  expect(log.table.left[seat]).toBe(9 * MINUTE + 20_000)
  expect(log.table.left[1 - seat]).toBe(10 * MINUTE)
  // The rest of the turn adds no further increment.
  const left = log.table.left[seat]
  if (decider(log.table) === seat) {
    log.wait(5000).play()
    expect(log.table.left[seat]).toBe(left - 5000)
  }
})

test('taking back a move neither gains time nor costs the opponent any', () => {
  const log = new TableLog(LIVE).sitAll()
  const { mover } = log
  const seat = decider(log.table) ?? 0
  for (let i = 0; i < 5; i++) {
    log.wait(1000).play('pass')
    log.wait(30_000).execute(mover, { type: 'undo', to: 0 })
  }
  expect(log.table.left[seat]).toBe(10 * MINUTE - 5 * 31_000)
  expect(log.table.left[1 - seat]).toBe(10 * MINUTE)
})

test('after the time and a grace period a bot takes over; a returning player has a minute', () => {
  const log = new TableLog({ ...LIVE, seats: [OPEN, OPEN, OPEN] }).sitAll()
  const seat = decider(log.table) ?? 0
  expect(takeoverTime(log.table)).toBe(START + 10 * MINUTE + 15_000)
  expect(log.wait(10 * MINUTE + 14_999).runOut()).toBe('too-soon')
  expect(log.wait(1).runOut()).toBe('stood-in')
  expect(log.runOut()).toBe('too-soon')
  expect(deadline(log.table)).toBeUndefined()
  log.wait(HOUR).execute(PEOPLE[seat], { type: 'return' })
  expect(log.table.left[seat]).toBe(MINUTE)
  expect(deadline(log.table)).toBe(log.now + MINUTE)
})

test('a stand-in bot uses none of the absent player’s time', () => {
  const log = new TableLog({ ...LIVE, seats: [OPEN, OPEN, OPEN] }).sitAll()
  const seat = decider(log.table) ?? 0
  log.wait(3 * MINUTE)
  for (const player of PEOPLE.slice(0, 3)) log.execute(player, { type: 'vote', about: seat })
  expect(log.table.left[seat]).toBe(7 * MINUTE)
  log.wait(MINUTE).bot('pass')
  expect(log.table.left[seat]).toBe(7 * MINUTE)
})

test('players coming and going neither stop the clock nor make a move stale', () => {
  const log = new TableLog({ ...LIVE, seats: [OPEN, OPEN, OPEN] }).sitAll()
  const seat = decider(log.table) ?? 0
  const seen = log.table.seq
  log.wait(2 * MINUTE).execute(PEOPLE[(seat + 1) % 3], { type: 'concede' })
  expect(deadline(log.table)).toBe(START + 10 * MINUTE)
  log.wait(MINUTE)
  expect(log.execute(PEOPLE[seat], { type: 'move', move: 'pass' }, seen)).toBe('moved')
  expect(log.table.left[seat]).toBe(7 * MINUTE + 20_000)
})

test('a move in the grace period counts, and leaves only the increment on the clock', () => {
  const log = new TableLog(LIVE).sitAll()
  const seat = decider(log.table) ?? 0
  log.wait(10 * MINUTE + 10_000)
  expect(log.play('pass')).toBe('moved')
  expect(log.table.left[seat]).toBe(20_000)
})

test('in correspondence games each turn has its hours, however many decisions it takes', () => {
  const log = new TableLog({ clock: { kind: 'correspondence', hours: 24 } }).sitAll()
  const seat = decider(log.table) ?? 0
  expect(deadline(log.table)).toBe(START + 24 * HOUR)
  expect(takeoverTime(log.table)).toBe(START + 24.5 * HOUR)
  log.wait(HOUR).play(log.legal().find((one) => one.startsWith('recruit')))
  if (decider(log.table) === seat) {
    expect(deadline(log.table)).toBe(START + 24 * HOUR)
    while (decider(log.table) === seat) log.play()
  }
  expect(deadline(log.table)).toBe(log.now + 24 * HOUR)
  expect(log.wait(24.5 * HOUR).runOut()).toBe('stood-in')
})

test('bots have no clock', () => {
  const log = new TableLog({ ...LIVE, seats: [{ kind: 'bot', level: 'random' }, OPEN] })
  log.sit(BELA)
  log.revealAll()
  while (decider(log.table) === 1) log.play('pass')
  expect(deadline(log.table)).toBeUndefined()
  expect(log.execute(ADA, { type: 'concede' })).toBe('not-seated')
})
