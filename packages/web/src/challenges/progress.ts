import { readStored, writeStored } from '../app/settings/local-storage.ts'
import { createStore, useStore } from '../create-store.ts'
import { CHALLENGE_IDS, type ChallengeId } from './challenge.ts'

/** The most stars in each challenge on this device. */
export type StarCounts = Readonly<Partial<Record<ChallengeId, number>>>

export const STARS_KEY = 'amyitis.challenges'

/** Reads what was kept; whatever is not understood counts for nothing. */
export function readStars(kept: string | null): StarCounts {
  try {
    const found = (JSON.parse(kept ?? '{}') ?? {}) as Record<string, unknown>
    const valid = CHALLENGE_IDS.flatMap((id) => {
      const stars = found[id]
      return stars === 1 || stars === 2 || stars === 3 ? [[id, stars] as const] : []
    })
    return Object.fromEntries(valid)
  } catch {
    return {}
  }
}

const stars = createStore(readStars(readStored(STARS_KEY)))

export const useStars = (): StarCounts => useStore(stars)
export const getStars = (): StarCounts => stars.get()

export function storeStars(next: StarCounts): void {
  stars.set(next)
  writeStored(STARS_KEY, JSON.stringify(next))
}

/** The most stars of both in each challenge. */
export const mergeStars = (a: StarCounts, b: StarCounts): StarCounts =>
  Object.fromEntries(
    CHALLENGE_IDS.flatMap((id) => {
      const most = Math.max(a[id] ?? 0, b[id] ?? 0)
      return most === 0 ? [] : [[id, most]]
    }),
  )

export const keepStars = (id: ChallengeId, count: number): void => storeStars(mergeStars(getStars(), { [id]: count }))
