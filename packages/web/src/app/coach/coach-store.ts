import { DECISIONS, type Decision } from '@amyitis/engine'
import { createStore, useStore } from '../../create-store.ts'
import { readStored, writeStored } from '../settings/local-storage.ts'

/** The coach of a first game. */
export interface CoachState {
  /** The game that is coached; undefined if none is. */
  readonly game: string | undefined
  /** Do bots wait for a click before each of their moves? */
  readonly waits: boolean
  /** The kinds of decisions that have been explained in it. */
  readonly told: readonly Decision[]
}

const KEY = 'amyitis.coach'
const NOBODY: CoachState = { game: undefined, waits: false, told: [] }

/** Reads what was kept; whatever is not understood counts as no coach. */
export function readCoach(kept: string | null): CoachState {
  try {
    const { game, waits, told } = (JSON.parse(kept ?? '{}') ?? {}) as Record<string, unknown>
    return {
      game: typeof game === 'string' ? game : undefined,
      waits: waits === true,
      told: DECISIONS.filter((kind) => Array.isArray(told) && told.includes(kind)),
    }
  } catch {
    return NOBODY
  }
}

const coach = createStore(readCoach(readStored(KEY)))

function keep(state: CoachState): void {
  writeStored(KEY, JSON.stringify(state))
  coach.set(state)
}

export const getCoach = coach.get
export const subscribeCoach = coach.subscribe
export const useCoach = (): CoachState => useStore(coach)

export const beginCoaching = (game: string): void => keep({ game, waits: true, told: [] })
export const dismissCoach = (): void => keep({ ...coach.get(), game: undefined, waits: false })

/** Somebody has chosen another pace: bots wait no longer. */
export function quitWaiting(): void {
  if (coach.get().waits) keep({ ...coach.get(), waits: false })
}

/** Each kind of decision is explained once. */
export function markTold(kind: Decision): void {
  const { told, ...rest } = coach.get()
  if (!told.includes(kind)) keep({ ...rest, told: [...told, kind] })
}
