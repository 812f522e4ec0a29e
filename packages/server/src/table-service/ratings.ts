import type { Ladder, MyRatings, Pace, TableRatings } from '@amyitis/protocol'
import type { Table } from '@amyitis/tables'
import type { Jobs } from '../jobs/jobs.ts'
import { decideRating, PAIR_WINDOW_MS } from '../rating/decide-rating.ts'
import { participantsOf } from '../rating/participation.ts'
import { MIN_ESTABLISHED, paceOf, pointsOf, publicRating } from '../rating/scale.ts'
import type { Clock } from '../shared/clock.ts'
import type { Store } from '../store/store.ts'
import type { RatingResult, SkillKind } from '../store/types.ts'
import type { PlayerNames } from './player-names.ts'
import type { TableService } from './table-service.ts'

const MAX_LADDER_ROWS = 100

const skillKindOf = ({ seats, settings }: Table): SkillKind => ({ players: seats.length, pace: paceOf(settings.clock) })

/** Rates the players of a game against each other, by their own decisions; bots don't count. */
async function rateGame(store: Store, clock: Clock, table: Table): Promise<void> {
  if (!table.settings.rated || table.status !== 'over') return
  const participants = participantsOf(table, await store.events(table.id, 0))
  const at = clock.now()
  const game = { ...skillKindOf(table), table: table.id, at, since: at - PAIR_WINDOW_MS }
  const ids = participants.map(({ player }) => player)
  await store.rate(game, ids, (contest) => decideRating(participants, contest))
}

/** Rates games when they end; jobs rate those that were missed. */
export async function processRatings(
  store: Store,
  tables: TableService,
  jobs: Jobs,
  clock: Clock,
  reportError: (error: unknown) => void,
): Promise<void> {
  tables.onChange(({ before, table }) => {
    if (before?.status === 'playing' && table.status === 'over') rateGame(store, clock, table).catch(reportError)
  })
  await jobs.process('rate', async ({ key }) => {
    const table = await tables.load(key)
    if (table !== undefined) await rateGame(store, clock, table)
  })
}

interface RatingDeps {
  readonly store: Store
  readonly names: PlayerNames
}

export async function loadLadder({ store, names }: RatingDeps, players: number, pace: Pace): Promise<Ladder> {
  const rows = await store.ladder({ players, pace }, MIN_ESTABLISHED, MAX_LADDER_ROWS)
  const named = new Map((await names.get(rows.map(({ player }) => player))).map((one) => [one.id, one]))
  return {
    players,
    pace,
    rows: rows.flatMap((row) => {
      const player = named.get(row.player)
      const { rating, uncertainty, games } = publicRating(row)
      return player?.name === undefined ? [] : [{ player, rating, uncertainty, games }]
    }),
  }
}

/** The ratings in the kinds that a player has played. */
export async function loadPlayerRatings(store: Store, player: string): Promise<typeof MyRatings._output> {
  const rows = (await store.skillsOf(player)).filter(({ games }) => games > 0)
  return { ratings: rows.map((row) => ({ players: row.players, pace: row.pace, ...publicRating(row) })) }
}

const changeOf = (result: RatingResult) => ({
  rating: publicRating(result),
  outcome: result.outcome,
  ...(result.outcome === 'counted' ? { change: pointsOf(result.mu) - pointsOf(result.before.mu) } : {}),
  ...(result.reduced ? { reduced: true as const } : {}),
  ...(result.left ? { left: true as const } : {}),
})

/** The ratings of the people at a table, and what a rated game has changed. */
export async function loadTableRatings(store: Store, table: Table): Promise<TableRatings> {
  const people = table.seats.flatMap(({ player }, seat) => (player === undefined ? [] : [{ seat, player }]))
  const kind = skillKindOf(table)
  const results = table.settings.rated && table.status === 'over' ? await store.ratingResults(table.id) : undefined
  const rows = await store.skills(
    people.map(({ player }) => player),
    kind,
  )
  const skills = new Map(rows.flatMap((row) => (row.games > 0 ? [[row.player, row]] : [])))
  return {
    ...kind,
    rated: table.settings.rated,
    settled: results !== undefined,
    seats: people.map(({ seat, player }) => {
      const result = results?.find((one) => one.player === player)
      const skill = skills.get(player)
      return { seat, player, ...(result ? changeOf(result) : skill ? { rating: publicRating(skill) } : {}) }
    }),
  }
}
