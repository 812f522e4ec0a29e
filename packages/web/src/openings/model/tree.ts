import type { OpeningTurn } from '@amyitis/bots'
import type { OpeningLine } from './lines.ts'

/** How games went. */
export interface OpeningResults {
  readonly count: number
  /** The share of wins, and between which shares it lies with 95 % certainty. */
  readonly share: number
  readonly low: number
  readonly high: number
  /** On average. */
  readonly margin: number
}

export interface NextTurn extends OpeningResults {
  readonly turn: OpeningTurn
  /** Is it known what followed? */
  readonly goesOn: boolean
  /** Is it clearly better or worse than what else was played here? */
  readonly trend: 'above' | 'below' | undefined
}

/** Everything that began with the same turns. */
export interface OpeningNode extends OpeningResults {
  /** The most frequent first, of equals the more successful. */
  readonly next: readonly NextTurn[]
  readonly replays: readonly OpeningLine[]
}

const Z = 1.96

/** Wilson's interval: it holds for few games and for shares near 0 and 1, too. */
function interval(share: number, count: number): Pick<OpeningResults, 'low' | 'high'> {
  const spread = Z ** 2 / count
  const middle = (share + spread / 2) / (1 + spread)
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share) + spread / 4) / count)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

export function openingResults(lines: readonly OpeningLine[]): OpeningResults {
  const mean = (of: (line: OpeningLine) => number) => lines.reduce((sum, line) => sum + of(line), 0) / lines.length
  const share = mean(({ won }) => won)
  return { count: lines.length, share, ...interval(share, lines.length), margin: mean(({ margin }) => margin) }
}

function trendOf({ low, high }: OpeningResults, average: number): NextTurn['trend'] {
  return low > average ? 'above' : high < average ? 'below' : undefined
}

/** What followed some turns; undefined if nobody played them. */
export function nodeAt(lines: readonly OpeningLine[], path: readonly OpeningTurn[]): OpeningNode | undefined {
  const here = lines.filter(({ turns }) => path.every((turn, i) => turns[i] === turn))
  if (here.length === 0) return undefined
  const outcome = openingResults(here)
  const depth = path.length
  const groups = new Map<OpeningTurn, OpeningLine[]>()
  for (const line of here) {
    const turn = line.turns[depth]
    if (turn === undefined) continue
    const some = groups.get(turn)
    if (some === undefined) groups.set(turn, [line])
    else some.push(line)
  }
  const next = Array.from(groups, ([turn, some]): NextTurn => {
    const own = openingResults(some)
    const goesOn = some.some(({ turns }) => turns.length > depth + 1)
    return { turn, goesOn, ...own, trend: trendOf(own, outcome.share) }
  }).sort((a, b) => b.count - a.count || b.share - a.share)
  return { ...outcome, next, replays: here.filter(({ replay }) => replay !== undefined) }
}
