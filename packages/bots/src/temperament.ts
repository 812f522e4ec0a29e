import { describeMove, type MoveCode, type Trade } from '@amyitis/engine'
import type { BotChoice } from './analysis.ts'
import type { Level } from './levels.ts'

/** The trade that a level prefers wherever it is almost as good as the best move, and what it may cost, in value. */
export const TEMPERAMENTS: Partial<Record<Level, { readonly trade: Trade; readonly cost: number }>> = {
  boatman: { trade: 'merchant', cost: 0.02 },
  harpist: { trade: 'priest', cost: 0.02 },
  physician: { trade: 'farmer', cost: 0.01 },
  judge: { trade: 'engineer', cost: 0.01 },
}

function employs(code: MoveCode, trade: Trade): boolean {
  const move = describeMove(code)
  return (move.kind === 'recruit' || move.kind === 'free') && move.trade === trade
}

/** The choice of a level with its temperament: its favourite trade, if that is almost as good as the best move found. */
export function indulge(level: Level, choice: BotChoice): BotChoice {
  const favourite = TEMPERAMENTS[level]
  if (favourite === undefined || choice.analysis === undefined) return choice
  const { moves } = choice.analysis
  const best = moves.find(({ move }) => move === choice.move)
  if (best === undefined) return choice
  const { trade, cost } = favourite
  const [dear] = moves
    .filter(({ move, value }) => value >= best.value - cost && employs(move, trade))
    .sort((a, b) => b.value - a.value)
  return dear === undefined ? choice : { ...choice, move: dear.move }
}
