import { newGame, type PlayerCount, seededRandom } from '@amyitis/engine'
import { type FinishedGame, playOut } from './play.ts'
import { STYLES, type StyleName } from './styles.ts'

export interface Kind {
  readonly players: PlayerCount
  readonly palace: boolean
}

export const KINDS: readonly Kind[] = [false, true].flatMap((palace) =>
  ([2, 3, 4] as const).map((players) => ({ players, palace })),
)

export const goldenName = ({ players, palace }: Kind) => `${players}p-${palace ? 'palace' : 'base'}`

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
export function candidate(kind: Kind, table: number): Candidate {
  const seed = `golden ${goldenName(kind)} ${table}`
  return { ...playOut(newGame({ ...kind, seed }), seatStyles(kind.players, table, seed), seed), seed }
}

/** A game in which all leave the irrigation to the neutral cubes; now and then these run out. */
export function frugalCandidate(kind: Kind, table: number): Candidate {
  const seed = `golden ${goldenName(kind)} frugal ${table}`
  const styles = Array.from({ length: kind.players }, (): StyleName => 'frugal')
  return { ...playOut(newGame({ ...kind, seed }), styles, seed), seed }
}
