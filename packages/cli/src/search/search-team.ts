import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import {
  type BotChoice,
  type Budget,
  SharedSearch,
  type SharedTree,
  serializePosition,
  type ThreadReport,
  Tree,
  type TreeMemory,
  type TreeWorker,
} from '@amyitis/bots'
import type { Box, MoveCode, Position } from '@amyitis/engine'
import type { LookRequest, RootRequest, SearchRequest, WorkerConfig, WorkerRequest } from './worker.ts'

const MAX_WORKERS = 8

/** On how many cores the strongest level thinks. */
export const threadCount = (): number => Math.min(MAX_WORKERS, availableParallelism())

class SearchWorker implements TreeWorker {
  /** Undefined after it broke: the next question starts another one. */
  private worker: Worker | undefined
  private readonly config: WorkerConfig
  private readonly name: number
  private searches = 0
  seed = ''

  constructor(config: WorkerConfig, name: number) {
    this.config = config
    this.worker = this.start()
    this.name = name
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.config })
    // The process may exit while a worker is idle, and goes on if an idle one breaks.
    worker.unref()
    worker.on('error', () => {
      if (this.worker === worker) this.worker = undefined
    })
    return worker
  }

  search(position: Position, budget: Budget, tree: SharedTree): Promise<number> {
    const seed = `${this.seed}/${this.name}/${this.searches++}`
    return this.ask({ position: serializePosition(position), budget, tree, seed })
  }

  look(position: Position, played: MoveCode, budget: Budget, tree: SharedTree, seed: string): Promise<ThreadReport> {
    return this.ask({ position: serializePosition(position), played, budget, tree, seed: `${seed}/${this.name}` })
  }

  async moveRoot(from: Position, to: Position, memory: TreeMemory): Promise<void> {
    await this.ask({ from: serializePosition(from), position: serializePosition(to), memory })
  }

  private ask(request: LookRequest): Promise<ThreadReport>
  private ask(request: SearchRequest | RootRequest): Promise<number>
  private ask(request: WorkerRequest): Promise<number | ThreadReport> {
    this.worker ??= this.start()
    const { worker } = this
    return new Promise((resolve, reject) => {
      worker.ref()
      const settle = () => {
        worker.off('message', answer)
        worker.off('error', fail)
        worker.unref()
      }
      const answer = (found: number | ThreadReport) => {
        settle()
        resolve(found)
      }
      const fail = (error: Error) => {
        settle()
        reject(error)
      }
      worker.on('message', answer)
      worker.on('error', fail)
      worker.postMessage(request)
    })
  }

  close(): void {
    void this.worker?.terminate()
  }
}

/** Several workers, one for each core, that search the decisions of one game together. */
export class SearchTeam {
  private readonly workers: readonly SearchWorker[]
  private sharedSearch: SharedSearch | undefined

  constructor({ players, palace, edition }: Box, size = threadCount()) {
    const config: WorkerConfig = { players, palace, edition }
    this.workers = Array.from({ length: size }, (_, name) => new SearchWorker(config, name))
  }

  /** Its tree takes memory that closer looks don't need. */
  private get shared(): SharedSearch {
    this.sharedSearch ??= new SharedSearch(this.workers)
    return this.sharedSearch
  }

  think(position: Position, budget: Budget, seed: string): Promise<BotChoice> {
    for (const worker of this.workers) worker.seed = seed
    return this.shared.think(position, budget)
  }

  /** Thinks about a position in which a person decides, as long as it is wanted. */
  ponder(position: Position, seed: string, isWanted: () => boolean): void {
    for (const worker of this.workers) worker.seed = seed
    this.shared.ponder(position, isWanted).catch(() => undefined)
  }

  /** All threads look at a position in which this move was played, in memory that they share. */
  look(
    position: Position,
    played: MoveCode,
    budget: Budget,
    memory: TreeMemory,
    seed: string,
  ): Promise<ThreadReport[]> {
    new Tree(memory).reset()
    const tree = { memory, threads: this.workers.length }
    return Promise.all(this.workers.map((worker) => worker.look(position, played, budget, tree, seed)))
  }

  close(): void {
    for (const worker of this.workers) worker.close()
  }
}
