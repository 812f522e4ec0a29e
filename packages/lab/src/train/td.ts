import type { Outcome, TrainingExample } from './learner.ts'
import type { PlayedGame } from './self-play.ts'

function mix(now: Float32Array, later: Float32Array, lambda: number): Float32Array {
  return now.map((value, seat) => lambda * later[seat] + (1 - lambda) * value)
}

/**
 * Lessons of one game by TD(λ): each position learns a mixture of what was thought of the next one and, weighted by λ, of
 * what came after that, down to the result. A move that was only tried cuts the thread: the position before it learns
 * what the best move promised.
 */
export function trainingExamples({ steps, result }: PlayedGame, lambda: number): TrainingExample[] {
  const lessons: TrainingExample[] = []
  let target: Outcome = result
  let round = Number.POSITIVE_INFINITY
  for (let i = steps.length - 1; i >= 0; i--) {
    const { features, choice, evaluation, better } = steps[i]
    const crossed = round === Number.POSITIVE_INFINITY ? 0 : round - steps[i].round
    round = steps[i].round
    target = better ?? { ...target, rounds: target.rounds + crossed }
    lessons.push({ features, choice, ...target })
    target = {
      chances: mix(evaluation.chances, target.chances, lambda),
      margins: mix(evaluation.margins, target.margins, lambda),
      rounds: lambda * target.rounds + (1 - lambda) * evaluation.rounds,
    }
  }
  return lessons
}
