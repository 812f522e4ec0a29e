import { costOf, isAboutPoints, type ReviewedTurn } from '@amyitis/bots'
import type { Text } from '@amyitis/i18n/app'
import { percent } from '@amyitis/narration'

type Cost = Pick<ReviewedTurn, 'loss' | 'points'>

/** With one decimal, as a number that the plural agrees with. */
const rounded = (points: number) => Math.round(10 * points) / 10

/** What a turn gave away, as a sentence: win chance, points, or both. */
export function costWords(text: Text, cost: Cost): string {
  const points = rounded(cost.points)
  const loss = percent(text, cost.loss)
  if (points === 0) return text.t('replay.grade.loss', { loss })
  if (isAboutPoints(cost)) return text.t('replay.grade.only-points', { points })
  return text.t('replay.grade.points', { points, loss })
}

/** What there is to say about a turn besides its grade: what it cost, and what is proven. Most good turns need no words. */
export function verdictOn(text: Text, turn: ReviewedTurn): string | undefined {
  const { grade, forced, proven } = turn
  if (grade === 'good' && (forced || !proven)) return undefined
  if (costOf(turn) === 0) return text.t('replay.grade.proven')
  const cost = costWords(text, turn)
  return proven ? `${cost} ${text.t('review.proven')}` : cost
}

/** Points given away, as short as a change of the win chance. */
export const pointsLost = (text: Text, { points }: Cost): string =>
  text.t('replay.turning.points', { points: rounded(points) })
