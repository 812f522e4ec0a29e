import type { GameQuery, PlayerPage, PublicPlayer, TableList } from '@amyitis/protocol'
import { isBanned } from '../auth/bans.ts'
import { foldName } from '../names/fold.ts'
import { POINTS_PER_UNIT, pointsOf } from '../rating/scale.ts'
import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import type { CurvePoint, PlaceCount } from '../store/types.ts'
import { cursorText, PAGE_SIZE, readCursor, summariesOf } from './lobby.ts'
import type { PlayerNames } from './player-names.ts'
import { loadPlayerRatings } from './ratings.ts'

interface PageDeps {
  readonly store: Store
  readonly names: PlayerNames
}

const DAY_MS = 86_400_000
/** Exact times would reveal when somebody is online. */
const dayOf = (time: number) => time - (time % DAY_MS)

const MAX_CURVE_POINTS = 200
const MAX_OPPONENTS = 8
const MAX_GAMES = 20

function curvesOf(points: readonly CurvePoint[]): PlayerPage['curves'] {
  const curves: PlayerPage['curves'] = []
  for (const { players, pace, at, mu, sigma, palace } of points) {
    const last = curves.at(-1)
    const curve = last?.players === players && last.pace === pace ? last : { players, pace, points: [] }
    if (curve !== last) curves.push(curve)
    const uncertainty = Math.round(2 * POINTS_PER_UNIT * sigma)
    curve.points.push({
      ...(at === undefined ? {} : { day: dayOf(at) }),
      ...{ rating: pointsOf(mu), uncertainty },
      ...(palace === undefined ? {} : { palace }),
    })
  }
  return curves
}

const resultsOf = (counts: readonly PlaceCount[]): PlayerPage['results'] =>
  [2, 3, 4].flatMap((players) => {
    const own = counts.filter((one) => one.players === players)
    if (own.length === 0) return []
    const places = Array.from({ length: players }, (_, i) => own.find(({ rank }) => rank === i + 1)?.games ?? 0)
    return [{ players, games: places.reduce((sum, games) => sum + games, 0), places }]
  })

async function opponentsOf({ store, names }: PageDeps, id: string): Promise<PlayerPage['opponents']> {
  const met = await store.opponentsOf(id, MAX_OPPONENTS)
  const named = new Map((await names.get(met.map(({ player }) => player))).map((one) => [one.id, one]))
  return met.flatMap(({ player, ...encounters }) => {
    const other = named.get(player)
    return other?.name === undefined ? [] : [{ player: other, ...encounters }]
  })
}

async function recentGames(deps: PageDeps, id: string, viewer: string | undefined): Promise<PlayerPage['games']> {
  const page = await deps.store.searchGames({ player: id }, MAX_GAMES)
  const [[games], changes] = await Promise.all([
    summariesOf(deps, [page], viewer),
    deps.store.ratingChanges(
      id,
      page.rows.map((row) => row.id),
    ),
  ])
  const changed = new Map(changes.map(({ table, before, after }) => [table, pointsOf(after) - pointsOf(before)]))
  return games.map((game) => {
    const change = changed.get(game.id)
    return change === undefined ? game : { ...game, change }
  })
}

/** The public page of a player, with the viewer's results against them. */
export async function loadPlayerPage(deps: PageDeps, id: string, viewer: string | undefined): Promise<PlayerPage> {
  const { store } = deps
  const row = await store.player(id)
  if (row?.name === undefined || (await isBanned(store, row))) throw new ProblemError('unknown-player')
  const player: PublicPlayer = { id, name: row.name, bot: row.bot }
  const [{ ratings }, curve, places, opponents, games, you] = await Promise.all([
    loadPlayerRatings(store, id),
    store.ratingCurve(id, MAX_CURVE_POINTS),
    store.placesOf(id),
    opponentsOf(deps, id),
    recentGames(deps, id, viewer),
    viewer === undefined || viewer === id ? undefined : store.encounters(viewer, id),
  ])
  return {
    ...{ player, since: dayOf(row.created), ratings, curves: curvesOf(curve), results: resultsOf(places) },
    ...{ opponents, games },
    ...(you === undefined ? {} : { you: { won: you.won, lost: you.lost, drawn: you.drawn } }),
  }
}

/** Finished public games, most recent first. */
export async function searchGames(
  deps: PageDeps,
  { player, name, players, palace, edition, from, to, after }: GameQuery,
  viewer: string | undefined,
): Promise<TableList> {
  const search = {
    ...{ player, players, edition, from, to },
    ...{ name: name === undefined ? undefined : foldName(name) },
    ...{ palace: palace === undefined ? undefined : palace === 'true' },
  }
  const page = await deps.store.searchGames(search, PAGE_SIZE, after === undefined ? undefined : readCursor(after))
  const [tables] = await summariesOf(deps, [page], viewer)
  return { tables, next: page.next && cursorText(page.next) }
}
