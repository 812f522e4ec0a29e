import { type Remote, wrap } from 'comlink'
import type { BrainWorker } from './worker.ts'

/** A worker crashed, or could not be started at all. */
export class WorkerCrash extends Error {}

export interface StartedBrain {
  readonly worker: Worker
  readonly brain: Remote<BrainWorker>
  /** Rejects once the worker has crashed. */
  readonly broken: Promise<never>
}

export function startBrain(): StartedBrain {
  let worker: Worker
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  } catch (error) {
    throw new WorkerCrash(String(error))
  }
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      reject(new WorkerCrash(event.message))
    })
  })
  broken.catch(() => worker.terminate())
  return { worker, brain: wrap<BrainWorker>(worker), broken }
}
