import {
  formatMove,
  type Game,
  isRulesVersion,
  newGame,
  play,
  type RulesVersion,
  unknownVersion,
} from '@amyitis/engine'
import { parseChoices } from './choices.ts'
import { type GameKind, hasPalace, isGameKind, playersOf } from './game-kind.ts'

/** A kind of game, as a file names it. */
export function readKind(name: string | undefined): GameKind {
  if (!isGameKind(name)) throw new RangeError(`no such kind of game: ${name}`)
  return name
}

/** A version of the rules, as a file names it. */
export function readRules(name: string): RulesVersion {
  if (!isRulesVersion(name)) throw new RangeError(unknownVersion(name))
  return name
}

/** A game of which a file has only the kind, the seed and the choices, before its first move. */
export const startStored = (kind: GameKind, seed: string, rules: RulesVersion): Game =>
  newGame({ players: playersOf(kind), palace: hasPalace(kind), seed, rules })

/** Plays stored choices for as long as `goesOn` says so. */
export function playStored(game: Game, choices: string, goesOn: (played: number) => boolean): Game {
  parseChoices(choices, game.position, (move) => play(game, formatMove(move)), goesOn)
  return game
}
