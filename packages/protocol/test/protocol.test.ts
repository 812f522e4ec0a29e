import { expect, test } from 'vitest'
import {
  ChatText,
  ClientMessage,
  Clock,
  Command,
  CommandRequest,
  EventBody,
  Me,
  NewTable,
  nameProblem,
  normalizeName,
  PROBLEMS,
  SeatPlan,
  Settings,
  TableId,
} from '../src/index.ts'

const reads = (schema: { safeParse(given: unknown): { success: boolean } }, given: unknown) =>
  schema.safeParse(given).success

test('missing table settings get defaults', () => {
  expect(Settings.parse({ seats: [{ kind: 'open' }, { kind: 'open' }] })).toEqual({
    seats: [{ kind: 'open' }, { kind: 'open' }],
    palace: false,
    edition: 'standard',
    clock: { kind: 'none' },
    public: false,
    spectators: true,
    standIn: 'engineer',
    rated: false,
  })
})

test('R1.1 two to four seats', () => {
  const seats = (count: number) => ({ seats: Array.from({ length: count }, () => ({ kind: 'open' })) })
  expect([1, 2, 3, 4, 5].map((count) => reads(Settings, seats(count)))).toEqual([false, true, true, true, false])
})

test('drops unknown fields and rejects unknown kinds', () => {
  const act = { type: 'move', move: 'pass', seat: 3, bot: true }
  expect(Command.parse(act)).toEqual({ type: 'move', move: 'pass' })
  expect(reads(Command, { type: 'cheat' })).toBe(false)
  expect(reads(SeatPlan, { kind: 'bot', level: 'god' })).toBe(false)
  expect(reads(EventBody, { type: 'moved', seat: 4, move: 'pass' })).toBe(false)
  expect(
    NewTable.parse({ key: 'abcdefgh', settings: { seats: [{ kind: 'open' }, { kind: 'open' }] }, host: 'x' }),
  ).not.toHaveProperty('host')
})

test('counters are non-negative integers', () => {
  const request = (after: unknown) => ({ key: 'abcdefgh', after, act: { type: 'start' } })
  expect(
    [0, 7, -1, 1.5, '1', null, Number.NaN, Number.POSITIVE_INFINITY, 1e300].map((one) =>
      reads(CommandRequest, request(one)),
    ),
  ).toEqual([true, true, false, false, false, false, false, false, false])
})

test('a share has at least 128 bits', () => {
  const reveal = (added: string) => ({ type: 'reveal', added })
  expect(reads(Command, reveal('0'.repeat(31)))).toBe(false)
  expect(reads(Command, reveal('0'.repeat(32)))).toBe(true)
  expect(reads(Command, reveal('0'.repeat(129)))).toBe(false)
  expect(reads(Command, reveal('g'.repeat(32)))).toBe(false)
})

test('names and chat lines allow any script, but no invisible or direction-changing characters', () => {
  for (const name of ['Ada', 'Őrség Béla', '李', 'مريم', '🌴 palm', 'O’Brien'])
    expect(nameProblem(normalizeName(name)), name).toBeUndefined()
  for (const name of ['', ' ', '\t', 'a\u0000', 'a\u202e', '\u200b', 'a\u2028b', '\ufeff', 'x'.repeat(25)])
    expect(nameProblem(normalizeName(name)), JSON.stringify(name)).toBeDefined()
  for (const name of ['\u3164', '\u2800', '\u115f', '\u1160', '\uffa0', 'a\u00ad', '\u0301a', 'a\u{e0041}', 'a\u034f'])
    expect(nameProblem(normalizeName(name)), JSON.stringify(name)).toBe('name-invisible')
  expect(normalizeName('  Ada \u00a0 L ')).toBe('Ada L')
  expect(nameProblem('👩🏽'.repeat(24))).toBeUndefined()
  expect(nameProblem('é'.repeat(25))).toBe('name-too-long')
  expect(reads(ChatText, 'x'.repeat(300))).toBe(true)
  expect(reads(ChatText, 'x'.repeat(301))).toBe(false)
})

test('clocks have limits, and a night leaves at least eight hours of day', () => {
  const by = (hours: number, night?: object) => ({ kind: 'correspondence', hours, ...(night ? { night } : {}) })
  expect([0, 1, 720, 721].map((hours) => reads(Clock, by(hours)))).toEqual([false, true, true, false])
  const zone = 'Europe/Budapest'
  expect(reads(Clock, by(24, { from: '22:00', to: '08:00', zone }))).toBe(true)
  expect(reads(Clock, by(24, { from: '16:00', to: '08:00', zone }))).toBe(true)
  expect(reads(Clock, by(24, { from: '15:59', to: '08:00', zone }))).toBe(false)
  expect(reads(Clock, by(24, { from: '24:00', to: '08:00', zone }))).toBe(false)
  expect(reads(Clock, { kind: 'live', minutes: 1.5, increment: 0 })).toBe(false)
})

test('table ids are too long to guess', () => {
  expect(reads(TableId, 'k3vq7mzt2xhw5ybn')).toBe(true)
  for (const id of ['', 'short', 'K3VQ7MZT2XHW5YBN', 'k3vq7mzt2xhw5yb1', '../../etc/passwd'])
    expect(reads(TableId, id), id).toBe(false)
})

test('problems have codes of one form and error statuses', () => {
  for (const [code, status] of Object.entries(PROBLEMS)) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
  }
})

test('socket messages are commands, chat, presence and ping, nothing else', () => {
  expect(reads(ClientMessage, { type: 'ping' })).toBe(true)
  expect(reads(ClientMessage, { type: 'looking', looking: true })).toBe(true)
  expect(reads(ClientMessage, { type: 'chat', key: 'abcdefgh', text: 'hi' })).toBe(true)
  expect(reads(ClientMessage, { type: 'act', key: 'abcdefgh', after: 0, act: { type: 'start' } })).toBe(true)
  for (const bad of [
    null,
    7,
    'ping',
    [],
    {},
    { type: 'event' },
    { type: 'act', key: 'x', after: 0, act: { type: 'start' } },
  ])
    expect(reads(ClientMessage, bad), JSON.stringify(bad)).toBe(false)
})

test('a player’s own profile contains no secret', () => {
  const me = {
    id: 'aaaaaaaaaaaaaaaa',
    name: 'Ada',
    language: 'en',
    bot: false,
    passkeys: [],
    push: 0,
    webhookSecret: 'x',
  }
  expect(Me.parse(me)).not.toHaveProperty('webhookSecret')
})
