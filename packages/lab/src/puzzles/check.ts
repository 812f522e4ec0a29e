import { readFileSync } from 'node:fs'
import {
  formatChoices,
  GAME_KINDS,
  type GameKind,
  openStoredPuzzle,
  type PuzzleCollection,
  parseWeights,
  puzzleSeed,
  type StoredGame,
  startPuzzleGame,
  weightsUrl,
} from '@amyitis/bots'
import { closerLook, confirmPuzzle } from './confirm.ts'
import { themesIn } from './mine.ts'

/** The puzzles of a game that today's network confirms, rated by today's levels. */
function checkGame(stored: StoredGame, rules: PuzzleCollection['rules']): StoredGame {
  const { kind, number } = stored
  const { position, dealer } = startPuzzleGame(kind, number, rules)
  const { net } = parseWeights(readFileSync(weightsUrl(position.box)))
  const themes = themesIn(number)
  const confirmed = stored.puzzles.flatMap((known) => {
    const { game, tempting } = openStoredPuzzle(stored, known, rules)
    const { n } = known
    const candidate = { position: game.position, n, net, seed: `${puzzleSeed(kind, number)}/${n}`, themes }
    const puzzle = confirmPuzzle(candidate, closerLook(candidate), [tempting])
    return puzzle === undefined ? [] : [{ puzzle, game }]
  })
  const moves = confirmed.at(-1)?.game.entries.map(({ move }) => move) ?? []
  return { ...stored, moves: formatChoices(position, moves, dealer), puzzles: confirmed.map(({ puzzle }) => puzzle) }
}

/** Looks again at every puzzle of these kinds in a collection; yields each game that still has one. */
export function* checkPuzzles(
  { rules, games }: PuzzleCollection,
  kinds: readonly GameKind[] = GAME_KINDS,
): Generator<StoredGame> {
  for (const game of games) {
    const checked = kinds.includes(game.kind) ? checkGame(game, rules) : game
    if (checked.puzzles.length > 0) yield checked
  }
}
