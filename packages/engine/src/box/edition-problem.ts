import type { CodedFault } from './check.ts'
import { type MakeProblem, problemsOf } from './problem.ts'

/** What only an edition can have wrong. Each code has a sentence in every language. */
const PHRASES = {
  json: "isn't valid JSON: line {line}, column {column}",
  version: 'must be 1 or 2, not {found}; newer versions need a newer program',
  extends: 'must be "{name}", the only edition that can be extended, not {found}',
  newer: 'needs version {version} at the top of the file',
  id: 'must be a name of 1 to 40 characters',
  standard: '"standard" is the name of the 2007 box; give this edition a name of its own',
  groups: "{cards} cards can't fill {players} groups of {size} with {players} players (R4.1)",
  levels: 'must have 1 to {max} levels, not {count}',
  doubles: 'must have either minFloor or sides',
  fields: 'must have 1 to {max} fields, not {count}',
  twice: '{name} appears twice',
  offers: 'must be two different kinds',
  'top-square': "{square} can't stay empty",
  'top-quality': 'the top tile must have quality 3',
  tops: 'must have one top tile, not {count} (R2.5)',
  tiles: 'must be at most {max}, not {count}',
  'tile-id': 'an id must be 1 to 16 lower-case letters, digits or inner hyphens, and not "unused"',
  floor:
    "{tiles} tiles of quality {floor} can't fill the {squares} squares on floor {floor} with {players} players (R2.5)",
} as const

export type EditionCode = keyof typeof PHRASES

/** A fault of an edition: its place, its English phrase, its code. */
export type EditionFault = CodedFault<EditionCode>

export const problem: MakeProblem<typeof PHRASES> = problemsOf(PHRASES)
