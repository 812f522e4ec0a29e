import type { EventBody, TableEvent } from '@amyitis/protocol'
import type { Table, TableSeat } from '@amyitis/tables'
import { expect, test } from 'vitest'
import { participantsOf } from '../../src/rating/participation.ts'

const logOf = (bodies: readonly EventBody[]): TableEvent[] => bodies.map((body, i) => ({ seq: i + 1, at: i, body }))

const moved = (seat: number, more: { bot?: true; deal?: string[] } = {}): EventBody => ({
  ...{ type: 'moved', seat, move: 'pass' },
  ...more,
})
const stoodIn = (seat: number): EventBody => ({ type: 'stood-in', seat, level: 'amyitis', why: 'clock' })
const deal = ['farmer']

const tableOf = (seats: readonly Partial<TableSeat>[], ranks: readonly number[]): Table => {
  const whole = seats.map((seat, i) => ({ plan: { kind: 'open' }, player: `p${i}`, conceded: false, ...seat }))
  return { seats: whole, result: { why: 'played', scores: [], ranks, secret: '', seed: '' } } as unknown as Table
}
const ended: EventBody = { type: 'ended', why: 'played', scores: [], ranks: [], secret: '', seed: '' }

test('a player who leaves their seat to a bot comes last, even if the bot wins', () => {
  const events = logOf([moved(0), moved(1, { deal }), stoodIn(0), moved(0, { bot: true }), moved(1), ended])
  const [left, stayed] = participantsOf(tableOf([{ standIn: 'amyitis' }, {}], [1, 2]), events)
  expect(left).toMatchObject({ rank: 2, left: true, rounds: 1 })
  expect(stayed).toMatchObject({ rank: 1, left: false, rounds: 2 })
})

test('of several who leave, the first one comes last', () => {
  const events = logOf([
    moved(0),
    moved(1),
    moved(2, { deal }),
    { type: 'conceded', seat: 1 },
    stoodIn(1),
    stoodIn(0),
    ended,
  ])
  const seats = [{ standIn: 'random' }, { standIn: 'random', conceded: true }, {}] as const
  expect(participantsOf(tableOf(seats, [1, 2, 3]), events).map(({ rank }) => rank)).toEqual([2, 3, 1])
})

test('a returning player counts as present if a bot made at most a quarter of the decisions', () => {
  const away = (bots: number) => [
    stoodIn(0),
    ...Array(bots).fill(moved(0, { bot: true })),
    { type: 'returned', seat: 0 } as const,
  ]
  const own = (count: number): EventBody[] => Array(count).fill(moved(0))
  const outcome = (bots: number) =>
    participantsOf(tableOf([{}, {}], [1, 2]), logOf([...own(3), ...away(bots), ...own(3), moved(1), ended]))[0]
  expect(outcome(2)).toMatchObject({ left: false, rank: 1 })
  expect(outcome(3)).toMatchObject({ left: true, rank: 2 })
})

test('only finished rounds without a bot count, and moves taken back do not', () => {
  const rounds = (bodies: readonly EventBody[]) => participantsOf(tableOf([{}, {}], [1, 2]), logOf(bodies))[0].rounds
  expect(rounds([moved(0), moved(1)])).toBe(0)
  expect(rounds([moved(0), moved(1, { deal })])).toBe(1)
  expect(rounds([moved(0), moved(0, { bot: true }), moved(1, { deal })])).toBe(0)
  expect(rounds([moved(0), moved(1, { deal }), { type: 'undone', seat: 1, to: 1 }])).toBe(0)
  expect(rounds([moved(0), moved(1), ended])).toBe(1)
})

test('bots of the server are not rated', () => {
  expect(participantsOf(tableOf([{}, { player: undefined }], [2, 1]), logOf([ended]))).toMatchObject([{ rank: 1 }])
})
