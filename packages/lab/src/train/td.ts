import type { Lesson } from './learner.ts'
import type { PlayedGame } from './self-play.ts'

/**
 * Lessons of one game by TD(λ): each position learns a mixture of what the net thought of the next one and, weighted by
 * λ, of what came after that, down to the result.
 */
export function lessonsOf({ moments, result, margins }: PlayedGame, lambda: number): Lesson[] {
  const lessons: Lesson[] = []
  let chances: number[] = [...result]
  let ahead: number[] = [...margins]
  for (let i = moments.length - 1; i >= 0; i--) {
    const { features, choice } = moments[i]
    lessons.push({ features, chances, margins: ahead, choice })
    const now = moments[i]
    chances = chances.map((target, seat) => lambda * target + (1 - lambda) * now.chances[seat])
    ahead = ahead.map((target, seat) => lambda * target + (1 - lambda) * now.margins[seat])
  }
  return lessons
}
