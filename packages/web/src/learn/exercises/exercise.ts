import {
  apply,
  describeMove,
  type Event,
  type Game,
  legalMoves,
  type Move,
  type MoveKind,
  type MoveOf,
  type State,
  toState,
} from '@amyitis/engine'
import type { MessageKey } from '@amyitis/i18n'
import type { Clause, RulesPageId } from '@amyitis/narration'
import type { BoardPlace } from '../../board/target.ts'

export const EXERCISE_PARTS = ['fields', 'temples', 'irrigation', 'caravan', 'court', 'planting', 'palace'] as const
export type ExercisePart = (typeof EXERCISE_PARTS)[number]

/** What has happened in an attempt so far. */
export interface Attempt {
  readonly game: Game
  /** The learner's moves. */
  readonly moves: readonly string[]
  readonly events: readonly Event[]
  /** What the last move set in motion, with the answers of the others. */
  readonly latest: readonly Event[]
}

type ExerciseKey = Extract<MessageKey, `exercise.${string}`>

/** What an attempt has come to; undefined as long as the goal is still in reach. */
export type ExerciseVerdict = { readonly solved: boolean; readonly text: ExerciseKey } | undefined

export interface Exercise {
  readonly part: ExercisePart
  readonly page: RulesPageId
  readonly clause: Clause
  readonly name: ExerciseKey
  readonly goal: ExerciseKey
  readonly hints: readonly ExerciseKey[]
  /** The squares it speaks of, to be named on the table. */
  readonly targets: readonly BoardPlace[]
  /** The position, with seat 0 to act. */
  start(): Game
  judge(attempt: Attempt, state: State): ExerciseVerdict
}

export const solved = (text: ExerciseKey): ExerciseVerdict => ({ solved: true, text })
export const failed = (text: ExerciseKey): ExerciseVerdict => ({ solved: false, text })

/** The others want nothing in an exercise: they pass, and else take the first thing they may. */
function answerOf(game: Game): string {
  const legal = legalMoves(game)
  return legal.includes('pass') ? 'pass' : legal[0]
}

/** Lets the others decide until it is the learner's turn. */
function letOthersPlay(game: Game, events: Event[]): Game {
  let now = game
  while (now.position.decision !== undefined && now.position.player !== 0) {
    const played = apply(now, answerOf(now))
    if (!played.ok) break
    now = played.game
    events.push(...played.events)
  }
  return now
}

export const beginExercise = (exercise: Exercise): Attempt => ({
  game: exercise.start(),
  moves: [],
  events: [],
  latest: [],
})

/** The attempt after a legal move of the learner. */
export function attempt({ game, moves, events }: Attempt, move: string): Attempt {
  const played = apply(game, move)
  if (!played.ok) throw new RangeError(`${move}: ${played.refusal.code}`)
  const latest = [...played.events]
  const now = letOthersPlay(played.game, latest)
  return { game: now, moves: [...moves, move], events: [...events, ...latest], latest }
}

export const verdictOf = (exercise: Exercise, tried: Attempt): ExerciseVerdict =>
  exercise.judge(tried, toState(tried.game.position))

/** The learner's moves of a kind. */
export const movesOf = <Kind extends MoveKind>({ moves }: Attempt, kind: Kind): MoveOf<Kind>[] =>
  moves.map(describeMove).filter((move: Move): move is MoveOf<Kind> => move.kind === kind)

/** The first event of a kind, if it has happened. */
export function eventOf<Type extends Event['type']>(
  { events }: Attempt,
  type: Type,
): Extract<Event, { type: Type }> | undefined {
  return events.find((event): event is Extract<Event, { type: Type }> => event.type === type)
}
