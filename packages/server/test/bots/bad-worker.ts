import { parentPort } from 'node:worker_threads'
import type { MoveRequest } from '../../src/bots/worker-messages.ts'

// What a thread can do wrong, by the level that it is asked to play.
parentPort?.on('message', ({ level }: MoveRequest) => {
  if (level === 'priest') for (;;);
  if (level === 'amyitis') process.exit(3)
  if (level === 'engineer') throw new Error('a reportError in the bot')
  parentPort?.postMessage({ move: 'nonsense' })
})
parentPort?.postMessage({ ready: true })
