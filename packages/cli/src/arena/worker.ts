import { parentPort, workerData } from 'node:worker_threads'
import { type Budget, type Pairing, playArenaGame } from '@amyitis/bots'
import { type Edition, openBox, type PlayerCount } from '@amyitis/engine'
import { seatEntrant } from './seat.ts'

/** What every worker of a tournament is told at its birth. */
export interface ArenaKind {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly edition: Edition
  readonly entrants: readonly string[]
  readonly budget: Budget | undefined
}

export interface ArenaResult {
  readonly block: string
  readonly seed: string
  readonly seats: readonly number[]
  readonly scores: readonly number[]
  readonly rounds: number
}

/** Plays one game of a tournament. */
export async function playPairing(kind: ArenaKind, { block, seed, seats }: Pairing): Promise<ArenaResult> {
  const { players, palace, edition, entrants, budget } = kind
  const box = openBox(edition, players, palace)
  const sitting = seats.map((entrant, seat) => seatEntrant(entrants[entrant], box, `${seed}/seat ${seat}`, budget))
  try {
    const position = await playArenaGame({ players, palace, edition, seed }, sitting)
    return { block, seed, seats, scores: position.seats.map((own) => own.score), rounds: position.round }
  } finally {
    for (const player of sitting) player.close?.()
  }
}

parentPort?.on('message', async (pairing: Pairing) => {
  parentPort?.postMessage(await playPairing(workerData as ArenaKind, pairing))
})
