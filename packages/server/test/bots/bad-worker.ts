import { parentPort } from 'node:worker_threads'
import type { MoveRequest } from '../../src/bots/bot-worker.ts'

// Fails in different ways, depending on the requested level.
parentPort?.on('message', ({ level }: MoveRequest) => {
  if (level === 'priest') for (;;);
  if (level === 'amyitis') process.exit(3)
  if (level === 'engineer') throw new Error('an error in the bot')
  parentPort?.postMessage({ move: 'nonsense' })
})
parentPort?.postMessage({ ready: true })
