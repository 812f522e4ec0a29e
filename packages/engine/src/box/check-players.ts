import { PLAYERS } from './bounds.ts'
import type { Check } from './check.ts'
import type { EditionCode } from './edition-problem.ts'

/** Every requirement for an edition has a code. */
export type EditionCheck = Check<EditionCode>

/** A value for each number of players. */
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
