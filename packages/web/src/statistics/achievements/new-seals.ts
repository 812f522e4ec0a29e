import type { FinishedGame } from '../../app/page/page-parts.ts'
import { idbFacts } from '../../game/facts/facts-store.ts'
import { gatherHere } from '../../game/facts/gather-facts.ts'
import { store } from '../../game/tabs.ts'
import { getList } from '../../online/api/calls.ts'
import { getRecord } from '../../online/api/client.ts'
import { localGames } from '../games/local-games.ts'
import { knownOnline, onlineGames } from '../games/online-games.ts'
import { wait, whenIdle } from '../games/pacer.ts'
import { type NewSeal, sealsOf } from './seals-of.ts'

/** The last move is shown before it is saved. */
const SAVED_MS = 250
const ATTEMPTS = 20
/** So many records are fetched for the sake of a seal; whoever has more unknown games finds it in the statistics. */
const MAX_RECORDS = 10

const isSaved = async (id: string) =>
  (await store.list()).some((head) => head.id === id && head.summary.player === undefined)

/** Reads all finished games and finds the seals that one of them has cut; none if not all games are known. */
export async function findNewSeals(finished: FinishedGame, player: string | undefined): Promise<NewSeal[]> {
  const { kind, id } = finished
  for (let attempt = 1; kind === 'game' && !(await isSaved(id)); attempt++) {
    if (attempt === ATTEMPTS) return []
    await wait(SAVED_MS)
  }
  const kept = idbFacts
  const deps = { store, kept, pause: whenIdle }
  const { games } = await localGames({ ...deps, gather: gatherHere(deps), onProgress: () => {} })
  if (player === undefined) return sealsOf(games, finished)
  if (kind === 'game') return sealsOf([...games, ...knownOnline(await kept.all(), player)], finished)
  let fetched = 0
  const online = await onlineGames({
    player,
    kept,
    pause: whenIdle,
    list: (after) => getList('mine', after),
    record: async (table) => (fetched++ < MAX_RECORDS ? getRecord(table) : undefined),
    onProgress: () => {},
  })
  return online.missing === 0 ? sealsOf([...games, ...online.games], finished) : []
}
