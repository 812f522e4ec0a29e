import { LEVELS, type Level, STRENGTHS } from '@amyitis/bots'
import type { GameHead } from '../../game/saved.ts'
import { isHuman } from '../../game/seats.ts'

/** Fewer results say nothing, and older ones no longer. */
const MIN_RESULTS = 3
const MAX_RESULTS = 20

/** One game against one bot: 1 won, 0 lost, ½ neither. */
interface Result {
  readonly strength: number
  readonly share: number
}

type Played = Pick<GameHead, 'seats' | 'summary' | 'changed'>

function resultsOf({ seats, summary }: Played): Result[] {
  const own = seats.findIndex(isHuman)
  if (summary.player !== undefined || own < 0 || seats.filter(isHuman).length > 1) return []
  return seats.flatMap((seat, i) => {
    if (seat.kind !== 'bot') return []
    const lead = Math.sign(summary.scores[own] - summary.scores[i])
    return [{ strength: STRENGTHS[seat.level], share: (1 + lead) / 2 }]
  })
}

const expected = (own: number, other: number) => 1 / (1 + 10 ** ((other - own) / 400))

/**
 * The strength at which these results were to be expected, between the weakest and the strongest bot; undefined if there are
 * too few.
 */
function strengthFrom(results: readonly Result[]): number | undefined {
  if (results.length < MIN_RESULTS) return undefined
  const won = results.reduce((sum, { share }) => sum + share, 0)
  let low = STRENGTHS[LEVELS[0]]
  let high = STRENGTHS[LEVELS[LEVELS.length - 1]]
  while (high - low > 1) {
    const middle = (low + high) / 2
    const hoped = results.reduce((sum, { strength }) => sum + expected(middle, strength), 0)
    if (hoped < won) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The bot whose strength is nearest to what somebody has shown in the games of this browser. */
export function equalLevel(games: readonly Played[]): Level | undefined {
  const latest = [...games].sort((a, b) => b.changed - a.changed)
  const strength = strengthFrom(latest.flatMap(resultsOf).slice(0, MAX_RESULTS))
  if (strength === undefined) return undefined
  const distance = (level: Level) => Math.abs(STRENGTHS[level] - strength)
  return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best))
}
