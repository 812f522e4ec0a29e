import { type Remote, wrap } from 'comlink'
import type { ExposedWorker } from './worker.ts'

/** A worker crashed, or could not be started at all. */
export class WorkerCrash extends Error {}

export interface StartedWorker {
  readonly worker: Worker
  readonly api: Remote<ExposedWorker>
  /** Rejects once the worker has crashed. */
  readonly broken: Promise<never>
}

export function startWorker(): StartedWorker {
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
  return { worker, api: wrap<ExposedWorker>(worker), broken }
}
