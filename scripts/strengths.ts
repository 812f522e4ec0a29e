import { LEVELS, type Level } from '../packages/bots/src/levels.ts'

/** What counts here of a file of docs/ladder. */
export interface Ladder {
  readonly ratings: readonly { readonly name: string; readonly elo: number }[]
  readonly steps: readonly {
    readonly step: { readonly name: string }
    readonly report: { readonly settings: { readonly entrants: readonly string[] } }
  }[]
}

/** The levels as measured against each other; the other steps use other budgets. */
const STEPS_OF_LEVELS = ['quick', 'search', 'oracle', 'strongest']
export const ANCHOR = { level: 'merchant', strength: 1300 } as const

const levelOf = (entrant: string) => entrant.split('@')[0]

/**
 * Strength by level, weakest first: Elo, moved so that the anchor has its number, rounded to 10. A level that a few lucky games
 * have put below a weaker one gets that one's number.
 */
export function strengthsOf({ ratings, steps }: Ladder): readonly { level: Level; strength: number }[] {
  const entrants = steps
    .filter(({ step }) => STEPS_OF_LEVELS.includes(step.name))
    .flatMap(({ report }) => report.settings.entrants)
  const eloOf = (level: Level): number => {
    const rating = ratings.find(({ name }) => levelOf(name) === level && entrants.includes(name))
    if (rating === undefined) throw new Error(`the ladder lacks ${level}`)
    return rating.elo
  }
  const anchor = eloOf(ANCHOR.level)
  const measured = LEVELS.map((level) => Math.round((eloOf(level) - anchor + ANCHOR.strength) / 10) * 10)
  return LEVELS.map((level, i) => ({ level, strength: Math.max(...measured.slice(0, i + 1)) }))
}
