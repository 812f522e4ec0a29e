import { isAnswer, isAsGood, type TurnMoves, type TurnValue, turnContinues } from '@amyitis/bots'
import { apply, type Event, formatMove, type Game, opensTurn } from '@amyitis/engine'
import { useEffect, useRef, useState } from 'react'
import { recordError } from '../../app/error-log.ts'
import { compareTurns } from '../../game/thinking/worker-pool.ts'
import type { Posed } from '../model/posed.ts'
import { type PuzzleOutcome, type PuzzleResults, storeTry } from '../model/results.ts'

/** What has been played in an attempt so far. */
interface Attempt {
  readonly game: Game
  /** How many moves were played before the puzzle. */
  readonly from: number
  /** What the last move set in motion. */
  readonly latest: readonly Event[]
}

export const beginAttempt = ({ game }: Pick<Posed, 'game'>): Attempt => ({
  game,
  from: game.entries.length,
  latest: [],
})

/** The attempt after a legal move. */
export function afterMove(attempt: Attempt, move: string): Attempt {
  const played = apply(attempt.game, move)
  if (!played.ok) throw new RangeError(`${move}: ${played.refusal.code}`)
  return { ...attempt, game: played.game, latest: played.events }
}

/** The moves played so far. */
export const turnOf = ({ game, from }: Attempt): number[] => game.entries.slice(from).map(({ move }) => move)

export const isTurnOver = ({ game, from }: Attempt, seat: number): boolean =>
  game.entries.length > from && !turnContinues(game.position, seat)

/** The attempt with the first turn of a line played after it; everything that happens in it is the latest. */
export function withReply(attempt: Attempt, line: readonly string[]): Attempt {
  let now = attempt
  const latest: Event[] = []
  for (const [i, move] of line.entries()) {
    if (i > 0 && opensTurn(now.game.position)) break
    now = afterMove(now, move)
    latest.push(...now.latest)
  }
  return line.length === 0 ? attempt : { ...now, latest }
}

/** What an attempt has come to. */
export type PuzzleVerdict =
  /** `equal`: not the expected turn, but as good; `unchecked`: nobody knows. */
  | { readonly kind: 'playing' | 'checking' | 'right' | 'equal' | 'unchecked' | 'solution' }
  | { readonly kind: 'wrong'; readonly refutation: Refutation }

/** What a worse turn is worth, and what follows it. */
export interface Refutation {
  /** What was played. */
  readonly turn: TurnMoves
  readonly own: TurnValue
  readonly best: TurnValue
}

const PLAYING: PuzzleVerdict = { kind: 'playing' }

export interface Solving {
  readonly attempt: Attempt
  readonly verdict: PuzzleVerdict
  /** Counts what happens on the board. */
  readonly changes: number
  readonly hinted: boolean
  /** How the first try changed the results. */
  readonly results: { readonly before: number; readonly after: PuzzleResults } | undefined
  play(move: string): void
  /** One move back, as long as the turn is not over. */
  back: (() => void) | undefined
  retry(): void
  hint(): void
  showSolution(): void
}

/** Solves a puzzle: the turn is played on the board, and judged when it is over. */
export function useAttempt(posed: Posed, day: number | undefined, rating: number): Solving {
  const [attempt, setAttempt] = useState(() => beginAttempt(posed))
  const [verdict, setVerdict] = useState(PLAYING)
  const [changes, setChanges] = useState(0)
  const [hinted, setHinted] = useState(false)
  const [results, setResults] = useState<Solving['results']>()
  /** Changes when another attempt starts: an answer about an earlier one is out of date. */
  const run = useRef(0)
  useEffect(
    () => () => {
      run.current++
    },
    [],
  )
  const seat = posed.game.position.player
  const show = (next: Attempt, said: PuzzleVerdict) => {
    setAttempt(next)
    setVerdict(said)
    setChanges((count) => count + 1)
  }
  const keep = (outcome: PuzzleOutcome, solvedNow: boolean) => {
    const after = storeTry({ puzzle: posed, outcome, helped: hinted, day: solvedNow ? day : undefined })
    setResults((known) => known ?? { before: rating, after })
  }
  const restart = () => {
    run.current++
    show(beginAttempt(posed), PLAYING)
  }
  async function judge(tried: Attempt): Promise<void> {
    const turn = turnOf(tried)
    if (isAnswer(posed, turn)) {
      keep('solved', true)
      show(tried, { kind: 'right' })
      return
    }
    const own = ++run.current
    show(tried, { kind: 'checking' })
    try {
      const values = await compareTurns(posed.game, posed.answers[0], turn)
      if (own !== run.current) return
      const equal = isAsGood(values.own, values.best)
      keep(equal ? 'solved' : 'failed', equal)
      if (equal) setVerdict({ kind: 'equal' })
      else show(withReply(tried, values.own.line), { kind: 'wrong', refutation: { turn, ...values } })
    } catch (error) {
      recordError(error)
      if (own === run.current) setVerdict({ kind: 'unchecked' })
    }
  }
  return {
    attempt,
    verdict,
    changes,
    hinted,
    results,
    play(move) {
      const next = afterMove(attempt, move)
      if (isTurnOver(next, seat)) void judge(next)
      else show(next, PLAYING)
    },
    back:
      verdict.kind === 'playing' && attempt.game.entries.length > attempt.from
        ? () => show(turnOf(attempt).slice(0, -1).map(formatMove).reduce(afterMove, beginAttempt(posed)), PLAYING)
        : undefined,
    retry: restart,
    hint: () => setHinted(true),
    showSolution() {
      run.current++
      keep('failed', false)
      show(posed.answers[0].map(formatMove).reduce(afterMove, beginAttempt(posed)), { kind: 'solution' })
    },
  }
}
