import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createBot, type Level, serializePosition } from '@amyitis/bots'
import { formatMove, type PlayerCount, type Position, parseMove, seededRandom, whyNot } from '@amyitis/engine'
import { type BotWorker, createBotWorker, type MoveRequest } from './bot-worker.ts'
import { createFairQueue } from './fair-queue.ts'

/** Chooses moves for bots, in worker threads. */
export interface BotPool {
  /** `owner`: on whose behalf; when many are waiting, each owner gets the same share. */
  choose(level: Level, position: Position, owner?: string): Promise<string>
  close(): Promise<void>
}

interface BotPoolOptions {
  readonly size?: number
  readonly script?: URL
  /** How long the strongest level thinks. */
  readonly thinkingMs?: number
  /** How much longer a worker may take before it is given up. */
  readonly graceMs?: number
  /** How long a request waits for the first worker to start. */
  readonly startTimeoutMs?: number
  readonly reportError?: (error: unknown) => void
  /** Called with the duration of each move, waiting included. */
  readonly onMove?: (level: Level, seconds: number) => void
}

const MAX_ATTEMPTS = 2
/** The others are started when they are needed: each takes memory. */
const INITIAL_WORKERS = 4
const MIN_THINKING_MS = 50
const SCRIPT = new URL('./worker.ts', import.meta.url)

/** Played when no worker answers; fast enough for the main thread. */
function fallbackMove(position: Position, seed: string): string {
  return formatMove(createBot('gardener', { random: seededRandom(seed) }).choose(position))
}

export function createBotPool({
  size = Math.max(1, availableParallelism() - 1),
  script = SCRIPT,
  thinkingMs = 1500,
  graceMs = 3000,
  startTimeoutMs = 5000,
  reportError = () => undefined,
  onMove = () => undefined,
}: BotPoolOptions = {}): BotPool {
  const idle: BotWorker[] = []
  const waiting = createFairQueue<(worker: BotWorker | undefined) => void>()
  const all = new Set<BotWorker>()
  const ready = new Set<BotWorker>()
  let closed = false

  function free(worker: BotWorker): void {
    const next = waiting.next()
    if (next === undefined) idle.push(worker)
    else next(worker)
  }

  /** Without any worker nobody has to wait. */
  function releaseWaiting(): void {
    if (ready.size === 0) for (const next of waiting.drain()) next(undefined)
  }

  function drop(worker: BotWorker, why: unknown): void {
    if (!closed) reportError(why)
    all.delete(worker)
    ready.delete(worker)
    worker.close().catch(reportError)
  }

  function startWorker(): void {
    const worker = createBotWorker(script)
    all.add(worker)
    worker.ready.then(
      () => {
        ready.add(worker)
        free(worker)
      },
      (error: unknown) => {
        drop(worker, error)
        releaseWaiting()
      },
    )
  }

  const borrow = (owner: string): Promise<BotWorker | undefined> => {
    const worker = idle.pop()
    if (worker !== undefined) return Promise.resolve(worker)
    if (all.size < size) startWorker()
    if (ready.size === 0) setTimeout(releaseWaiting, startTimeoutMs).unref()
    return new Promise((resolve) => waiting.add(owner, resolve))
  }

  async function chooseWith(
    worker: BotWorker,
    request: Omit<MoveRequest, 'ms'>,
    position: Position,
    owner: string,
  ): Promise<string | undefined> {
    try {
      // When many are waiting each gets less time; an owner with many games gets less for each, at nobody else's expense.
      const load = 1 + Math.max(waiting.ownerCount(), waiting.waitingFor(owner))
      const time = Math.max(MIN_THINKING_MS, thinkingMs / load)
      const text = await worker.chooseMove({ ...request, ms: time }, thinkingMs + graceMs)
      const move = parseMove(text)
      if (move === undefined || whyNot(position, move) !== undefined) throw new Error(`"${text}" is not legal`)
      free(worker)
      return text
    } catch (error) {
      // A worker that hangs or has died is replaced.
      drop(worker, error)
      if (!closed) startWorker()
      return undefined
    }
  }

  for (let i = 0; i < Math.min(size, INITIAL_WORKERS); i++) startWorker()

  return {
    choose: async (level, position, owner = '') => {
      const { players, palace, edition } = position.box
      const seed = randomBytes(16).toString('hex')
      const sent = { position: serializePosition(position), edition, palace, players: players as PlayerCount }
      const started = performance.now()
      for (let attempts = 0; attempts < MAX_ATTEMPTS && !closed; attempts++) {
        const worker = await borrow(owner)
        if (worker === undefined) break
        const move = await chooseWith(worker, { level, seed, ...sent }, position, owner)
        if (move === undefined) continue
        onMove(level, (performance.now() - started) / 1000)
        return move
      }
      return fallbackMove(position, seed)
    },
    close: async () => {
      closed = true
      for (const next of waiting.drain()) next(undefined)
      await Promise.all([...all].map((worker) => worker.close()))
    },
  }
}
