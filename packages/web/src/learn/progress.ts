import { PARTS, type Part } from './exercises/exercise.ts'
import type { Progress } from './guide/script.ts'

/** What somebody has learnt on this device. */
export interface Learnt {
  /** How far the guided round has come; undefined before it was begun and after its end. */
  readonly guide: Progress | undefined
  readonly guided: boolean
  readonly solved: readonly Part[]
}

const KEY = 'amyitis.learn'
const NOTHING: Learnt = { guide: undefined, guided: false, solved: [] }

const isText = (value: unknown): value is string => typeof value === 'string'

function guideIn(value: unknown): Progress | undefined {
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
      solved: PARTS.filter((part) => Array.isArray(solved) && solved.includes(part)),
    }
  } catch {
    return NOTHING
  }
}

/** A device may refuse to keep anything: then it is known until the page is left. */
let known: Learnt | undefined

export function getLearnt(): Learnt {
  if (known !== undefined) return known
  try {
    known = readLearnt(localStorage.getItem(KEY))
  } catch {
    known = NOTHING
  }
  return known
}

export function keepLearnt(changes: Partial<Learnt>): void {
  known = { ...getLearnt(), ...changes }
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // It stays known until the page is left.
  }
}

export function keepSolved(part: Part): void {
  const { solved } = getLearnt()
  if (!solved.includes(part)) keepLearnt({ solved: [...solved, part] })
}
