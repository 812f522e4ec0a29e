import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Budget, type Partner, sendPosition, type Thought, thinkTogether } from '@amyitis/bots'
import type { Box, Position } from '@amyitis/engine'
import type { Errand, PartnerKind } from './worker.ts'

/** Beyond these, more heads find little more. */
const MOST = 4

class WorkerPartner implements Partner {
  private readonly worker: Worker
  private readonly name: number
  seed = ''

  constructor(kind: PartnerKind, name: number) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: kind })
    // A game that is left does not wait for who thinks about it.
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
      const errand: Errand = { position: sendPosition(position), budget, seed: `${this.seed}/${this.name}` }
      this.worker.postMessage(errand)
    })
  }

  close(): void {
    void this.worker.terminate()
  }
}

/** Several workers that think about the decisions of one game together, one for each core. */
export class Team {
  private readonly partners: readonly WorkerPartner[]

  constructor({ players, palace, edition }: Box, size = Math.min(MOST, availableParallelism())) {
    const kind: PartnerKind = { players, palace, edition }
    this.partners = Array.from({ length: size }, (_, name) => new WorkerPartner(kind, name))
  }

  think(position: Position, budget: Budget, seed: string): Promise<Thought> {
    for (const partner of this.partners) partner.seed = seed
    return thinkTogether(this.partners, position, budget)
  }

  close(): void {
    for (const partner of this.partners) partner.close()
  }
}
