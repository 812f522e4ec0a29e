import { useEffect, useMemo } from 'react'
import type { GameInProgress } from '../game/game-in-progress.ts'
import { type Challenge, challengeWith, starCount, verdictsOf } from './challenge.ts'
import type { GoalVerdict } from './goal.ts'
import { keepStars } from './progress.ts'

/** The challenge that a game belongs to, and how it stands. Stars are kept as soon as they are won. */
export function useChallenge(
  running: GameInProgress,
): { readonly challenge: Challenge; readonly verdicts: readonly GoalVerdict[] } | undefined {
  const found = useMemo(() => {
    const challenge = challengeWith(running.head.challenge)
    return challenge === undefined ? undefined : { challenge, verdicts: verdictsOf(challenge, running) }
  }, [running])
  useEffect(() => {
    if (found !== undefined) keepStars(found.challenge.id, starCount(found.verdicts))
  }, [found])
  return found
}
