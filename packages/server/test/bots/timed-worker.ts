import { BroadcastChannel, parentPort } from 'node:worker_threads'
import type { MoveRequest } from '../../src/bots/bot-worker.ts'

const times = new BroadcastChannel('amyitis-timed-worker')

// Reports how long it may think, and passes.
parentPort?.on('message', ({ ms }: MoveRequest) => {
  times.postMessage(ms)
  parentPort?.postMessage({ move: 'pass' })
})
parentPort?.postMessage({ ready: true })
