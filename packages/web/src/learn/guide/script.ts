import { apply, type Event, type Game, type NewGame, newGame } from '@amyitis/engine'
import type { Clause } from '@amyitis/narration'
import type { BoardPlace } from '../../board/target.ts'

/** One thing that the guide says, and what comes with it. */
export interface GuideStep<Key extends string = string> {
  readonly text: Key
  /** What it speaks of, to be lit up on the table. */
  readonly targets: readonly BoardPlace[]
  readonly clause?: Clause
  /** What the others play as the step begins. */
  readonly watch?: readonly string[]
  /** What the learner may play; without any, the step is left by "Next". */
  readonly accept?: readonly string[]
}

/** A guided game: the learner has seat 0, everyone else plays from the script. */
export interface Script<Key extends string = string> {
  readonly id: string
  readonly game: NewGame
  readonly steps: readonly GuideStep<Key>[]
}

/** How far somebody has come: the step, and what was played in each step that asked for a move. */
export interface GuidePosition {
  readonly step: number
  readonly answers: readonly string[]
}

export const START: GuidePosition = { step: 0, answers: [] }

export interface GuideScene {
  readonly game: Game
  /** What the last move of the step set in motion. */
  readonly events: readonly Event[]
}

function playAll(from: GuideScene, moves: readonly string[]): GuideScene {
  let scene = from
  const events: Event[] = []
  for (const move of moves) {
    const played = apply(scene.game, move)
    if (!played.ok) throw new RangeError(`the script plays ${move}: ${played.refusal.code}`)
    events.push(...played.events)
    scene = { game: played.game, events }
  }
  return scene
}

const starts = new WeakMap<Script, Game>()

/** Every scene grows from the same position, so that what a step leaves unchanged isn’t drawn again; but each is a game of its own. */
function startOf(script: Script): Game {
  const start = starts.get(script) ?? newGame(script.game)
  starts.set(script, start)
  return { ...start }
}

/** The table as a step shows it. */
export function sceneAt(script: Script, { step, answers }: GuidePosition): GuideScene {
  const { steps } = script
  let scene: GuideScene = { game: startOf(script), events: [] }
  let asked = 0
  for (const [index, { watch = [], accept }] of steps.slice(0, step + 1).entries()) {
    if (watch.length > 0) scene = playAll(scene, watch)
    else scene = { ...scene, events: [] }
    if (accept !== undefined && index < step) scene = playAll(scene, [answers[asked++]])
  }
  return scene
}

/** The next step, after a move where the step asks for one; undefined if that is not what it asks for. */
export function onward({ steps }: Script, { step, answers }: GuidePosition, move?: string): GuidePosition | undefined {
  const { accept } = steps[step]
  if (accept === undefined) return move === undefined ? { step: step + 1, answers } : undefined
  if (move === undefined || !accept.includes(move)) return undefined
  return { step: step + 1, answers: [...answers, move] }
}

/** One step back, as it stood before its move. */
export function backward({ steps }: Script, { step, answers }: GuidePosition): GuidePosition {
  const before = Math.max(0, step - 1)
  const asked = steps.slice(0, before).filter(({ accept }) => accept !== undefined).length
  return { step: before, answers: answers.slice(0, asked) }
}
