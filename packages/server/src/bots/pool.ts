import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createBot, type Level, sendPosition } from '@amyitis/bots'
import { formatMove, type PlayerCount, type Position, parseMove, seededRandom, whyNot } from '@amyitis/engine'
import type { Errand } from './errand.ts'
import { createFairQueue } from './fair-queue.ts'
import { createThinker, type Thinker } from './thinker.ts'

/** Chooses moves for bots, in threads of their own. */
export interface Pool {
  /** `owner`: for whom; where many wait, everybody has the same share. */
  choose(level: Level, position: Position, owner?: string): Promise<string>
  close(): Promise<void>
}

interface PoolOptions {
  readonly size?: number
  readonly script?: URL
  /** How long the strongest level thinks, and how much longer any of them may take before it is given up, in milliseconds. */
  readonly ms?: number
  readonly patience?: number
  /** How long somebody waits for the first thread to begin, in milliseconds. */
  readonly start?: number
  readonly warn?: (error: unknown) => void
  /** Told the level and how long it has thought, in seconds. */
  readonly thought?: (level: Level, seconds: number) => void
}

const TRIES = 2
/** So many threads begin at once, the others when they are wanted: each takes memory. */
const FIRST = 4
/** How long the strongest level thinks at least, in milliseconds. */
const LEAST_TIME = 50
const SCRIPT = new URL('./worker.ts', import.meta.url)

/** What is played where no thread has answered: quick enough to be thought in between. */
function simply(position: Position, seed: string): string {
  return formatMove(createBot('gardener', { random: seededRandom(seed) }).choose(position))
}

export function createPool({
  size = Math.max(1, availableParallelism() - 1),
  script = SCRIPT,
  ms = 1500,
  patience = 3000,
  start = 5000,
  warn = () => undefined,
  thought = () => undefined,
}: PoolOptions = {}): Pool {
  const idle: Thinker[] = []
  const waiting = createFairQueue<(thinker: Thinker | undefined) => void>()
  /** All threads, and those of them that have begun. */
  const all = new Set<Thinker>()
  const ready = new Set<Thinker>()
  let closed = false

  function free(thinker: Thinker): void {
    const next = waiting.next()
    if (next === undefined) idle.push(thinker)
    else next(thinker)
  }

  /** Nobody waits where no thread can answer. */
  function sendAway(): void {
    if (ready.size === 0) for (const next of waiting.drain()) next(undefined)
  }

  function drop(thinker: Thinker, why: unknown): void {
    if (!closed) warn(why)
    all.delete(thinker)
    ready.delete(thinker)
    thinker.close().catch(warn)
  }

  /** Whoever waits is answered by the first thread that is free, be it this one or another. */
  function begin(): void {
    const thinker = createThinker(script)
    all.add(thinker)
    thinker.begun.then(
      () => {
        ready.add(thinker)
        free(thinker)
      },
      (error: unknown) => {
        drop(thinker, error)
        sendAway()
      },
    )
  }

  const borrow = (owner: string): Promise<Thinker | undefined> => {
    const thinker = idle.pop()
    if (thinker !== undefined) return Promise.resolve(thinker)
    if (all.size < size) begin()
    if (ready.size === 0) setTimeout(sendAway, start).unref()
    return new Promise((resolve) => waiting.add(owner, resolve))
  }

  async function ask(
    thinker: Thinker,
    errand: Omit<Errand, 'ms'>,
    position: Position,
    owner: string,
  ): Promise<string | undefined> {
    try {
      // Where many wait, each has less time; whoever has many games has less for each, and takes none from the others.
      const time = Math.max(LEAST_TIME, ms / (1 + Math.max(waiting.owners(), waiting.of(owner))))
      const text = await thinker.think({ ...errand, ms: time }, ms + patience)
      const move = parseMove(text)
      if (move === undefined || whyNot(position, move) !== undefined) throw new Error(`"${text}" is not legal`)
      free(thinker)
      return text
    } catch (error) {
      // One that hangs or has died is replaced.
      drop(thinker, error)
      if (!closed) begin()
      return undefined
    }
  }

  for (let i = 0; i < Math.min(size, FIRST); i++) begin()

  return {
    choose: async (level, position, owner = '') => {
      const { players, palace, edition } = position.box
      const seed = randomBytes(16).toString('hex')
      const sent = { position: sendPosition(position), edition, palace, players: players as PlayerCount }
      const started = performance.now()
      for (let tries = 0; tries < TRIES && !closed; tries++) {
        const thinker = await borrow(owner)
        if (thinker === undefined) break
        const move = await ask(thinker, { level, seed, ...sent }, position, owner)
        if (move === undefined) continue
        thought(level, (performance.now() - started) / 1000)
        return move
      }
      return simply(position, seed)
    },
    close: async () => {
      closed = true
      for (const next of waiting.drain()) next(undefined)
      await Promise.all([...all].map((thinker) => thinker.close()))
    },
  }
}
