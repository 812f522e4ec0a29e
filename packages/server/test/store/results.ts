import { describe, expect, test } from 'vitest'
import type { FinishedGame, GameSearch, TableRow } from '../../src/store/types.ts'
import type { Subject } from './logs.ts'
import { rateOne } from './ratings.ts'
import { newTable, next, player, row } from './samples.ts'

interface Played extends Partial<Omit<FinishedGame, 'results'>> {
  /** The players by rank. */
  readonly order: readonly string[]
  readonly public?: boolean
}

/** The contract of finished games and of games to watch. */
export function describeResults({ store, open }: Subject): void {
  const people = async (...ids: readonly string[]) => {
    for (const id of ids) await store().addPlayer(player(id))
  }
  const playGame = async (id: string, at: number, { order, public: isPublic = true, ...game }: Played) => {
    const seats = [...order].sort()
    const state: Partial<TableRow> = { public: isPublic, seats, joinable: false }
    await store().createTable(newTable(id, { row: row(1, { ...state, status: 'playing' }) }))
    await store().append({
      ...next(id, 1),
      row: row(2, { ...state, status: 'over', changed: at }),
      finished: {
        ...{ players: order.length, palace: false, edition: 'standard', ...game },
        results: order.map((one, i) => ({ player: one, seat: seats.indexOf(one), rank: i + 1, score: 50 - i })),
      },
    })
  }
  const search = async (filter: GameSearch, limit = 9) =>
    (await store().searchGames(filter, limit)).rows.map(({ id }) => id)

  describe('a finished game', () => {
    test('is found by player, number of players, Palace, edition and time, if it was public', async () => {
      await people('ann', 'ben', 'cleo')
      await playGame('a', 100, { order: ['ann', 'ben'] })
      await playGame('b', 200, { order: ['ben', 'cleo'], palace: true })
      await playGame('c', 300, { order: ['cleo', 'ann', 'ben'], edition: 'floods' })
      await playGame('hidden', 400, { order: ['ann', 'ben'], public: false })
      expect(await search({})).toEqual(['c', 'b', 'a'])
      expect(await search({ player: 'ann' })).toEqual(['c', 'a'])
      expect(await search({ name: 'c' })).toEqual(['c', 'b'])
      expect(await search({ name: 'c', player: 'ann' })).toEqual([])
      expect(await search({ name: 'x' })).toEqual([])
      expect(await search({ players: 3 })).toEqual(['c'])
      expect(await search({ palace: true })).toEqual(['b'])
      expect(await search({ palace: false, players: 2 })).toEqual(['a'])
      expect(await search({ edition: 'floods' })).toEqual(['c'])
      expect(await search({ from: 100, to: 300 })).toEqual(['b', 'a'])
    })

    test('is on exactly one page, even if many end at the same time', async () => {
      await people('ann', 'ben')
      const ids = ['a', 'b', 'c', 'd', 'e']
      for (const id of ids) await playGame(id, id === 'e' ? 7 : 5, { order: ['ann', 'ben'] })
      const first = await store().searchGames({ player: 'ann' }, 2)
      const second = await store().searchGames({ player: 'ann' }, 2, first.next)
      const third = await store().searchGames({ player: 'ann' }, 2, second.next)
      expect([first, second, third].map(({ rows }) => rows.map(({ id }) => id))).toEqual([
        ['e', 'd'],
        ['c', 'b'],
        ['a'],
      ])
      expect(third.next).toBeUndefined()
    })

    test('counts for the places of its players, and for their results against each other', async () => {
      await people('ann', 'ben', 'cleo')
      await playGame('a', 1, { order: ['ann', 'ben'] })
      await playGame('b', 2, { order: ['ben', 'ann'] })
      await playGame('c', 3, { order: ['cleo', 'ann', 'ben'] })
      await playGame('hidden', 4, { order: ['ann', 'ben'], public: false })
      await playGame('bots', 5, { order: ['ann'], players: 2 })
      expect(await store().placesOf('ann')).toEqual([
        { players: 2, rank: 1, games: 1 },
        { players: 2, rank: 2, games: 1 },
        { players: 3, rank: 2, games: 1 },
      ])
      expect(await store().opponentsOf('ann', 9)).toEqual([
        { player: 'ben', won: 2, lost: 1, drawn: 0 },
        { player: 'cleo', won: 0, lost: 1, drawn: 0 },
      ])
      expect(await store().opponentsOf('ann', 1)).toHaveLength(1)
      expect(await store().encounters('ben', 'ann')).toEqual({ player: 'ann', won: 1, lost: 3, drawn: 0 })
      expect(await store().encounters('ben', 'nobody')).toEqual({ player: 'nobody', won: 0, lost: 0, drawn: 0 })
    })

    test('contains no erased players, whether erased before or after its end', async () => {
      await people('ann', 'ben')
      await playGame('a', 1, { order: ['ann', 'ben'] })
      await store().erasePlayer('ann')
      await playGame('b', 2, { order: ['ben', 'ann'] })
      expect(await store().placesOf('ann')).toEqual([])
      expect(await store().opponentsOf('ben', 9)).toEqual([])
      expect(await search({ player: 'ann' })).toEqual([])
      expect(await search({ player: 'ben' })).toEqual(['b', 'a'])
    })

    test('is stored once, even if two processes end it', async () => {
      const other = await open()
      await people('ann', 'ben')
      await playGame('a', 1, { order: ['ann', 'ben'] })
      const again = { ...next('a', 2), row: row(3, { status: 'over', seats: ['ann', 'ben'] }) }
      const finished = { players: 2, palace: true, edition: 'x', results: [] }
      await Promise.all([store().append({ ...again, finished }), other.append({ ...again, finished })])
      expect(await search({ edition: 'standard' })).toEqual(['a'])
      await store().removeTable('a')
      expect(await search({})).toEqual([])
      expect(await store().placesOf('ann')).toEqual([])
    })
  })

  describe('a rating curve', () => {
    test('has the newest points of each kind, oldest first, with the time', async () => {
      await people('ann', 'ben')
      for (const id of ['b', 'a', 'c']) {
        await playGame(id, 5, { order: ['ann', 'ben'], palace: id === 'c' })
        await rateOne(store(), id, 'ann')
      }
      const point = { players: 2, pace: 'live', at: 5, mu: 26, sigma: 2.5 }
      expect(await store().ratingCurve('ann', 2)).toEqual([
        { ...point, palace: false },
        { ...point, palace: true },
      ])
      expect(await store().ratingChanges('ann', ['a', 'nowhere'])).toEqual([{ table: 'a', before: 25, after: 26 }])
      expect(await store().ratingChanges('ann', [])).toEqual([])
    })
  })

  describe('a running game', () => {
    test('is listed while anyone may watch it', async () => {
      const list = async () => (await store().list({ kind: 'running' }, 9)).rows.map(({ id }) => id)
      const playing = { status: 'playing', joinable: false, watchable: true } as const
      await store().createTable(newTable('a', { row: row(1, { ...playing, changed: 1 }) }))
      await store().createTable(newTable('b', { row: row(1, { ...playing, changed: 2 }) }))
      await store().createTable(newTable('c', { row: row(1, { ...playing, changed: 3, watchable: false }) }))
      expect(await list()).toEqual(['b', 'a'])
      await store().append({ ...next('b', 1), row: row(2, { status: 'over' }) })
      expect(await list()).toEqual(['a'])
    })
  })

  describe('a reserved seat', () => {
    test('is offered to its player until it is taken or the table closes', async () => {
      const offers = async (id: string) => (await store().offersFor(id, 9)).map((one) => one.id)
      await store().createTable(newTable('t', { offers: ['ann', 'ben'] }))
      await store().append(next('t', 1))
      expect([await offers('ann'), await offers('ben'), await offers('cleo')]).toEqual([['t'], ['t'], []])
      await store().append({ ...next('t', 2), offers: ['ben'] })
      expect([await offers('ann'), await offers('ben')]).toEqual([[], ['t']])
      await store().append({ ...next('t', 3), row: row(4, { status: 'closed' }) })
      expect(await offers('ben')).toEqual([])
    })
  })
}
