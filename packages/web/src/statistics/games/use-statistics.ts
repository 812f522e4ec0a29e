import { useEffect, useState } from 'react'
import { useAccount } from '../../app/hub/account-store.ts'
import { idbFacts } from '../../game/facts/facts-store.ts'
import { gatherHere } from '../../game/facts/gather-facts.ts'
import { store } from '../../game/tabs.ts'
import { getList } from '../../online/api/calls.ts'
import { getRecord } from '../../online/api/client.ts'
import { type Accuracies, storedAccuracies } from '../../replay/review/review-store.ts'
import type { PlayedGame } from '../model/played-game.ts'
import { gatherInWorkers } from './gather-in-workers.ts'
import { localGames } from './local-games.ts'
import { onlineGames } from './online-games.ts'
import { pacer, wait } from './pacer.ts'

interface Reading {
  readonly done: number
  readonly all: number
}

export interface Statistics {
  /** Undefined until the games of this browser are read. */
  readonly games: readonly PlayedGame[] | undefined
  /** No more games will come. */
  readonly settled: boolean
  readonly unreadable: boolean
  readonly uncounted: number
  /** How far the games of this browser are, or those of the server. */
  readonly reading?: Reading | undefined
  readonly fetching?: Reading | undefined
  /** The server doesn't answer, or has kept some games to itself. */
  readonly unreachable: boolean
  readonly missing: number
}

const NOTHING: Statistics = {
  games: undefined,
  settled: false,
  unreadable: false,
  uncounted: 0,
  unreachable: false,
  missing: 0,
}

/** Results are shown right away, the rest once this many games have been read, and again whenever their number has grown by this factor. */
const SHOWN = 100
const MORE = 3
const ATTEMPTS = 3
const RETRY_MS = 2000

/** A server that has been asked too often answers again after a while. */
async function patientRecord(table: string): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    const record = await getRecord(table)
    if (record !== undefined || attempt === ATTEMPTS) return record
    await wait(RETRY_MS)
  }
}

const withAccuracy = (games: readonly PlayedGame[], known: ReadonlyMap<string, Accuracies>): PlayedGame[] =>
  games.map((game) => ({ ...game, accuracy: known.get(game.facts.subject)?.[game.seat] ?? undefined }))

/** The finished games of this browser, then those of the account, if somebody is signed in. */
export function useStatistics(): Statistics {
  const player = useAccount()?.id
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    let left = false
    const set = (part: Partial<Statistics>) => {
      if (!left) setFound((before) => ({ ...before, ...part }))
    }
    const kept = idbFacts
    const pause = pacer()
    const gather = gatherInWorkers(gatherHere({ store, kept, pause }))
    const read = async () => {
      const accuracies = await storedAccuracies().catch(() => new Map<string, Accuracies>())
      let shown = 0
      const onProgress = (done: number, all: number, known: () => readonly PlayedGame[]) => {
        const shows = done === 0 || (done >= SHOWN && done >= MORE * shown)
        if (shows) shown = done
        set({ reading: { done, all }, ...(shows && { games: withAccuracy(known(), accuracies) }) })
      }
      const local = await localGames({ store, kept, gather, onProgress })
      const here = withAccuracy(local.games, accuracies)
      set({ games: here, settled: player === undefined, uncounted: local.uncounted, reading: undefined })
      if (player === undefined || left) return
      const online = await onlineGames({
        player,
        kept,
        pause,
        list: (after) => getList('mine', after),
        record: patientRecord,
        onProgress: (done, all) => set({ fetching: { done, all } }),
      })
      set({
        games: [...here, ...withAccuracy(online.games, accuracies)],
        settled: true,
        uncounted: local.uncounted + online.uncounted,
        fetching: undefined,
        missing: online.missing,
        unreachable: !online.reached,
      })
    }
    setFound(NOTHING)
    read().catch(() => set({ games: [], settled: true, unreadable: true, reading: undefined, fetching: undefined }))
    return () => {
      left = true
    }
  }, [player])
  return found
}
