import { readStored, writeStored } from '../app/settings/local-storage.ts'
import { EXERCISE_PARTS, type ExercisePart } from './exercises/exercise.ts'
import type { GuidePosition } from './guide/script.ts'

/** What somebody has learnt on this device. */
export interface Learnt {
  /** How far the guided round has come; undefined before it was begun and after its end. */
  readonly guide: GuidePosition | undefined
  readonly guided: boolean
  readonly solved: readonly ExercisePart[]
}

export const LEARNT_KEY = 'amyitis.learn'
const NOTHING: Learnt = { guide: undefined, guided: false, solved: [] }

const isText = (value: unknown): value is string => typeof value === 'string'

function guideIn(value: unknown): GuidePosition | undefined {
  const { step, answers } = (value ?? {}) as { step?: unknown; answers?: unknown }
  if (!Number.isInteger(step) || !Array.isArray(answers) || !answers.every(isText)) return undefined
  return { step: step as number, answers }
}

/** Reads what was kept; whatever is not understood counts as not learnt yet. */
export function readLearnt(kept: string | null): Learnt {
  try {
    const { guide, guided, solved } = (JSON.parse(kept ?? '{}') ?? {}) as Record<string, unknown>
    return {
      guide: guideIn(guide),
      guided: guided === true,
      solved: EXERCISE_PARTS.filter((part) => Array.isArray(solved) && solved.includes(part)),
    }
  } catch {
    return NOTHING
  }
}

/** A device may refuse to keep anything: then it is known until the page is left. */
let known: Learnt | undefined

export const getLearnt = (): Learnt => known ?? readLearnt(readStored(LEARNT_KEY))

export function keepLearnt(changes: Partial<Learnt>): void {
  const learnt = { ...getLearnt(), ...changes }
  known = writeStored(LEARNT_KEY, JSON.stringify(learnt)) ? undefined : learnt
}

export function keepSolved(part: ExercisePart): void {
  const { solved } = getLearnt()
  if (!solved.includes(part)) keepLearnt({ solved: [...solved, part] })
}

/** What is the same on all devices: how far a guided round has come is not. */
export type Lessons = Pick<Learnt, 'guided' | 'solved'>

export const lessonsOf = ({ guided, solved }: Learnt): Lessons => ({ guided, solved })

/** What was learnt on either of two devices. */
export const mergeLessons = (a: Lessons, b: Lessons): Lessons => ({
  guided: a.guided || b.guided,
  solved: EXERCISE_PARTS.filter((part) => a.solved.includes(part) || b.solved.includes(part)),
})
