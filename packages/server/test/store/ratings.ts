import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import type { Contest, RatingResult } from '../../src/store/types.ts'
import type { Subject } from './logs.ts'
import { newTable, player } from './samples.ts'

const KIND = { players: 2, pace: 'live' } as const
const DAY = 86_400_000

const result = (id: string, games: number, mu = 26): RatingResult => ({
  ...{ player: id, outcome: 'counted', reduced: false, left: false },
  ...{ before: { mu: 25, sigma: 8 }, mu, sigma: 2.5, games, opponents: 0 },
})

/** Adds one rated game for a player. */
export const rateOne = (store: Store, table: string, id: string): Promise<boolean> =>
  store.rate({ ...KIND, table, at: 5, since: 5 - DAY }, [id], ({ contestants }) => ({
    results: contestants.flatMap(({ erased, skill }) => (erased ? [] : [result(id, (skill?.games ?? 0) + 1)])),
    pairs: [],
  }))

/** The contract of ratings. */
export function describeRatings({ store, open }: Subject): void {
  const prepare = async (tables: readonly string[], ids: readonly string[]) => {
    for (const id of ids) await store().addPlayer(player(id))
    for (const table of tables) await store().createTable(newTable(table))
  }

  describe('a rating', () => {
    test('counts every game once, however many end together', async () => {
      const other = await open()
      const games = Array.from({ length: 20 }, (_, i) => `game ${i}`)
      await prepare(games, ['ann'])
      const rated = await Promise.all(
        [...games, ...games].map((table, i) => rateOne(i % 2 ? store() : other, table, 'ann')),
      )
      expect(rated.filter((once) => once)).toHaveLength(20)
      expect(await store().skillsOf('ann')).toMatchObject([{ ...KIND, player: 'ann', games: 20 }])
      expect(await store().skills(['ann'], { players: 2, pace: 'correspondence' })).toEqual([])
    })

    test('lists the results of a player page by page', async () => {
      await prepare(['a', 'b', 'c'], ['ann', 'ben'])
      for (const table of ['b', 'a', 'c']) await rateOne(store(), table, table === 'c' ? 'ben' : 'ann')
      const first = await store().ratingResultsOf('ann', '', 1)
      expect(first).toEqual([{ ...KIND, ...result('ann', 2), table: 'a' }])
      expect(await store().ratingResultsOf('ann', 'a', 9)).toEqual([{ ...KIND, ...result('ann', 1), table: 'b' }])
      expect(await store().ratingResultsOf('ann', 'b', 9)).toEqual([])
      await store().erasePlayer('ann')
      expect(await store().ratingResultsOf('ann', '', 9)).toEqual([])
    })

    test('is not written for a player erased before or meanwhile', async () => {
      const other = await open()
      await prepare(['one', 'two'], ['ann', 'ben'])
      await store().erasePlayer('ann')
      await rateOne(store(), 'one', 'ann')
      await Promise.all([rateOne(store(), 'two', 'ben'), other.erasePlayer('ben')])
      for (const id of ['ann', 'ben']) expect(await store().skillsOf(id)).toEqual([])
      expect(await store().ratingResults('two')).toEqual([])
    })

    test('knows recent opponents and their origin; traces are deleted with the result', async () => {
      await prepare(['one', 'two', 'three'], ['ann', 'ben'])
      const seen: Contest[] = []
      const rate = (table: string, at: number) =>
        store().rate({ ...KIND, table, at, since: at - DAY }, ['ben', 'ann'], (contest) => {
          seen.push(contest)
          return { results: [], pairs: [['ben', 'ann']] }
        })
      await store().addTrace('two', 'ann', 'hash')
      await store().addTrace('two', 'ann', 'hash')
      await rate('one', 1000)
      await rate('two', 2000)
      await store().addTrace('two', 'ann', 'late')
      await rate('three', 1500 + DAY)
      expect(seen.map(({ together }) => together('ann', 'ben'))).toEqual([0, 1, 1])
      expect(seen.map(({ contestants: [, ann] }) => [...ann.traces])).toEqual([[], ['hash'], []])
    })

    test('appears on the ladder after enough games and opponents, by conservative rating', async () => {
      const ids = ['ann', 'ben', 'cleo', 'dora']
      await prepare(['t'], ids)
      await store().changePlayer('dora', { banned: true })
      const results = [result('ann', 10), result('ben', 12, 30.5), result('cleo', 9, 40), result('dora', 99, 50)]
      await store().rate({ ...KIND, table: 't', at: 5, since: 0 }, ids, () => ({ results, pairs: [] }))
      const names = async (games: number, opponents: number, limit = 9) =>
        (await store().ladder(KIND, { games, opponents }, limit)).map((row) => row.player)
      expect(await names(10, 3)).toEqual(['ben', 'ann'])
      expect(await names(10, 3, 1)).toEqual(['ben'])
      expect(await names(10, 4)).toEqual([])
      expect(await store().ladder({ ...KIND, players: 3 }, { games: 0, opponents: 0 }, 9)).toEqual([])
    })
  })
}
