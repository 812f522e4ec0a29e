import type { EditionFault } from '../box/edition-problem.ts'
import { type MakeProblem, type Problem, problemsOf, wordsOf } from '../box/problem.ts'
import type { VersionCode } from '../box/rules-versions.ts'
import type { RefusalCode } from '../core/refusal.ts'
import type { StateFault } from './state-problem.ts'

/** What a record can have wrong. Each code has a sentence in every language. */
const PHRASES = {
  ends: 'the record ends where "{word}" should stand',
  word: '"{word}" should stand here, not "{text}"',
  name: '"{text}" should be one of {names}',
  variation: '"> variation" should stand here',
  deep: 'variations are nested more than {max} deep',
  round: '"{text}" is no round',
  turn: '"{text}" is no turn',
  glyph: '"{text}" should be one of {names}',
  'edition-json': 'the edition is no JSON',
  'names-json': 'the list of names is no JSON',
  'seed-json': 'the seed is no JSON',
  'position-json': 'the position is no JSON',
  edition: 'edition: {path} {problem}',
  position: '{path} {problem}',
  names: 'must be a list of {players} names',
  date: 'a date is written as 2026-11-15',
  seed: 'a seed is a string',
  rows: 'must be four rows of four tiles',
  tile: '{square} can\'t hold "{text}"',
  'tile-twice': 'a tile lies twice',
  plants: 'must name the plants of {cities}',
  'plant-twice': 'a plant lies twice',
  goods: 'must be {count} different goods',
  'deal-round': 'round {round} should be dealt, not {dealt}',
  groups: 'must be {players} groups of three',
  cards: 'too many cards "{text}"',
  kind: 'the position is of another kind of game than the header says',
  over: 'the game is over',
  player: '{color} decides, not {text}',
  incomplete: 'the turn before is not complete',
  begins: '"{text}" begins a turn of its own',
  refused: '"{text}" is refused: {refusal}',
  'no-deal': 'no deal for round {round} follows',
  'round-goes-on': 'the round is not over',
  'game-goes-on': 'the game is not over',
  result: 'the result is {scores}',
  'seed-early': 'a seed is allowed only once the game is over',
} as const

export type RecordCode = keyof typeof PHRASES | VersionCode

export const problem: MakeProblem<typeof PHRASES> = problemsOf(PHRASES)

/** What a fault is about, if that has a code of its own. */
interface Within {
  /** With `edition` and `position`: what is wrong with that. */
  readonly inside?: EditionFault | StateFault
  /** With `refused`: why. */
  readonly refusal?: RefusalCode
}

/** A fault of a record: its line, its English phrase, its code, and the clause if a rule forbids it. */
export interface RecordFault extends Within, Pick<Problem<RecordCode>, 'code' | 'values'> {
  readonly line: number
  readonly problem: string
  readonly clause?: string
}

/** Thrown inside the reader and caught at its entry: callers get a fault as a value. */
export class RecordError extends Error {
  readonly fault: RecordFault
  constructor(line: number, problem: Problem<RecordCode>, clause?: string, within: Within = {}) {
    const { code, values } = problem
    super(wordsOf(problem))
    this.fault = { line, problem: this.message, ...(clause === undefined ? {} : { clause }), code, values, ...within }
  }
}
