import { Worker } from 'node:worker_threads'
import type { Pairing } from '@amyitis/bots'
import { killProgram } from './external-bot.ts'
import { ProgramError } from './program-error.ts'
import type { ArenaConfig, ArenaResult, WorkerMessage } from './worker.ts'

export interface GameQueue {
  next(): Pairing | undefined
  completed(result: ArenaResult): void
}

/** Plays game after game in one worker until the queue is empty. */
function playInWorker(worker: Worker, games: GameQueue, programs: Set<number>): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const pairing = games.next()
      if (pairing === undefined) resolve()
      else worker.postMessage(pairing)
    }
    worker.on('error', reject)
    worker.on('message', (message: WorkerMessage) => {
      if ('pid' in message) {
        if (message.alive) programs.add(message.pid)
        else programs.delete(message.pid)
      } else if ('fault' in message) {
        const { kind, command, detail } = message.fault
        reject(new ProgramError(kind, command, detail))
      } else
        try {
          games.completed(message.result)
          next()
        } catch (error) {
          reject(error)
        }
    })
    next()
  })
}

/**
 * Plays all games on a number of workers; `done` gets each result in the order games end. It never leaves a worker or
 * program behind; an interruption ends it at once, even in mid-game.
 */
export async function playInWorkers(
  kind: ArenaConfig,
  games: GameQueue,
  workers: number,
  stop: AbortSignal,
): Promise<void> {
  const programs = new Set<number>()
  const threads = Array.from(
    { length: workers },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: kind }),
  )
  const interrupted = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    await Promise.race([interrupted, Promise.all(threads.map((thread) => playInWorker(thread, games, programs)))])
  } finally {
    // Messages sent before a worker ends still arrive, so no program is missed.
    await Promise.all(threads.map((thread) => thread.terminate()))
    for (const pid of programs) killProgram(pid)
  }
}
