import { PLAYERS } from './bounds.ts'
import type { Check, Problem } from './check.ts'

/** Whatever is demanded of an edition has a code. */
export type EditionCheck = Check<Problem>

/** A number for each number of players. */
export function checkPerPlayers(
  check: EditionCheck,
  value: unknown,
  path: string,
  min: number,
  max: number,
  also: string[] = [],
) {
  const counts = check.record(value, path, ['2', '3', '4'], also)
  return PLAYERS.map((players) => check.integer(counts[players], `${path}.${players}`, min, max))
}
