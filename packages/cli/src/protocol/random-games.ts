import {
  type Edition,
  openBox,
  type PlayerCount,
  type RulesVersion,
  randomDealer,
  seededRandom,
  winners,
} from '@amyitis/engine'
import { playRandomGame } from '../random-game.ts'

interface GameResult {
  readonly scores: number[]
  readonly winners: number[]
  readonly rounds: number
  readonly decisions: number
}

/** Plays uniformly random games. Game n of a seed is the same however many are requested. */
export function playRandomGames(
  kind: { players: PlayerCount; palace: boolean; edition: Edition; rules: RulesVersion },
  seed: string,
  count: number,
): GameResult[] {
  const box = openBox(kind.edition, kind.players, kind.palace, kind.rules)
  return Array.from({ length: count }, (_, i) => {
    const random = seededRandom(`${seed}/game ${i}`)
    const { pos, decisions } = playRandomGame(box, random, randomDealer(random))
    return { scores: pos.seats.map((seat) => seat.score), winners: winners(pos), rounds: pos.round, decisions }
  })
}
