import { readStored, writeStored } from '../app/settings/local-storage.ts'
import { createStore, useStore } from '../create-store.ts'
import { CHALLENGE_IDS, type ChallengeId } from './challenge.ts'

/** The most stars in each challenge on this device. */
export type Stars = Readonly<Partial<Record<ChallengeId, number>>>

const KEY = 'amyitis.challenges'

/** Reads what was kept; whatever is not understood counts for nothing. */
export function readStars(kept: string | null): Stars {
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

const stars = createStore(readStars(readStored(KEY)))

export const useStars = (): Stars => useStore(stars)

export function keepStars(id: ChallengeId, count: number): void {
  if (count <= (stars.get()[id] ?? 0)) return
  stars.set({ ...stars.get(), [id]: count })
  writeStored(KEY, JSON.stringify(stars.get()))
}
