import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatPuzzles, type GameKind, type PuzzleTheme, parsePuzzles, type StoredGame } from '@amyitis/bots'
import { RULES_VERSION } from '@amyitis/engine'
import { LAST_ROUNDS, mineGame, RARE_THEMES } from './mine.ts'

/** How many games of two there are for each game of another kind. */
const EVERY: Readonly<Record<GameKind, number>> = {
  '2p': 1,
  '2p-palace': 3,
  '3p': 4,
  '3p-palace': 8,
  '4p': 5,
  '4p-palace': 8,
}

/** How many games there are, for each of a kind, that are mined only for rare themes: with two players they hardly ever occur. */
const RARE_GAMES: Readonly<Record<GameKind, number>> = {
  '2p': 0,
  '2p-palace': 4,
  '3p': 8,
  '3p-palace': 8,
  '4p': 8,
  '4p-palace': 8,
}

/** So that no theme dominates the collection. */
const MAX_PER_THEME = 150

const nameOf = ({ kind, number }: Pick<StoredGame, 'kind' | 'number'>) => `${kind} ${number}`

/** The games to play, kinds mixed. */
function* gamesUpTo(games: number): Generator<Pick<StoredGame, 'kind' | 'number'>> {
  for (let round = 1; round <= games; round++)
    for (const [kind, every] of Object.entries(EVERY) as [GameKind, number][])
      if (round % every === 0) {
        yield { kind, number: round / every }
        yield { kind, number: LAST_ROUNDS + round / every }
        for (let more = 1; more <= RARE_GAMES[kind]; more++)
          yield { kind, number: RARE_THEMES + (round / every - 1) * RARE_GAMES[kind] + more }
      }
}

/** What is mined already. */
function readGames(file: string): readonly StoredGame[] {
  return existsSync(file) ? parsePuzzles(readFileSync(file, 'utf8')).games : []
}

/** Plays the games that are missing in the file, and appends them with their puzzles. */
export function* mineMissing(file: string, games: number): Generator<string> {
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, formatPuzzles({ rules: RULES_VERSION, games: [] }))
  const done = readGames(file)
  const names = new Set(done.map(nameOf))
  let count = done.reduce((sum, { puzzles }) => sum + puzzles.length, 0)
  for (const { kind, number } of gamesUpTo(games)) {
    if (names.has(nameOf({ kind, number }))) continue
    const game = mineGame(kind, number)
    const text = formatPuzzles({ rules: RULES_VERSION, games: [game] })
    appendFileSync(file, text.slice(text.indexOf('\n') + 1))
    count += game.puzzles.length
    yield `${nameOf(game)}: ${count} puzzles`
  }
}

/** The puzzles that are published: those of games up to the limit, in the order of the plan, not too many of a theme. */
export function selectPuzzles(file: string, games: number): readonly StoredGame[] {
  const mined = new Map(readGames(file).map((game) => [nameOf(game), game]))
  const counts = new Map<PuzzleTheme, number>()
  const selected: StoredGame[] = []
  for (const wanted of gamesUpTo(games)) {
    const game = mined.get(nameOf(wanted))
    const puzzles = (game?.puzzles ?? []).filter(({ theme }) => {
      const count = (counts.get(theme) ?? 0) + 1
      counts.set(theme, count)
      return count <= MAX_PER_THEME
    })
    if (game !== undefined && puzzles.length > 0) selected.push({ ...game, puzzles })
  }
  return selected
}
