import { LEVELS } from '@amyitis/bots'
import { describe, expect, it } from 'vitest'
import type { SeatFacts } from '../src/game/facts/facts.ts'
import type { Occupant } from '../src/game/facts/facts-store.ts'
import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  type AchievementId,
  achievementsOf,
} from '../src/statistics/achievements/all.ts'
import { sealsOf } from '../src/statistics/achievements/seals-of.ts'
import type { PlayedGame } from '../src/statistics/model/played-game.ts'
import { playedGame } from './statistics-games.ts'

const ME: Occupant = { kind: 'person', name: '' }
const bot = (level: (typeof LEVELS)[number]): Occupant => ({ kind: 'bot', level })
const against = (...sitters: readonly Occupant[]) => ({
  sitters: [ME, ...sitters],
  scores: [50, ...sitters.map(() => 40)],
})
const seat = (own: Partial<SeatFacts>) => playedGame({ own })
const LOST = { scores: [40, 50] }
const times = (count: number, game = () => playedGame()): PlayedGame[] => Array.from({ length: count }, game)

/** For each achievement: games that just earn it, and games that just don't. */
const CASES: Readonly<Record<AchievementId, { earns: readonly PlayedGame[]; misses: readonly PlayedGame[] }>> = {
  'first-game': { earns: [playedGame(LOST)], misses: [] },
  'first-win': { earns: [playedGame()], misses: [playedGame(LOST)] },
  streak: { earns: times(3), misses: [...times(2), playedGame(LOST), ...times(2)] },
  'ten-wins': { earns: times(10), misses: [...times(9), playedGame(LOST)] },
  'every-table': {
    earns: [playedGame(), playedGame({ scores: [9, 1, 1] }), playedGame({ scores: [9, 1, 1, 1] })],
    misses: [playedGame(), playedGame({ scores: [9, 1, 1] }), playedGame({ scores: [1, 9, 1, 1] })],
  },
  'every-start': {
    earns: [0, 1, 2, 3].map((first) => playedGame({ scores: [9, 1, 1, 1], facts: { first } })),
    misses: [0, 1, 2, 2].map((first) => playedGame({ scores: [9, 1, 1, 1], facts: { first } })),
  },
  'many-games': { earns: times(100, () => playedGame(LOST)), misses: times(99) },
  sar: {
    earns: times(36, () => playedGame({ scores: [100, 1] })),
    misses: times(35, () => playedGame({ scores: [102, 1] })),
  },
  road: { earns: [seat({ spaces: 27 })], misses: [seat({ spaces: 26 })] },
  canals: { earns: [seat({ canals: 12 })], misses: [seat({ canals: 11 })] },
  'pure-water': {
    earns: [playedGame({ facts: { neutralWater: 0 } })],
    misses: [playedGame(), playedGame({ ...LOST, facts: { neutralWater: 0 } })],
  },
  sluices: { earns: [seat({ points: { 'R9.3': 10 } })], misses: [seat({ points: { 'R9.3': 9 } })] },
  neighbours: { earns: [seat({ bonusesFromOthers: 4 })], misses: [seat({ bonusesFromOthers: 3 })] },
  planter: {
    earns: [seat({ squares: ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1'] })],
    misses: [seat({ squares: ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'] })],
  },
  terraces: {
    earns: [seat({ squares: ['a1', 'b2', 'c3', 'd4'] })],
    misses: [seat({ squares: ['a1', 'b2', 'c3', 'c4'] })],
  },
  hands: { earns: [seat({ gardenersSpent: 3 })], misses: [seat({ gardenersSpent: 2 })] },
  harvest: { earns: [seat({ rowsWon: 4 })], misses: [seat({ rowsWon: 3 })] },
  stargazer: {
    earns: [playedGame(against(bot('priest')))],
    misses: [playedGame({ ...against(bot('priest')), ...LOST })],
  },
  queen: { earns: [playedGame(against(bot('amyitis')))], misses: [playedGame(against(bot('priest')))] },
  seven: {
    earns: LEVELS.map((level) => playedGame(against(bot(level)))),
    misses: LEVELS.slice(1).map((level) => playedGame(against(bot(level)))),
  },
  person: {
    earns: [playedGame(against({ kind: 'person', name: 'Márton' }))],
    misses: [playedGame({ ...against({ kind: 'person', name: 'Márton' }), ...LOST })],
  },
  'date-stone': { earns: [playedGame({ scores: [41, 40] })], misses: [playedGame({ scores: [40, 40] })] },
  flood: { earns: [playedGame({ scores: [60, 40] })], misses: [playedGame({ scores: [59, 40] })] },
  'late-rain': {
    earns: [seat({ behind: 8 })],
    misses: [seat({ behind: 7 }), playedGame({ ...LOST, own: { behind: 9 } })],
  },
  summit: { earns: [seat({ squares: ['d4'] })], misses: [seat({ squares: ['d3', 'c4'] })] },
  gods: { earns: [seat({ allTemples: 1 })], misses: [seat({})] },
  rest: {
    earns: [seat({ passedFirst: true })],
    misses: [playedGame({ ...LOST, own: { passedFirst: true } }), seat({})],
  },
  sixty: {
    earns: [playedGame({ scores: [60, 70, 1, 1] })],
    misses: [playedGame({ scores: [59, 1, 1, 1] }), playedGame({ scores: [99, 1, 1] })],
  },
  treasury: { earns: [seat({ court: { banker: 3 } })], misses: [seat({ court: { banker: 2 } })] },
  hall: { earns: [seat({ court: { palace: 6 } })], misses: [seat({ court: { palace: 5 } })] },
  court: {
    earns: [seat({ court: { banker: 1, caravaneer: 1, palace: 1, gardener: 1 } })],
    misses: [seat({ court: { banker: 3, caravaneer: 2, palace: 1 } })],
  },
  keys: {
    earns: [seat({ powers: ['first', 'procession', 'recruit', 'advance'] })],
    misses: [seat({ powers: ['first', 'procession', 'recruit'] })],
  },
  'two-crowns': {
    earns: [playedGame({ scores: [40, 40] })],
    misses: [playedGame(), playedGame({ scores: [30, 40, 40] })],
  },
  'bare-hands': {
    earns: [seat({ court: {} })],
    misses: [seat({ court: { gardener: 1 } }), playedGame({ ...LOST, own: { court: {} } })],
  },
  'quiet-temple': { earns: [seat({ trades: { farmer: 3 } })], misses: [seat({ trades: { priest: 1 } })] },
  'empty-pockets': {
    earns: [seat({ talents: 0, camels: 0, goods: 0 })],
    misses: [seat({ talents: 0, camels: 0, goods: 1 })],
  },
}

describe.each(ACHIEVEMENT_IDS)('the seal %s', (id) => {
  const { earns, misses } = CASES[id]

  it('is earned with the last of these games', () => {
    const { done, all, earned } = ACHIEVEMENTS[id].progress(earns)
    expect(earned).toBe(earns.at(-1))
    expect(done).toBe(all)
  })

  it('isn’t earned with less', () => {
    const { done, all, earned } = ACHIEVEMENTS[id].progress(misses)
    expect(earned).toBeUndefined()
    expect(done).toBeLessThan(all)
  })
})

describe('all seals', () => {
  it('are at least 24, a few of them secret, each with a picture of its own', () => {
    const all = Object.values(ACHIEVEMENTS)
    expect(all.length).toBeGreaterThanOrEqual(24)
    expect(all.filter((one) => 'secret' in one)).toHaveLength(4)
    expect(new Set(all.map(({ icon }) => icon)).size).toBe(all.length)
  })

  it('are dated by the oldest game that earns them, whatever the order of the games', () => {
    const early = playedGame({ at: 10 })
    const late = playedGame({ at: 20 })
    const won = achievementsOf([late, early]).find(({ id }) => id === 'first-win')
    expect(won?.earned).toBe(early)
  })

  it('don’t count games of other editions', () => {
    const states = achievementsOf([playedGame({ facts: { edition: 'mine' } })])
    expect(states.every(({ earned, done }) => earned === undefined && done === 0)).toBe(true)
  })

  it('don’t count games that a bot finished for the player', () => {
    expect(achievementsOf([playedGame({ endedByBot: true })]).every(({ earned }) => earned === undefined)).toBe(true)
  })

  it('tell how far one is', () => {
    const states = achievementsOf([...times(4), playedGame(LOST)])
    expect(states.find(({ id }) => id === 'ten-wins')).toMatchObject({ done: 4, all: 10 })
    expect(states.find(({ id }) => id === 'many-games')).toMatchObject({ done: 5, all: 100 })
  })
})

describe('the seals of one game', () => {
  const NOT_YET = { ...LOST, own: { court: {}, trades: {} } }

  it('are those that it was the first to earn', () => {
    const [first, second, third] = [playedGame(NOT_YET), playedGame(), playedGame()]
    const ids = (game: PlayedGame) => sealsOf([third, second, first], game).map(({ id }) => id)
    expect(ids(first)).toEqual(['first-game'])
    expect(ids(second)).toEqual(['first-win'])
    expect(ids(third)).toEqual([])
  })

  it('belong to everybody around the screen', () => {
    const shared = { id: 'shared', sitters: [ME, ME] }
    const games = ['Réka', 'Márton'].map((who, at) => playedGame({ ...shared, ...LOST, at, who }))
    expect(sealsOf(games, games[0]).map(({ who, id }) => [who, id])).toEqual([
      ['Réka', 'first-game'],
      ['Márton', 'first-game'],
    ])
  })

  it('are not those of a table with the same number', () => {
    const game = playedGame({ id: '7' })
    expect(sealsOf([game], { kind: 'table', id: '7' })).toEqual([])
  })
})
