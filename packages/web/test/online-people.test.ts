import type { Ladder } from '@amyitis/protocol'
import { expect, test } from 'vitest'
import { excerptOf } from '../src/online/lobby/LadderExcerpt.tsx'
import { ratingChange } from '../src/online/parts/rating-text.ts'
import { isShort, roughLeft } from '../src/online/parts/rough-time.ts'
import { NO_FILTER, queryOf } from '../src/online/people/game-filter.ts'
import { ratingTicks } from '../src/online/people/RatingCurve.tsx'

const ROWS: Ladder['rows'] = Array.from({ length: 30 }, (_, i) => ({
  player: { id: `p${i}`, name: `P${i}`, bot: false },
  rating: 1900 - i,
  uncertainty: 50,
  games: 20,
}))

test('the excerpt of the ladder has the first three, and the player between their neighbours', () => {
  const places = (me?: string) => excerptOf(ROWS, me).map(({ place, gap }) => (gap ? `…${place}` : place))
  expect(places()).toEqual([1, 2, 3])
  expect(places('p23')).toEqual([1, 2, 3, '…23', 24, 25])
  expect(places('p3')).toEqual([1, 2, 3, 4, 5])
  expect(places('nobody')).toEqual([1, 2, 3])
})

test('time left is given in days, hours or minutes', () => {
  const HOUR = 3_600_000
  const left = (ms: number) => roughLeft({ language: 'en' }, ms)
  expect([left(30 * HOUR), left(24 * HOUR), left(3.9 * HOUR), left(61_000), left(-5)]).toEqual([
    '1 day 6 hr',
    '1 day',
    '3 hr',
    '2 min',
    '0 min',
  ])
})

test('only the chosen filters are sent to the server', () => {
  expect(queryOf(NO_FILTER, 0, undefined)).toEqual({})
  const filter = { player: 'ada', name: ' En ', players: 3, palace: 'without', when: 'week' } as const
  expect(queryOf(filter, 604_800_001, '7.a')).toEqual({
    ...{ player: 'ada', name: 'En', players: '3', palace: 'false', from: '1', after: '7.a' },
  })
})

test('the axis of a rating has round numbers around the curve', () => {
  expect(ratingTicks(1490, 1530)).toEqual([1450, 1500, 1550])
  expect(ratingTicks(1500, 1500)).toEqual([1500, 1550])
  expect(ratingTicks(1190, 1720)).toEqual([1000, 1200, 1400, 1600, 1800])
})

test('a change always has a sign', () => {
  expect([ratingChange({ language: 'en' }, 9), ratingChange({ language: 'de' }, -3)]).toEqual(['+9', '−3'])
})

test('a few hours are little for a turn of days, and plenty on a live clock', () => {
  const [minute, hour] = [60_000, 3_600_000]
  expect([5, 7].map((hours) => isShort(hours * hour, 'correspondence 24'))).toEqual([true, false])
  expect([1, 20].map((minutes) => isShort(minutes * minute, 'live 30+20'))).toEqual([true, false])
})
