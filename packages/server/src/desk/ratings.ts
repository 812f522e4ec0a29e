import type { Ladder, MyRatings, Pace, TableRatings } from '@amyitis/protocol'
import type { Table } from '@amyitis/tables'
import type { Clock } from '../clock.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { judge, PAIR_DAY } from '../rating/judge.ts'
import { participantsOf } from '../rating/participation.ts'
import { LEAST, paceOf, pointsOf, shownRating } from '../rating/scale.ts'
import type { RatingResult, SkillKind, Store } from '../store/store.ts'
import type { Desk } from './desk.ts'
import type { Names } from './names.ts'

const MOST_ROWS = 100

const kindOf = ({ seats, settings }: Table): SkillKind => ({ players: seats.length, pace: paceOf(settings.clock) })

/** Rates the people of a game against each other, by what they decided themselves; bots don't count. */
async function rateGame(store: Store, clock: Clock, table: Table): Promise<void> {
  if (!table.settings.rated || table.status !== 'over') return
  const participants = participantsOf(table, await store.events(table.id, 0))
  const at = clock.now()
  const game = { ...kindOf(table), table: table.id, at, since: at - PAIR_DAY }
  const ids = participants.map(({ player }) => player)
  await store.rate(game, ids, (contest) => judge(participants, contest))
}

/** Rates games as they end, and those that nobody has come to rate. */
export async function runRatings(
  store: Store,
  desk: Desk,
  jobs: Jobs,
  clock: Clock,
  fault: (error: unknown) => void,
): Promise<void> {
  desk.onChange(({ before, table }) => {
    if (before?.status === 'playing' && table.status === 'over') rateGame(store, clock, table).catch(fault)
  })
  await jobs.work('rate', async ({ key }) => {
    const table = await desk.open(key)
    if (table !== undefined) await rateGame(store, clock, table)
  })
}

interface House {
  readonly store: Store
  readonly names: Names
}

export async function ladderOf({ store, names }: House, players: number, pace: Pace): Promise<Ladder> {
  const rows = await store.ladder({ players, pace }, LEAST, MOST_ROWS)
  const named = new Map((await names.of(rows.map(({ player }) => player))).map((one) => [one.id, one]))
  return {
    players,
    pace,
    rows: rows.flatMap((row) => {
      const player = named.get(row.player)
      const { rating, uncertainty, games } = shownRating(row)
      return player?.name === undefined ? [] : [{ player, rating, uncertainty, games }]
    }),
  }
}

/** In the kinds that somebody has played. */
export async function ratingsOf(store: Store, player: string): Promise<typeof MyRatings._output> {
  const rows = (await store.skillsOf(player)).filter(({ games }) => games > 0)
  return { ratings: rows.map((row) => ({ players: row.players, pace: row.pace, ...shownRating(row) })) }
}

const changeOf = (result: RatingResult) => ({
  rating: shownRating(result),
  outcome: result.outcome,
  ...(result.outcome === 'counted' ? { change: pointsOf(result.mu) - pointsOf(result.before.mu) } : {}),
  ...(result.reduced ? { reduced: true as const } : {}),
  ...(result.left ? { left: true as const } : {}),
})

/** How strong the people at a table are, and after a rated game what it has changed. */
export async function tableRatings(store: Store, table: Table): Promise<TableRatings> {
  const people = table.seats.flatMap(({ player }, seat) => (player === undefined ? [] : [{ seat, player }]))
  const kind = kindOf(table)
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
      return { seat, player, ...(result ? changeOf(result) : skill ? { rating: shownRating(skill) } : {}) }
    }),
  }
}
