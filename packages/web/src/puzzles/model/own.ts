import type { Review, ReviewedTurn } from '@amyitis/bots'
import { type Game, type MoveCode, parseMove, rewind } from '@amyitis/engine'
import { useEffect, useState } from 'react'
import { recordError } from '../../app/error-log.ts'
import { openGame } from '../../game/game-in-progress.ts'
import { isHuman, type SeatedPlayer } from '../../game/seats.ts'
import type { GameStore } from '../../game/store.ts'
import { store } from '../../game/tabs.ts'
import { storedReview } from '../../replay/review/use-review.ts'
import type { Posed } from './posed.ts'

/** A blunder of one's own, as a puzzle. */
export interface OwnPuzzle extends Posed {
  /** The saved game, and the decision that the turn starts with. */
  readonly gameId: string
  readonly n: number
  readonly round: number
  /** The win chance it cost. */
  readonly loss: number
}

const codesOf = (moves: readonly string[]): MoveCode[] => moves.flatMap((move) => parseMove(move) ?? [])

/** A turn of a reviewed game as a puzzle; none if nothing better was found. */
export function posedFrom(game: Game, gameId: string, turn: ReviewedTurn): OwnPuzzle[] {
  const { n, round, loss, better, moves, proven = false } = turn
  if (better === null) return []
  const posed = { id: `own-${gameId}-${n}`, game: rewind(game, n - 1), proven }
  return [{ ...posed, gameId, n, round, loss, answers: [codesOf(better.moves)], tempting: codesOf(moves) }]
}

/** The blunders that the people at this screen made in a reviewed game. */
const puzzlesFrom = (
  game: Game,
  gameId: string,
  seats: readonly SeatedPlayer[],
  { turns }: Pick<Review, 'turns'>,
): OwnPuzzle[] =>
  turns
    .filter(({ grade, seat }) => grade === 'blunder' && isHuman(seats[seat]))
    .flatMap((turn) => posedFrom(game, gameId, turn))

/** The puzzles from finished games that have been reviewed; a damaged game has none. */
export async function ownPuzzles(
  games: Pick<GameStore, 'list' | 'load'>,
  reviewOf: (game: Game) => Promise<Pick<Review, 'turns'> | undefined>,
): Promise<OwnPuzzle[]> {
  const puzzles: OwnPuzzle[] = []
  for (const { id, summary } of await games.list()) {
    const saved = summary.player === undefined ? await games.load(id) : undefined
    const opened = saved === undefined ? undefined : openGame(saved)
    if (!opened?.ok) continue
    const { game, head } = opened.running
    const review = await reviewOf(game)
    if (review !== undefined) puzzles.push(...puzzlesFrom(game, id, head.seats, review))
  }
  return puzzles
}

/** The puzzles from the games of this browser; undefined until they are read. */
export function useOwnPuzzles(): readonly OwnPuzzle[] | undefined {
  const [puzzles, setPuzzles] = useState<readonly OwnPuzzle[]>()
  useEffect(() => {
    let left = false
    const show = (found: readonly OwnPuzzle[]) => {
      if (!left) setPuzzles(found)
    }
    ownPuzzles(store, storedReview).then(show, (error: unknown) => {
      recordError(error)
      show([])
    })
    return () => {
      left = true
    }
  }, [])
  return puzzles
}
