import { rate, rating } from 'openskill'
import { bradleyTerryFull } from 'openskill/models'
import { expect, test } from 'vitest'
import { householdKey } from '../../src/limits/client-address.ts'
import { decideRating } from '../../src/rating/decide-rating.ts'
import type { Participant } from '../../src/rating/participation.ts'
import { isProvisional, NEWCOMER, publicRating } from '../../src/rating/scale.ts'
import { updateSkills } from '../../src/rating/update.ts'
import type { Contestant, Skill } from '../../src/store/types.ts'
import { type Account, account, playDay } from './league.ts'

const sides = (...people: Partial<Contestant & Participant>[]) => {
  const whole = people.map((one, i) => ({
    ...{ player: `p${i}`, person: `p${i}`, erased: false, skill: undefined, traces: new Set<string>() },
    ...{ rounds: 6, left: false, rank: i + 1 },
    ...one,
  }))
  return { participants: whole, contestants: whole }
}
const judged = (people: ReturnType<typeof sides>, together = 0) =>
  decideRating(people.participants, { contestants: people.contestants, together: () => together })
const outcomes = (people: ReturnType<typeof sides>, together = 0) =>
  judged(people, together).results.map(({ outcome }) => outcome)

test('with full weights the update equals OpenSkill over all pairs', () => {
  const skills = [rating(), rating({ mu: 31, sigma: 3 }), rating({ mu: 20, sigma: 6 })]
  const expected = rate(
    skills.map((one) => [one]),
    { model: bradleyTerryFull, rank: [2, 1, 2], tau: 0 },
  )
  const found = updateSkills(
    skills.map((skill, i) => ({ skill: { ...NEWCOMER, ...skill }, rank: [2, 1, 2][i] })),
    () => 1,
  )
  found.forEach(({ mu, sigma }, i) => {
    expect(mu).toBeCloseTo(expected[i][0].mu, 6)
    expect(sigma).toBeCloseTo(expected[i][0].sigma, 6)
  })
})

test('a newcomer is shown as 1500 ± 500, and provisional', () => {
  expect(publicRating(NEWCOMER)).toEqual({ rating: 1500, uncertainty: 500, games: 0, provisional: true })
  expect(isProvisional({ ...NEWCOMER, games: 10, opponents: 2 })).toBe(true)
  expect(isProvisional({ ...NEWCOMER, games: 10, opponents: 3 })).toBe(false)
})

test('a pair does not count if one of them played less than a round', () => {
  expect(outcomes(sides({}, { rounds: 0 }))).toEqual(['too-few-decisions', 'too-few-decisions'])
  expect(outcomes(sides({}, {}, { rounds: 0 }))).toEqual(['counted', 'counted', 'too-few-decisions'])
})

test('a pair does not count on one device or address, or if one is the bot of the other', () => {
  const traces = new Set(['same'])
  expect(outcomes(sides({ traces }, { traces }))).toEqual(['same-device', 'same-device'])
  expect(outcomes(sides({}, { person: 'p0' }))).toEqual(['same-device', 'same-device'])
  expect(outcomes(sides({ traces }, { traces: new Set(['other']) }))).toEqual(['counted', 'counted'])
})

test('the same pair counts half the second time, a quarter the third, and then not at all that day', () => {
  const gains = [0, 1, 2].map((together) => judged(sides({}, {}), together).results[0].mu - NEWCOMER.mu)
  expect(gains[1]).toBeCloseTo(gains[0] / 2, 6)
  expect(gains[2]).toBeCloseTo(gains[0] / 4, 6)
  expect(judged(sides({}, {}), 1).results[0].reduced).toBe(true)
  expect(outcomes(sides({}, {}), 3)).toEqual(['pair-limit', 'pair-limit'])
  expect(judged(sides({}, {}), 3).pairs).toEqual([])
})

test('an erased player gets no result, and nobody gains from them', () => {
  const { results, pairs } = judged(sides({}, { erased: true }))
  expect(results.map(({ player, outcome }) => [player, outcome])).toEqual([['p0', 'erased']])
  expect(pairs).toEqual([])
  expect(outcomes(sides({}))).toEqual(['alone'])
})

test('an established player gains nothing from an opponent over 400 points away, and little from a newcomer', () => {
  const strong: Skill = { mu: 40, sigma: 1, games: 50, opponents: 3 }
  const known: Skill = { mu: 25, sigma: 1, games: 50, opponents: 3 }
  expect(outcomes(sides({ skill: strong }, { skill: known }))).toEqual(['too-far-apart', 'too-far-apart'])
  expect(outcomes(sides({ skill: strong }, {}))).toEqual(['too-far-apart', 'counted'])
  const gain = (other: Skill | undefined) => judged(sides({ skill: known }, { skill: other })).results[0].mu - 25
  expect(gain(undefined)).toBeLessThan(gain({ ...known, sigma: 8 }) / 5)
})

test('addresses of one household count as one', () => {
  expect(householdKey('::ffff:10.1.2.3')).toBe('10.1.2.3')
  expect(householdKey('2001:db8:1:2ff::1')).toBe(householdKey('2001:db8:1:200:5::9'))
  expect(householdKey('2001:db8:1:2ff::1')).not.toBe(householdKey('2001:db8:1:300::1'))
})

const shown = ({ skill }: Account) => publicRating(skill ?? NEWCOMER)

test('sock puppets on one device raise nobody’s rating, however much they lose', () => {
  const boss = account('boss', 'home')
  for (let day = 0; day < 100; day++)
    playDay([0, 1, 2, 3, 4].flatMap((i) => [[boss, account(`puppet ${day} ${i}`, 'home')] as const]))
  expect(boss.skill).toBeUndefined()
})

test('a single puppet elsewhere gets nobody onto the ladder; a year of many gains at most 400 points', () => {
  const boss = account('boss', 'home')
  const puppet = account('puppet', 'elsewhere')
  for (let day = 0; day < 365; day++) playDay(Array.from({ length: 12 }, () => [boss, puppet] as const))
  expect(shown(boss).provisional).toBe(true)

  const other = account('other', 'home')
  const ring = Array.from({ length: 8 }, (_, i) => account(`ring ${i}`, `address ${i}`))
  for (let day = 0; day < 365; day++)
    playDay([...ring.map((one) => [other, one] as const), [other, account(`fresh ${day}`, `fresh ${day}`)] as const])
  const { rating: high, uncertainty } = shown(other)
  expect(high).toBeLessThan(1960)
  expect(high - uncertainty).toBeLessThan(1900)
})

test('for honest players, ratings recover the order and the differences in strength', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const strengths = [1200, 1350, 1500, 1650, 1800]
  const people = strengths.map((_, i) => account(`p${i}`, `address ${i}`))
  for (let day = 0; day < 150; day++) {
    const games: (readonly [Account, Account])[] = []
    for (let i = 0; i < people.length; i++)
      for (let q = 0; q < i; q++) {
        const wins = random() < 1 / (1 + 10 ** ((strengths[q] - strengths[i]) / 400))
        games.push(wins ? [people[i], people[q]] : [people[q], people[i]])
      }
    playDay(games)
  }
  const found = people.map((one) => shown(one).rating)
  expect([...found].sort((a, b) => a - b)).toEqual(found)
  for (const [i, rating] of found.entries()) expect(Math.abs(rating - strengths[i]), `${found}`).toBeLessThan(120)
  for (const one of people) expect(shown(one)).toMatchObject({ provisional: false })
})
