import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { logOf, withRemarks } from '../src/board/log.ts'
import type { LogEntry } from '../src/board/model.ts'
import { followAll } from '../src/online/play/follow.ts'
import { happeningWords } from '../src/online/play/happenings.ts'
import { smallServer, TWO_PEOPLE } from './online-server.ts'

const text = createText('en')
const NAMES = new Map(['host', 'other'].map((id) => [id, { id, name: id, bot: false }]))

/** What is reported about the people at a table when these events follow. */
const said = (...more: Parameters<typeof followAll>[0]) => {
  const { events } = smallServer({ ...TWO_PEOPLE, clock: { kind: 'live', minutes: 5, increment: 0 } }).view('host')
  const { happened } = followAll([...events, ...more.map((event, i) => ({ ...event, seq: events.length + i + 1 }))])
  return happened.map((one) => happeningWords(text, one, NAMES))
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
  expect(happeningWords(text, { ...one, key: 'left-clock' }, NAMES)).toBe('other ran out of time, so Rimut takes over.')
  expect(happeningWords(text, { ...one, key: 'joined' }, NAMES)).toBe('other takes over Rimut’s seat.')
  expect(happeningWords(text, { ...one, key: 'returned' }, NAMES)).toBe('other is back.')
  expect(happeningWords(text, { ...one, key: 'conceded', player: 'gone' }, NAMES)).toContain('(deleted)')
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
