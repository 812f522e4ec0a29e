import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { logOf, withRemarks } from '../src/board/log.ts'
import type { LogEntry } from '../src/board/model.ts'
import { followAll } from '../src/online/play/follow.ts'
import { seatChangeOf, seatChangeText } from '../src/online/play/seat-changes.ts'
import { smallServer, TWO_PEOPLE } from './online-server.ts'

const text = createText('en')
const NAMES = new Map(['host', 'other'].map((id) => [id, { id, name: id, bot: false }]))

/** What is reported about the people at a table when these events follow. */
const said = (...more: Parameters<typeof followAll>[0]) => {
  const { events } = smallServer({ ...TWO_PEOPLE, clock: { kind: 'live', minutes: 5, increment: 0 } }).view('host')
  const { seatChanges } = followAll([...events, ...more.map((event, i) => ({ ...event, seq: events.length + i + 1 }))])
  return seatChanges.map((one) => seatChangeText(text, one, NAMES))
}

const at = (body: Parameters<typeof followAll>[0][number]['body']) => ({ seq: 0, at: 0, body })

test('players who miss the ready check or leave the table are named', () => {
  const commit = 'a'.repeat(64)
  const sat = at({ type: 'sat', seat: 0, player: 'host', commit })
  expect(said(sat, at({ type: 'stood', seat: 0, why: 'not-ready' }), sat, at({ type: 'stood', seat: 0 }))).toEqual([
    text.t('online.ready.missed', { who: 'host' }),
    text.t('online.remark.stood', { who: 'host' }),
  ])
})

test('stand-ins, returns and takeovers are reported with the bot’s name', () => {
  const one = { seq: 1, at: 0, n: 3, round: 1, seat: 1, player: 'other', level: 'engineer' } as const
  expect(seatChangeText(text, { ...one, key: 'left-clock' }, NAMES)).toBe('other ran out of time, so Rimut takes over.')
  expect(seatChangeText(text, { ...one, key: 'joined' }, NAMES)).toBe('other takes over Rimut’s seat.')
  expect(seatChangeText(text, { ...one, key: 'returned' }, NAMES)).toBe('other is back.')
  expect(seatChangeText(text, { ...one, key: 'conceded', player: 'gone' }, NAMES)).toContain('(deleted)')
})

test('whoever was paired with bots is told so when the game starts', () => {
  const created = { ...smallServer(TWO_PEOPLE).view('host').events[0] }
  const withBot = {
    ...TWO_PEOPLE,
    seats: [{ kind: 'open' as const }, { kind: 'bot' as const, level: 'engineer' as const }],
  }
  const [paired, plain] = [{ paired: true as const }, {}].map((how) => {
    const body = { ...created.body, settings: withBot, ...how } as typeof created.body
    const { table } = followAll([{ ...created, body }])
    return seatChangeOf(table, { seq: 9, at: 0, body: { type: 'started', record: '' } }, 0)
  })
  expect(plain).toBeUndefined()
  expect(paired).toMatchObject({ key: 'unmatched', seat: 1, round: 1 })
  expect(paired && seatChangeText(text, paired, NAMES)).toContain('isn’t rated')
})

test('the log shows remarks between the turns where they were made', () => {
  const turn = (n: number, round: number): LogEntry => ({ n, round, seat: 0, moves: ['pass'], events: [] })
  const remark = (n: number, round: number, words: string) => ({ n, round, seat: 1, icon: 'bot', words }) as const
  const lines = withRemarks(
    [turn(2, 1), turn(5, 1), turn(5, 2), turn(7, 2)],
    [remark(2, 1, 'a'), remark(5, 1, 'b'), remark(5, 2, 'c'), remark(9, 3, 'd')],
  )
  expect(lines.map(({ n, round, remark }) => remark?.words ?? `${round}.${n}`)).toEqual([
    ...['1.2', 'a', '1.5', 'b', '2.5', 'c', '2.7', 'd'],
  ])
  expect(withRemarks(logOf([]), [])).toEqual([])
})
