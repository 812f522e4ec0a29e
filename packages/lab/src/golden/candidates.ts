import { newGame, type PlayerCount, seededRandom } from '@amyitis/engine'
import { type FinishedGame, playOut } from './play.ts'
import { STYLES, type StyleName } from './styles.ts'

/** In how many of the chosen games each trait should appear, if the candidates allow it. */
const TARGET_COUNT = 2

/**
 * Greedily chooses games that together cover as much as possible: always the one that adds most, with rare traits weighing
 * more. Long games show more but are much alike, so the gain counts per decision; a table like one already chosen counts
 * less.
 */
export function selectGames<T extends FinishedGame>(candidates: readonly T[], count: number): T[] {
  const chosen: T[] = []
  const seen = new Map<string, number>()
  const shows = new Map<string, number>()
  for (const { traits } of candidates) for (const trait of traits) shows.set(trait, (shows.get(trait) ?? 0) + 1)
  const worth = ({ game, styles, traits }: T) => {
    let sum = 0
    for (const trait of traits) if ((seen.get(trait) ?? 0) < TARGET_COUNT) sum += 1 / (shows.get(trait) ?? 1)
    const alike = chosen.filter((other) => other.styles.join() === styles.join()).length
    return sum / game.entries.length / (1 + alike)
  }
  const rest = [...candidates]
  while (chosen.length < count && rest.length > 0) {
    const worths = rest.map(worth)
    const [best] = rest.splice(worths.indexOf(Math.max(...worths)), 1)
    chosen.push(best)
    for (const trait of best.traits) seen.set(trait, (seen.get(trait) ?? 0) + 1)
  }
  return chosen
}

export interface GoldenKind {
  readonly players: PlayerCount
  readonly palace: boolean
}

export const GOLDEN_KINDS: readonly GoldenKind[] = [false, true].flatMap((palace) =>
  ([2, 3, 4] as const).map((players) => ({ players, palace })),
)

export const goldenName = ({ players, palace }: GoldenKind) => `${players}p-${palace ? 'palace' : 'base'}`

export interface Candidate extends FinishedGame {
  readonly seed: string
}

const NAMES = Object.keys(STYLES) as StyleName[]

/** The styles at a table: all the same, all but one, or any. */
function seatStyles(players: number, table: number, seed: string): StyleName[] {
  const random = seededRandom(`${seed}/styles`)
  const any = () => NAMES[random(NAMES.length)]
  const main = NAMES[table % NAMES.length]
  const company = Math.floor(table / NAMES.length) % 4
  const styles = Array.from({ length: players }, () => (company === 0 || company === 1 ? main : any()))
  if (company === 1) styles[random(players)] = any()
  if (company === 2) styles.fill('passer').splice(random(players), 1, main)
  if (company === 3) styles[random(players)] = main
  return styles
}

/** A game from the beginning. */
export function candidate(kind: GoldenKind, table: number): Candidate {
  const seed = `golden ${goldenName(kind)} ${table}`
  return { ...playOut(newGame({ ...kind, seed }), seatStyles(kind.players, table, seed), seed), seed }
}

/** A game in which all leave the irrigation to the neutral cubes; now and then these run out. */
export function frugalCandidate(kind: GoldenKind, table: number): Candidate {
  const seed = `golden ${goldenName(kind)} frugal ${table}`
  const styles = Array.from({ length: kind.players }, (): StyleName => 'frugal')
  return { ...playOut(newGame({ ...kind, seed }), styles, seed), seed }
}
