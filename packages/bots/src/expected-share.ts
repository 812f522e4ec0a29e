import type { GameKind } from './game-kind.ts'
import { LEVELS } from './levels.ts'
import { STRENGTHS, STRENGTHS_BY_KIND } from './strength.ts'

/** A strength as Elo of a kind of game: between two levels, as far along there as on the scale of `STRENGTHS`. */
export function eloIn(kind: GameKind, strength: number): number {
  const above = LEVELS.findIndex((level, i) => i > 0 && strength <= STRENGTHS[level])
  const upper = above < 0 ? LEVELS.length - 1 : above
  const [low, high] = [LEVELS[upper - 1], LEVELS[upper]]
  const part = (strength - STRENGTHS[low]) / (STRENGTHS[high] - STRENGTHS[low])
  const elo = STRENGTHS_BY_KIND[kind]
  return elo[low] + part * (elo[high] - elo[low])
}

/** How much of the games of a kind somebody should win against somebody else, by their strengths; a tie is half a win. */
export const expectedShare = (kind: GameKind, own: number, other: number): number =>
  1 / (1 + 10 ** ((eloIn(kind, other) - eloIn(kind, own)) / 400))
