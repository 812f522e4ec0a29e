import { describeMove, type MoveCode, type Trade } from '@amyitis/engine'
import type { BotChoice } from './analysis.ts'
import type { Level } from './levels.ts'

/** The trade that a level prefers. */
export const FAVOURITES: Partial<Record<Level, Trade>> = {
  boatman: 'merchant',
  harpist: 'priest',
  physician: 'farmer',
  judge: 'engineer',
}

/** What the favourite trade may cost a level that searches, in value. */
export const COSTS: Partial<Record<Level, number>> = { harpist: 0.03, physician: 0.01, judge: 0.01 }

export function recruits(code: MoveCode, trade: Trade): boolean {
  const move = describeMove(code)
  return (move.kind === 'recruit' || move.kind === 'free') && move.trade === trade
}

/** The choice of a level that searches: its favourite trade, if that is almost as good as the best move found. */
export function indulge(favourite: Trade | undefined, cost: number, choice: BotChoice): BotChoice {
  if (favourite === undefined || choice.analysis === undefined) return choice
  const { moves } = choice.analysis
  const best = moves.find(({ move }) => move === choice.move)
  if (best === undefined) return choice
  const [dear] = moves
    .filter(({ move, value }) => value >= best.value - cost && recruits(move, favourite))
    .sort((a, b) => b.value - a.value)
  return dear === undefined ? choice : { ...choice, move: dear.move }
}
