import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createBot, type Level, sendPosition } from '@amyitis/bots'
import { formatMove, type PlayerCount, type Position, parseMove, seededRandom, whyNot } from '@amyitis/engine'
import type { Errand } from './errand.ts'
import { createThinker, type Thinker } from './thinker.ts'

/** Chooses moves for bots, in threads of their own. */
export interface Pool {
  choose(level: Level, position: Position): Promise<string>
  close(): Promise<void>
}

interface PoolOptions {
  readonly size?: number
  readonly script?: URL
  /** How long the strongest level thinks, and how much longer any of them may take before it is given up, in milliseconds. */
  readonly ms?: number
  readonly patience?: number
  readonly warn?: (error: unknown) => void
  /** Told the level and how long it has thought, in seconds. */
  readonly thought?: (level: Level, seconds: number) => void
}

const TRIES = 2
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
  warn = () => undefined,
  thought = () => undefined,
}: PoolOptions = {}): Pool {
  const idle: Thinker[] = []
  const waiting: ((thinker: Thinker | undefined) => void)[] = []
  const all = new Set<Thinker>()
  let closed = false

  function create(): Thinker {
    const thinker = createThinker(script)
    all.add(thinker)
    return thinker
  }

  function free(thinker: Thinker): void {
    const next = waiting.shift()
    if (next === undefined) idle.push(thinker)
    else next(thinker)
  }

  const borrow = (): Promise<Thinker | undefined> => {
    const thinker = idle.pop() ?? (all.size < size ? create() : undefined)
    return thinker === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(thinker)
  }

  /** A thread that hangs or has died is replaced. */
  function replace(thinker: Thinker): void {
    all.delete(thinker)
    thinker.close().catch(warn)
    if (!closed && waiting.length > 0) free(create())
  }

  async function attempt(errand: Omit<Errand, 'ms'>, position: Position): Promise<string | undefined> {
    const thinker = await borrow()
    if (thinker === undefined) return undefined
    try {
      // Where many wait, each has less time: nobody's games hold up everybody else's.
      const time = Math.max(LEAST_TIME, ms / (1 + waiting.length))
      const text = await thinker.think({ ...errand, ms: time }, ms + patience)
      const move = parseMove(text)
      if (move === undefined || whyNot(position, move) !== undefined) throw new Error(`"${text}" is not legal`)
      free(thinker)
      return text
    } catch (error) {
      if (!closed) warn(error)
      replace(thinker)
      return undefined
    }
  }

  return {
    choose: async (level, position) => {
      const { players, palace, edition } = position.box
      const seed = randomBytes(16).toString('hex')
      const sent = { position: sendPosition(position), edition, palace, players: players as PlayerCount }
      const started = performance.now()
      for (let tries = 0; tries < TRIES && !closed; tries++) {
        const move = await attempt({ level, seed, ...sent }, position)
        if (move === undefined) continue
        thought(level, (performance.now() - started) / 1000)
        return move
      }
      return simply(position, seed)
    },
    close: async () => {
      closed = true
      for (const next of waiting.splice(0)) next(undefined)
      await Promise.all([...all].map((thinker) => thinker.close()))
    },
  }
}
