import { parentPort, workerData } from 'node:worker_threads'
import { type ArenaGame, type Budget, type Clock, makeClock, type Pairing, playArenaGame } from '@amyitis/bots'
import { type Edition, openBox, type PlayerCount } from '@amyitis/engine'
import type { Watch } from './external.ts'
import { type Fault, ProgramFault } from './fault.ts'
import { seatEntrant } from './seat.ts'

/** What every worker of a tournament is told at its birth. */
export interface ArenaKind {
  readonly players: PlayerCount
  readonly palace: boolean
  readonly edition: Edition
  readonly entrants: readonly string[]
  readonly budget: Budget | undefined
  /** For how many seconds an answer of another program is waited for. */
  readonly patience: number
}

export interface ArenaResult extends ArenaGame {
  readonly rounds: number
  /** The thinking time of each seat. */
  readonly clocks: readonly Clock[]
}

/** What a worker tells: a game is played, a program has failed, one was started or is gone. */
export type Told =
  | { readonly result: ArenaResult }
  | { readonly fault: Fault }
  | { readonly pid: number; readonly alive: boolean }

const rounded = (ms: number) => Math.round(1000 * ms) / 1000
const shortened = (clock: Clock): Clock => ({ ...clock, ms: rounded(clock.ms), longest: rounded(clock.longest) })

/** Plays one game of a tournament. */
async function playPairing(kind: ArenaKind, { block, seed, seats }: Pairing, watch: Watch): Promise<ArenaResult> {
  const { players, palace, edition, entrants } = kind
  const box = openBox(edition, players, palace)
  const sitting = seats.map((entrant, seat) => seatEntrant(entrants[entrant], box, `${seed}/seat ${seat}`, kind, watch))
  const clocks = seats.map(makeClock)
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

const tell = (told: Told) => parentPort?.postMessage(told)

parentPort?.on('message', async (pairing: Pairing) => {
  try {
    tell({ result: await playPairing(workerData as ArenaKind, pairing, (pid, alive) => tell({ pid, alive })) })
  } catch (error) {
    if (!(error instanceof ProgramFault)) throw error
    tell({ fault: error.fault })
  }
})
