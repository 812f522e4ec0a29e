import { clonePosition, type Game, isOver, type Position, play, type Random, seededRandom } from '@amyitis/engine'
import { STYLES, type Style, type StyleName, weighMoves } from './styles.ts'
import { noteTraits, type Traits } from './traits.ts'

export interface FinishedGame {
  readonly game: Game
  readonly styles: readonly StyleName[]
  readonly traits: Traits
}

const PRECISION = 1_000_000

/** Draws a move, weighted by the style's preferences; a move of weight 0 only if there is no other. */
function draw(position: Position, style: Style, random: Random): string {
  const moves = weighMoves(position, style)
  const total = moves.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return moves[random(moves.length)].text
  let left = (random(PRECISION) / PRECISION) * total
  for (const { text, weight } of moves) {
    left -= weight
    if (left < 0) return text
  }
  return moves[moves.length - 1].text
}

/** Plays a game until it is over or `enough` returns true, each seat in its style, after some given moves. */
export function playOut(
  game: Game,
  styles: readonly StyleName[],
  seed: string,
  { opening = [], enough = () => false }: { opening?: readonly string[]; enough?: (game: Game) => boolean } = {},
): FinishedGame {
  const random = seededRandom(`${seed}/players`)
  const traits: Traits = new Set()
  const given = opening.slice()
  while (!isOver(game) && !enough(game)) {
    const before = clonePosition(game.position)
    const text = given.shift() ?? draw(before, STYLES[styles[before.player]], random)
    const played = play(game, text)
    if (!played.ok) throw new Error(`${text}: ${played.refusal.code}`)
    noteTraits(traits, before, game.position, text, played.events)
  }
  return { game, styles, traits }
}
