import type { Ladder } from '@amyitis/protocol'
import type { Table } from '@amyitis/tables'
import { ordinal, rate, rating } from 'openskill'
import type { Jobs } from '../jobs/jobs.ts'
import type { RatingRow, Store } from '../store/store.ts'
import type { Desk } from './desk.ts'
import type { Names } from './names.ts'

/** From so many games on, a rating says something. */
const LEAST_GAMES = 10
const MOST_ROWS = 100

/** Rates the people of a game against each other; bots don't count. */
async function rateGame(store: Store, { id, settings, seats, result }: Table): Promise<void> {
  if (!settings.rated || result === undefined) return
  const people = seats.flatMap(({ player }, seat) =>
    player === undefined ? [] : [{ player, rank: result.ranks[seat] }],
  )
  if (people.length < 2) return
  const players = seats.length as RatingRow['players']
  const ids = people.map(({ player }) => player)
  await store.rate(id, players, ids, (old) => {
    const rated = rate(
      old.map((row) => [row === undefined ? rating() : { mu: row.mu, sigma: row.sigma }]),
      { rank: people.map(({ rank }) => rank) },
    )
    return ids.map((player, i) => {
      const [{ mu, sigma }] = rated[i]
      return { player, players, mu, sigma, games: (old[i]?.games ?? 0) + 1 }
    })
  })
}

/** Rates games as they end, and those that nobody has come to rate. */
export async function runRatings(store: Store, desk: Desk, jobs: Jobs, fault: (error: unknown) => void): Promise<void> {
  desk.onChange(({ before, table }) => {
    if (before?.status === 'playing' && table.status === 'over') rateGame(store, table).catch(fault)
  })
  await jobs.work('rate', async ({ key }) => {
    const table = await desk.open(key)
    if (table !== undefined) await rateGame(store, table)
  })
}

export async function ladderOf(
  { store, names }: { readonly store: Store; readonly names: Names },
  players: number,
): Promise<Ladder> {
  const rows = await store.ladder(players, LEAST_GAMES, MOST_ROWS)
  const named = new Map((await names.of(rows.map(({ player }) => player))).map((one) => [one.id, one]))
  return {
    players,
    rows: rows.flatMap(({ player: id, games, ...skill }) => {
      const player = named.get(id)
      return player === undefined ? [] : [{ player, rating: ordinal(skill), games }]
    }),
  }
}
