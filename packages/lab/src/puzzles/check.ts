import { readFileSync } from 'node:fs'
import {
  formatChoices,
  listPuzzles,
  openPuzzle,
  type PuzzleCollection,
  parseWeights,
  puzzleSeed,
  type StoredGame,
  type StoredPuzzle,
  startPuzzleGame,
  weightsUrl,
} from '@amyitis/bots'
import { closerLook, confirm } from './confirm.ts'
import { themesIn } from './mine.ts'

/** The puzzles of a game that today's network confirms, rated by today's levels. */
function checkGame(stored: StoredGame, rules: PuzzleCollection['rules']): StoredGame {
  const { kind, number } = stored
  const { position, dealer } = startPuzzleGame(kind, number, rules)
  const { net } = parseWeights(readFileSync(weightsUrl(position.box)))
  const collection = { rules, games: [stored] }
  const puzzles: StoredPuzzle[] = []
  let moves = ''
  for (const { id } of listPuzzles(collection)) {
    const puzzle = openPuzzle(collection, id)
    if (puzzle === undefined) continue
    const { game, tempting } = puzzle
    const n = game.entries.length
    const start = {
      position: game.position,
      n,
      net,
      seed: `${puzzleSeed(kind, number)}/${n}`,
      themes: themesIn(number),
    }
    const found = confirm(start, closerLook(start), [tempting])
    if (found === undefined) continue
    puzzles.push(found)
    moves = formatChoices(
      position,
      game.entries.map(({ move }) => move),
      dealer,
    )
  }
  return { ...stored, moves, puzzles }
}

/** Looks again at every puzzle of a collection; yields each game that still has one. */
export function* checkPuzzles({ rules, games }: PuzzleCollection): Generator<StoredGame> {
  for (const game of games) {
    const checked = checkGame(game, rules)
    if (checked.puzzles.length > 0) yield checked
  }
}
