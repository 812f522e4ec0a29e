import { describe, expect, it } from 'vitest'
import type { GameHead } from '../src/game/saved.ts'
import type { SeatSetting } from '../src/game/seats.ts'
import { bestPoints, figuresOf, resultOf } from '../src/shell/games/figures.ts'
import { filterGames } from '../src/shell/games/filters.ts'

const ME: SeatSetting = { kind: 'human', name: '' }
const BOT: SeatSetting = { kind: 'bot', level: 'gardener' }

interface Given {
  readonly id: string
  readonly seats?: readonly SeatSetting[]
  readonly scores?: readonly number[]
  readonly winners?: readonly number[]
  readonly running?: boolean
  readonly palace?: boolean
}

const game = ({ id, seats = [ME, BOT], scores = [10, 20], winners = [1], running = false, palace = false }: Given) =>
  ({
    ...{ id, version: 1, created: 0, changed: 0, seats, seed: '', record: '', revision: 0, count: 0 },
    summary: {
      ...{ players: seats.length, palace, round: 3, scores },
      player: running ? 0 : undefined,
      winners: running ? [] : winners,
    },
  }) satisfies GameHead

const WON = game({ id: 'won', scores: [52, 40], winners: [0] })
const LOST = game({ id: 'lost', scores: [30, 41], winners: [1], palace: true })
const RUNNING = game({ id: 'running', running: true })
const AROUND = game({ id: 'around', seats: [ME, ME, BOT], scores: [90, 1, 1], winners: [0] })
const ALL = [WON, AROUND, LOST, RUNNING]

describe('the figures of my games', () => {
  it('count finished games of one person against bots', () => {
    const figures = figuresOf(ALL)
    expect(figures).toMatchObject({ finished: 2, won: 1, average: 41, best: WON })
    expect(figures && bestPoints(figures)).toBe(52)
  })

  it('are not there before the first such game is over', () => {
    expect(figuresOf([RUNNING, AROUND])).toBeUndefined()
  })

  it('call a game around one screen finished, neither won nor lost', () => {
    expect(ALL.map(resultOf)).toEqual(['won', 'over', 'lost', 'running'])
  })
})

describe('the list of my games', () => {
  const find = (filter: Parameters<typeof filterGames>[1]['filter'], query = '') =>
    filterGames(ALL, { filter, query }, ({ id }) => `Réka ${id}`).map(({ id }) => id)

  it('begins with the games to go on with', () => expect(find('all')).toEqual(['running', 'won', 'around', 'lost']))

  it('can be filtered', () => {
    expect(find('running')).toEqual(['running'])
    expect(find('won')).toEqual(['won'])
    expect(find('duel')).toEqual(['running', 'won', 'lost'])
    expect(find('palace')).toEqual(['lost'])
  })

  it('can be searched by all words of a query, without accents and capitals', () => {
    expect(find('all', 'reka WON')).toEqual(['won'])
    expect(find('all', 'reka nobody')).toEqual([])
  })
})
