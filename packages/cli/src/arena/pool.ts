import { Worker } from 'node:worker_threads'
import type { Pairing } from '@amyitis/bots'
import { type ArenaKind, type ArenaResult, playPairing } from './worker.ts'

type Done = (result: ArenaResult) => void

/** Plays the pairings one after the other in this thread. */
async function playHere(kind: ArenaKind, pairings: readonly Pairing[], done: Done): Promise<void> {
  for (const pairing of pairings) done(await playPairing(kind, pairing))
}

function playElsewhere(kind: ArenaKind, queue: Pairing[], done: Done): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: kind })
    const next = () => {
      const pairing = queue.shift()
      if (pairing === undefined) worker.terminate().then(() => resolve(), reject)
      else worker.postMessage(pairing)
    }
    worker.on('error', reject)
    worker.on('message', (result: ArenaResult) => {
      done(result)
      next()
    })
    next()
  })
}

/** Plays all pairings on so many workers; `done` is told of each game in the order they end. */
export async function playAll(
  kind: ArenaKind,
  pairings: readonly Pairing[],
  workers: number,
  done: Done,
): Promise<void> {
  if (workers <= 1) return playHere(kind, pairings, done)
  const queue = [...pairings]
  await Promise.all(Array.from({ length: workers }, () => playElsewhere(kind, queue, done)))
}
