import { parentPort, workerData } from 'node:worker_threads'
import {
  type ArenaGame,
  type Budget,
  createDecisionTimes,
  type DecisionTimes,
  type Pairing,
  playArenaGame,
} from '@amyitis/bots'
import { type Edition, openBox, type PlayerCount } from '@amyitis/engine'
import { createPlayer } from './entrant.ts'
import type { ProgramListener } from './external-bot.ts'
import { ProgramError, type ProgramFailure } from './program-error.ts'

export interface ArenaConfig {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly edition: Edition
  readonly entrants: readonly string[]
  readonly budget: Budget | undefined
  /** How long to wait for a move of an external program. */
  readonly timeoutSeconds: number
}

export interface ArenaResult extends ArenaGame {
  readonly rounds: number
  /** The thinking time of each seat. */
  readonly clocks: readonly DecisionTimes[]
}

/** A game was played, a program has failed, a program was started or has exited. */
export type WorkerMessage =
  | { readonly result: ArenaResult }
  | { readonly fault: ProgramFailure }
  | { readonly pid: number; readonly alive: boolean }

const rounded = (ms: number) => Math.round(1000 * ms) / 1000
const shortened = (clock: DecisionTimes): DecisionTimes => ({
  ...clock,
  ms: rounded(clock.ms),
  longest: rounded(clock.longest),
})

/** Plays one game of a tournament. */
async function playPairing(
  kind: ArenaConfig,
  { block, seed, seats }: Pairing,
  watch: ProgramListener,
): Promise<ArenaResult> {
  const { players, palace, edition, entrants } = kind
  const box = openBox(edition, players, palace)
  const sitting = seats.map((entrant, seat) =>
    createPlayer(entrants[entrant], box, `${seed}/seat ${seat}`, kind, watch),
  )
  const clocks = seats.map(createDecisionTimes)
  try {
    const position = await playArenaGame({ players, palace, edition, seed }, sitting, clocks)
    const scores = position.seats.map((own) => own.score)
    return { block, seed, seats, scores, rounds: position.round, clocks: clocks.map(shortened) }
  } catch (error) {
    for (const player of sitting) player.kill?.()
    throw error
  } finally {
    await Promise.all(sitting.map((player) => player.close?.()))
  }
}

const postToParent = (message: WorkerMessage) => parentPort?.postMessage(message)

parentPort?.on('message', async (pairing: Pairing) => {
  try {
    postToParent({
      result: await playPairing(workerData as ArenaConfig, pairing, (pid, alive) => postToParent({ pid, alive })),
    })
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error
    postToParent({ fault: error.failure })
  }
})
