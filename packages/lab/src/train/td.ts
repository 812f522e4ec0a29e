import type { Outcome, TrainingExample } from './learner.ts'
import type { PlayedGame } from './self-play.ts'

function mix(now: Float32Array, later: Float32Array, lambda: number): Float32Array {
  return now.map((value, seat) => lambda * later[seat] + (1 - lambda) * value)
}

/**
 * Training examples of one game by TD(λ): each position learns a mixture of the evaluations after it, weighted by λ, down to
 * the result. An exploratory move cuts the trace: the position before it learns the evaluation of the best move.
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
