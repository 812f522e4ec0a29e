import type { Review, ReviewedTurn } from '@amyitis/bots'
import { type Game, type MoveCode, parseMove, parseRecord, rewind } from '@amyitis/engine'
import { useEffect, useState } from 'react'
import { recordError } from '../../app/error-log.ts'
import { type FactsStore, idbFacts } from '../../game/facts/facts-store.ts'
import { openGame } from '../../game/game-in-progress.ts'
import { isHuman } from '../../game/seats.ts'
import type { GameStore } from '../../game/store.ts'
import { keyOfSubject, subjectOf } from '../../game/subject.ts'
import { store } from '../../game/tabs.ts'
import { storedReviews } from '../../replay/review/use-review.ts'
import type { Posed } from './posed.ts'

/** A blunder of one's own, as a puzzle. */
export interface OwnPuzzle extends Posed {
  /** The saved game, or the table of the server, and the decision that the turn starts with. */
  readonly gameId: string
  readonly n: number
  readonly round: number
  /** What it cost: win chance, and expected points of the margin. */
  readonly loss: number
  readonly points: number
}

const codesOf = (moves: readonly string[]): MoveCode[] => moves.flatMap((move) => parseMove(move) ?? [])

/** A turn of a reviewed game as a puzzle; none if nothing better was found. */
export function posedFrom(game: Game, gameId: string, turn: ReviewedTurn): OwnPuzzle[] {
  const { n, round, loss, points, better, moves, proven = false } = turn
  if (better === null) return []
  const posed = { id: `own-${gameId}-${n}`, game: rewind(game, n - 1), proven }
  return [{ ...posed, gameId, n, round, loss, points, answers: [codesOf(better.moves)], tempting: codesOf(moves) }]
}

/** The blunders that some seats made in a reviewed game. */
const puzzlesFrom = (game: Game, gameId: string, seats: readonly number[], { turns }: Pick<Review, 'turns'>) =>
  turns
    .filter(({ grade, seat }) => grade === 'blunder' && seats.includes(seat))
    .flatMap((turn) => posedFrom(game, gameId, turn))

/** A whole review, and the record of the game that it is about. */
interface Judged {
  readonly subject: string
  readonly review: Pick<Review, 'turns'>
}

interface OwnDeps {
  readonly games: Pick<GameStore, 'list' | 'load'>
  /** Of games at tables of the server, what statistics have kept of them. */
  readonly kept: Pick<FactsStore, 'all'>
  reviews(): Promise<readonly Judged[]>
}

/** R1.1 The scores that a record ends with. */
const resultIn = (subject: string) => /^result (.*)$/m.exec(subject)?.[1]

/** From games of this browser; only those are read that end like one that was reviewed. */
async function localPuzzles(games: OwnDeps['games'], judged: readonly Judged[]): Promise<OwnPuzzle[]> {
  const results = new Set(judged.map(({ subject }) => resultIn(subject)))
  const heads = (await games.list()).filter(
    ({ summary }) => summary.player === undefined && results.has(summary.scores.join(' ')),
  )
  const found = await Promise.all(heads.map(({ id }) => games.load(id)))
  return found.flatMap((saved) => {
    const opened = saved === undefined ? undefined : openGame(saved)
    if (!opened?.ok) return []
    const { game, head } = opened.running
    const subject = subjectOf(game)
    const review = judged.find((one) => one.subject === subject)?.review
    const people = head.seats.flatMap((seat, i) => (isHuman(seat) ? [i] : []))
    return review === undefined ? [] : puzzlesFrom(game, head.id, people, review)
  })
}

/** From games at tables of the server: a review has the whole game in it. */
async function onlinePuzzles(kept: OwnDeps['kept'], judged: readonly Judged[]): Promise<OwnPuzzle[]> {
  const tables = (await kept.all().catch(() => [])).filter(({ key }) => key.startsWith('table '))
  return tables.flatMap(({ key, facts, result }) => {
    const found = judged.find(({ subject }) => keyOfSubject(subject) === facts?.subject)
    const read = found && parseRecord(found.subject)
    if (found === undefined || !read?.ok || result === undefined) return []
    return puzzlesFrom(read.game, key.split(' ')[2], [result.seat], found.review)
  })
}

/** The puzzles from finished games that have been reviewed; a damaged game has none. */
export async function ownPuzzles({ games, kept, reviews }: OwnDeps): Promise<OwnPuzzle[]> {
  const judged = await reviews()
  if (judged.length === 0) return []
  return [...(await localPuzzles(games, judged)), ...(await onlinePuzzles(kept, judged))]
}

/** The puzzles from the games of this browser; undefined until they are read. */
export function useOwnPuzzles(): readonly OwnPuzzle[] | undefined {
  const [puzzles, setPuzzles] = useState<readonly OwnPuzzle[]>()
  useEffect(() => {
    let left = false
    const show = (found: readonly OwnPuzzle[]) => {
      if (!left) setPuzzles(found)
    }
    ownPuzzles({ games: store, kept: idbFacts, reviews: storedReviews }).then(show, (error: unknown) => {
      recordError(error)
      show([])
    })
    return () => {
      left = true
    }
  }, [])
  return puzzles
}
