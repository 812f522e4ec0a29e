import { enterGame } from '../app/start-game.ts'
import { savedFrom } from '../game/create-game.ts'
import type { SeatSetting } from '../game/seats.ts'
import { type Challenge, challengeGame, seedOf } from './challenge.ts'

export function startChallenge(challenge: Challenge): Promise<void> {
  const seats: SeatSetting[] = [
    { kind: 'human', name: '' },
    ...challenge.opponents.map((level) => ({ kind: 'bot', level }) as const),
  ]
  return enterGame(() => {
    const { head, moves } = savedFrom(challengeGame(challenge), seats, seedOf(challenge), Date.now())
    return { head: { ...head, challenge: challenge.id }, moves }
  })
}
