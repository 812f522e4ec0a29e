import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import {
  type ArenaPlayer,
  type BotChoice,
  type Budget,
  createBot,
  memoryFor,
  moveSharedRoot,
  type Net,
  parseWeights,
  playArenaGame,
  SharedSearch,
  searchSharedTree,
  serializePosition,
  type TreeMemory,
  type TreeWorker,
  weightsUrl,
} from '@amyitis/bots'
import { type PlayerCount, type Position, type Random, seededRandom, winners } from '@amyitis/engine'
import { winShare, winsAlone } from './alone.ts'
import type { SearchThreadConfig, SearchThreadRequest } from './gains-worker.ts'

export const FEATURES = ['tree', 'bank', 'threads'] as const
type Feature = (typeof FEATURES)[number]

export interface GainsPlan {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly feature: Feature
  readonly games: number
  /** Per decision, with and without the feature. */
  readonly budget: Budget
  readonly seed: string
}

type Think = (position: Position) => BotChoice | Promise<BotChoice>

/** How the strongest level plays a game with a feature and without it, and what has to be closed at the end. */
interface Contest {
  player(on: boolean, seat: number, random: Random): Think
  close(): Promise<unknown>
}

const NOTHING_TO_CLOSE = () => Promise.resolve()

/** A tree that is kept from one decision to the next, against a new one each time. */
function treeContest(net: Net, budget: Budget): Contest {
  const player = (on: boolean, _: number, random: Random): Think => {
    const kept = createBot('amyitis', { net, random })
    return (position) => (on ? kept : createBot('amyitis', { net, random })).think(position, budget)
  }
  return { player, close: NOTHING_TO_CLOSE }
}

/** The memory of each seat's tree, from one game to the next. */
function memories(threads: number): (seat: number) => TreeMemory {
  const bySeat = new Map<number, TreeMemory>()
  return (seat) => {
    const memory = bySeat.get(seat) ?? memoryFor(threads)
    bySeat.set(seat, memory)
    return memory
  }
}

/** With time saved on clear decisions for hard ones, against searches that never take longer than the budget. */
function bankContest(net: Net, budget: Budget): Contest {
  const memoryOf = memories(1)
  const player = (on: boolean, seat: number, random: Random): Think => {
    const worker: TreeWorker = {
      moveRoot: async (from, to, memory) => moveSharedRoot(memory, from, to),
      search: async (position, wanted, tree) => searchSharedTree({ net, random }, position, on ? wanted : budget, tree),
    }
    const search = new SharedSearch([worker], memoryOf(seat))
    return (position) => search.think(position, budget)
  }
  return { player, close: NOTHING_TO_CLOSE }
}

/** A search in a thread of its own. */
function startThread(config: SearchThreadConfig): TreeWorker & { close(): Promise<number> } {
  const worker = new Worker(new URL('./gains-worker.ts', import.meta.url), { workerData: config })
  const ask = async (request: SearchThreadRequest): Promise<number> => {
    worker.postMessage(request)
    const [iterations] = await once(worker, 'message')
    return iterations
  }
  return {
    moveRoot: async (from, to, memory) => {
      await ask({ from: serializePosition(from), position: serializePosition(to), memory })
    },
    search: (position, budget, tree) => ask({ position: serializePosition(position), budget, tree }),
    close: () => worker.terminate(),
  }
}

/** Two threads that search one tree, against one of them. */
function threadsContest({ players, palace, budget, seed }: GainsPlan): Contest {
  const threads = [0, 1].map((name) => startThread({ players, palace, seed: `${seed}/thread ${name}` }))
  const memoryOf = memories(threads.length)
  const player = (on: boolean, seat: number): Think => {
    const search = new SharedSearch(on ? threads : threads.slice(0, 1), memoryOf(seat))
    return (position) => search.think(position, budget)
  }
  return { player, close: () => Promise.all(threads.map((thread) => thread.close())) }
}

function contestOf(plan: GainsPlan): Contest {
  if (plan.feature === 'threads') return threadsContest(plan)
  const { net } = parseWeights(readFileSync(weightsUrl(plan)))
  return plan.feature === 'tree' ? treeContest(net, plan.budget) : bankContest(net, plan.budget)
}

interface Pace {
  decisions: number
  iterations: number
  ms: number
}

/** Counts what its searches do; a decision with a single choice needs none. */
const counted = (think: Think, pace: Pace): ArenaPlayer => ({
  choose: async (position) => {
    const start = performance.now()
    const { move, analysis } = await think(position)
    if (analysis !== undefined) {
      pace.decisions++
      pace.iterations += analysis.iterations
      pace.ms += performance.now() - start
    }
    return move
  },
})

const paceLine = (name: string, { decisions, iterations, ms }: Pace) =>
  `${name}: ${Math.round((1000 * iterations) / ms)} iterations/s, ${(ms / decisions).toFixed(1)} ms per decision`

/** How often the strongest level wins alone against itself without one of its features, and how fast both search. */
export async function* measureGain(plan: GainsPlan): AsyncGenerator<string> {
  const { players, palace, games, feature } = plan
  const contest = contestOf(plan)
  const [on, off] = [0, 0].map((): Pace => ({ decisions: 0, iterations: 0, ms: 0 }))
  const play = async (seed: string, own: number) => {
    const seats = Array.from({ length: players }, (_, seat) => {
      const think = contest.player(seat === own, seat, seededRandom(`${seed}/${own}/${seat}`))
      return counted(think, seat === own ? on : off)
    })
    return winShare(winners(await playArenaGame({ players, palace, seed }, seats)), own)
  }
  try {
    yield* winsAlone({ ...plan, seeds: Math.ceil(games / players) }, play)
    yield paceLine(`with ${feature}`, on)
    yield paceLine(`without ${feature}`, off)
  } finally {
    await contest.close()
  }
}
