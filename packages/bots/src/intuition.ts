import { listLegal, type MoveCode, MoveList, type Position, type Random, type Trade } from '@amyitis/engine'
import { errorsLeft } from './heuristic.ts'
import type { IntuitiveLevel } from './level-settings.ts'
import type { Net } from './network/net.ts'
import { Evaluator } from './search/evaluator.ts'
import { recruits } from './temperament.ts'

export interface Intuition {
  /** How far to stray from the first impression at the start of the game. */
  readonly temperature: number
  /** Moves with a smaller part of the first impression's probability are never played. */
  readonly floor?: number | undefined
  readonly favourite?: Trade | undefined
}

/** Which moves seem absurd to a level: those less likely to be the best than this part of the first impression. */
export const FLOORS: Readonly<Record<IntuitiveLevel, number>> = { merchant: 0.002, engineer: 0.01, boatman: 0.03 }

/** How much more a move weighs if it recruits the favourite trade. */
export const FAVOUR = 4

/** The legal moves, the likeliest to be the best first, with the network's probabilities. */
function impressions(net: Net, position: Position): { moves: readonly MoveCode[]; priors: readonly number[] } {
  const list = new MoveList()
  listLegal(position, list)
  const evaluator = new Evaluator(net)
  evaluator.evaluate(position)
  const priors = [...evaluator.priors(position, list, list.length).subarray(0, list.length)]
  return { moves: list.toArray(), priors }
}

/** The network's first impression: the move it thinks likeliest to be the best, without playing a single one. */
export const firstImpression = (net: Net, position: Position): MoveCode => impressions(net, position).moves[0]

/** A move by intuition: the likelier the network thinks it is the best, the more often it is played. */
export function chooseByIntuition(
  net: Net,
  position: Position,
  random: Random,
  { temperature, floor = 0, favourite }: Intuition,
): MoveCode {
  const { moves, priors } = impressions(net, position)
  const sharpness = 1 / (temperature * errorsLeft(position))
  const weights = moves.map((move, i) => {
    if (priors[i] < floor * priors[0]) return 0
    const favour = favourite !== undefined && recruits(move, favourite) ? FAVOUR : 1
    return favour * (priors[i] / priors[0]) ** sharpness
  })
  let left = (random(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0)
  const chosen = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return moves[Math.max(0, chosen)]
}
