import {
  type Budget,
  type Explanation,
  type Judged,
  type Level,
  type Review,
  type ReviewStep,
  sendPosition,
  thinkTogether,
  usualBudget,
} from '@amyitis/bots'
import { formatMove, type Game, type Position } from '@amyitis/engine'
import { proxy, type Remote, wrap } from 'comlink'
import type { Brain } from './brain.ts'
import { kindOf } from './kind.ts'

/** A worker broke down, or could not be had at all. */
class Broken extends Error {}

interface Helper {
  readonly worker: Worker
  readonly brain: Remote<Brain>
  /** Rejects once the worker has broken down. */
  readonly broken: Promise<never>
}

const MOST_HELPERS = 3
const HINT: Budget = { iterations: 1500, ms: 2500 }
const helpers: Helper[] = []

function startHelper(): Helper {
  let worker: Worker
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  } catch (error) {
    throw new Broken(String(error))
  }
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      reject(new Broken(event.message))
    })
  })
  broken.catch(() => worker.terminate())
  return { worker, brain: wrap<Brain>(worker), broken }
}

/** The helper with a number; one that broke down is replaced. */
function helperAt(index: number): Helper {
  const known = helpers[index]
  if (known !== undefined) return known
  const helper = startHelper()
  helpers[index] = helper
  helper.broken.catch(() => delete helpers[index])
  return helper
}

/** Asks a helper; where none can be had, the page thinks itself. */
async function ask<T>(index: number, question: (brain: Brain | Remote<Brain>) => Promise<T>): Promise<T> {
  try {
    const { brain, broken } = helperAt(index)
    return await Promise.race([question(brain), broken])
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    const { brain } = await import('./brain.ts')
    return question(brain)
  }
}

const taskOf = (position: Position, seed: string) => ({
  kind: kindOf(position.box),
  position: sendPosition(position),
  seed,
})

/** The move of a bot. The strongest thinks on several cores at once, and the choice looked at most is played. */
export async function chooseMove(position: Position, level: Level, seed: string): Promise<string> {
  if (level !== 'amyitis')
    return formatMove((await ask(0, (brain) => brain.choose(taskOf(position, seed), level))).move)
  const count = Math.max(1, Math.min(MOST_HELPERS, (navigator.hardwareConcurrency ?? 2) - 1))
  const partners = Array.from({ length: count }, (_, i) => ({
    think: (of: Position, budget: Budget) => ask(i, (brain) => brain.choose(taskOf(of, `${seed} ${i}`), level, budget)),
  }))
  return formatMove((await thinkTogether(partners, position, usualBudget(level))).move)
}

/** What to do and why, for who decides. Random numbers of its own: a hint knows nothing of the deals to come. */
export const explainPosition = ({ position, entries }: Pick<Game, 'position' | 'entries'>): Promise<Explanation> =>
  ask(0, (brain) => brain.explain(taskOf(position, `hint ${entries.length}`), HINT))

/** Lets the page breathe between two steps. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Judges a game in a worker of its own, or where none can be had, on the page; `watch` hears of every step and breaks it
 * off by answering false.
 */
export async function reviewRecord(
  record: string,
  budget: Budget,
  known: Judged,
  watch: (step: ReviewStep) => boolean | undefined,
): Promise<Review | undefined> {
  let [worker, heard]: [Worker | undefined, boolean] = [undefined, false]
  try {
    const helper = startHelper()
    worker = helper.worker
    const listen = (step: ReviewStep) => {
      heard = true
      return watch(step)
    }
    return await Promise.race([helper.brain.review(record, budget, known, proxy(listen)), helper.broken])
  } catch (error) {
    // What broke down in the middle has told steps already: it goes on from them when it is asked again.
    if (heard || !(error instanceof Broken)) throw error
    const { brain } = await import('./brain.ts')
    return await brain.review(record, budget, known, async (step) => {
      await breath()
      return watch(step)
    })
  } finally {
    worker?.terminate()
  }
}
