import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Budget, type Partner, sendPosition, type Thought, thinkTogether } from '@amyitis/bots'
import type { Box, Position } from '@amyitis/engine'
import type { SearchRequest, WorkerConfig } from './worker.ts'

/** More workers find little more. */
const MAX_WORKERS = 4

class SearchWorker implements Partner {
  private readonly worker: Worker
  private readonly name: number
  seed = ''

  constructor(config: WorkerConfig, name: number) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: config })
    // The process may exit while a worker is idle.
    this.worker.unref()
    this.name = name
  }

  think(position: Position, budget: Budget): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.worker.ref()
      const settle = () => {
        this.worker.off('message', answer)
        this.worker.off('error', fail)
        this.worker.unref()
      }
      const answer = (thought: Thought) => {
        settle()
        resolve(thought)
      }
      const fail = (error: Error) => {
        settle()
        reject(error)
      }
      this.worker.on('message', answer)
      this.worker.on('error', fail)
      const request: SearchRequest = { position: sendPosition(position), budget, seed: `${this.seed}/${this.name}` }
      this.worker.postMessage(request)
    })
  }

  close(): void {
    void this.worker.terminate()
  }
}

/** Several workers, one for each core, that search the decisions of one game together. */
export class SearchTeam {
  private readonly workers: readonly SearchWorker[]

  constructor({ players, palace, edition }: Box, size = Math.min(MAX_WORKERS, availableParallelism())) {
    const config: WorkerConfig = { players, palace, edition }
    this.workers = Array.from({ length: size }, (_, name) => new SearchWorker(config, name))
  }

  think(position: Position, budget: Budget, seed: string): Promise<Thought> {
    for (const partner of this.workers) partner.seed = seed
    return thinkTogether(this.workers, position, budget)
  }

  close(): void {
    for (const partner of this.workers) partner.close()
  }
}
