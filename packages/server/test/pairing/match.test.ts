import { LEVELS, STRENGTHS } from '@amyitis/bots'
import { describe, expect, test } from 'vitest'
import { groupAround, nearestBot, windowAt } from '../../src/pairing/match.ts'

const NOW = 1_000_000

const seeker = (
  player: string,
  rating: number,
  change: { since?: number; traces?: string[]; person?: string } = {},
) => ({
  ...{ player, person: player, rating, rated: true, since: NOW, traces: [player] },
  ...change,
})
const names = (group: readonly { readonly player: string }[]) => group.map(({ player }) => player)

test('the window is 150 points at first, and grows by 50 every ten seconds', () => {
  expect([0, 9999, 10_000, 45_000].map((waited) => windowAt(NOW - waited, NOW))).toEqual([150, 150, 200, 350])
  expect(windowAt(NOW + 5000, NOW)).toBe(150)
})

describe('a group', () => {
  test('consists of players whose windows include each other', () => {
    const own = seeker('own', 1500)
    expect(names(groupAround(own, [seeker('near', 1650)], 2, NOW))).toEqual(['own', 'near'])
    expect(names(groupAround(own, [seeker('far', 1651)], 2, NOW))).toEqual(['own'])
    // The window of the longest waiting player includes the others, but not yet the other way round.
    const patient = seeker('patient', 1651, { since: NOW - 10_000 })
    expect(names(groupAround(own, [patient], 2, NOW))).toEqual(['own'])
    expect(names(groupAround({ ...own, since: NOW - 10_000 }, [patient], 2, NOW))).toEqual(['own', 'patient'])
  })

  test('prefers the nearest rating, then the longest wait', () => {
    const waiting = [seeker('far', 1600), seeker('new', 1510), seeker('old', 1490, { since: NOW - 5000 })]
    expect(names(groupAround(seeker('own', 1500), waiting, 2, NOW))).toEqual(['own', 'old'])
  })

  test('of three or four fits in every pair, and is found even if the nearest do not fit each other', () => {
    const waiting = [seeker('low', 1400), seeker('high', 1595), seeker('top', 1640), seeker('even', 1600)]
    expect(names(groupAround(seeker('own', 1500), waiting, 4, NOW)).sort()).toEqual(['even', 'high', 'own', 'top'])
    expect(names(groupAround(seeker('own', 1500), waiting.slice(0, 2), 3, NOW))).toHaveLength(2)
  })

  test('never has the same person twice: no own programs, and no shared device or address if rated', () => {
    const own = seeker('own', 1500)
    expect(names(groupAround(own, [own], 2, NOW))).toEqual(['own'])
    expect(names(groupAround(own, [seeker('program', 1500, { person: 'own' })], 2, NOW))).toEqual(['own'])
    const beside = seeker('beside', 1500, { traces: ['other', 'own'] })
    expect(names(groupAround(own, [beside], 2, NOW))).toEqual(['own'])
    const unrated = (one: typeof own) => ({ ...one, rated: false })
    expect(names(groupAround(unrated(own), [unrated(beside)], 2, NOW))).toEqual(['own', 'beside'])
    expect(names(groupAround(unrated(own), [unrated(seeker('program', 1500, { person: 'own' }))], 2, NOW))).toEqual([
      'own',
    ])
  })
})

test('the nearest bot is about as strong as the average of the players', () => {
  for (const level of LEVELS) expect(nearestBot([STRENGTHS[level]])).toBe(level)
  expect([-100, 3000].map((rating) => nearestBot([rating]))).toEqual(['random', 'amyitis'])
  expect(nearestBot([STRENGTHS.gardener, STRENGTHS.engineer])).toBe('merchant')
})
