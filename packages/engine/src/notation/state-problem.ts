import type { Check, CodedFault } from '../box/check.ts'
import { type MakeProblem, problemsOf } from '../box/problem.ts'

/** What only a state can have wrong. Each code has a sentence in every language. */
const PHRASES = {
  room: 'has room for {max} cubes, not {count}',
  winners: 'must be null: nobody has won yet',
  colors: 'must have different colours',
  passed: 'has passed (R5.2)',
  talents: '{count} talents in all, but the box holds {max} (R1.5)',
  camels: '{count} camels in all, but the box holds {max} (R1.5)',
  good: '{count} {good} in all, but the box holds {max} (R1.5)',
  cubes: '{count} {color} cubes in all, but the box holds {max} (R1.5)',
  loose: '{count} neutral cubes in temples and reserve (R9.4)',
  neutral: '{count} neutral cubes in all are too few (R1.5)',
  cards: '{count} cards in all, but the box holds {max} (R8.1)',
  caravaneers: 'must be one good for each of the {count} Caravaneer II left (R2.4)',
  'caravaneer-goods': 'must be different goods and no wine (R2.4)',
  trades: '{count} {trade} cards, but {max} are in play (R2.3)',
  plants: 'each card must lie in one city (R2.2)',
  'tile-twice': 'a tile is there twice (R2.5)',
  'tile-floor': 'tile {tile} does not belong on floor {floor} (R2.5)',
  planted: '{squares} squares planted on floor {floor}, but {tiles} tiles taken (R9.2)',
  'dry-side': 'is irrigated but has no water (R3.5)',
  'neutral-side': 'has a neutral cube but no plants on both sides (R9.4)',
  'open-side': 'lies between two plants and must be irrigated (R9.4)',
  'filled-side': 'a neutral cube fills a side, nothing comes after it (R9.4)',
  'dry-square': 'is planted but not irrigated (R9.1)',
  'turn-rank': 'must be {rank} in turn order (R12.3)',
  rank: 'must count those ahead on the same place (R12.3)',
  powers: 'seat {seat} has taken {count}, must be {due} (R12.3)',
  first: 'is who took that power (R12.3)',
} as const

export type StateCode = keyof typeof PHRASES

/** A fault of a state: its place, its English phrase, its code. */
export type StateFault = CodedFault<StateCode>

export type StateCheck = Check<StateCode>

export const isStateCode = (code: string): code is StateCode => Object.hasOwn(PHRASES, code)

export const problem: MakeProblem<typeof PHRASES> = problemsOf(PHRASES)
