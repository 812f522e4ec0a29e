import { readFileSync } from 'node:fs'
import { createNet, type NetShape, weightCount } from '@amyitis/bots'
import type { CurvePoint } from './curve.ts'
import { Learner } from './learner.ts'
import type { Recipe } from './recipe.ts'
import { writeFileAtomically } from './weights-file.ts'

/** The state of a training: enough to resume exactly as if it had never stopped. */
export interface TrainingState {
  readonly learner: Learner
  /** The weights at the start, and those to keep: the best so far. */
  readonly start: Float32Array
  kept: Float32Array
  /** Games played, and after how many the kept weights were found. */
  done: number
  keptAt: number
  /** Steps of learning that are due: a game brings more than a whole number of them. */
  owed: number
  readonly curve: CurvePoint[]
}

/** What is trained: the recipe, and the hash of the edition. */
export interface TrainingPlan {
  readonly recipe: Recipe
  readonly edition: string
}

const parts = ({ learner, start, kept }: TrainingState) => [
  learner.net.weights,
  learner.first,
  learner.second,
  learner.average,
  kept,
  start,
]

/** A line of JSON, then the numbers. */
export function saveTraining(file: string, plan: TrainingPlan, training: TrainingState): void {
  const { done, keptAt, owed, curve, learner } = training
  const head = Buffer.from(`${JSON.stringify({ ...plan, done, keptAt, owed, curve, steps: learner.steps })}\n`)
  const numbers = parts(training).map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))
  writeFileAtomically(file, Buffer.concat([head, ...numbers]))
}

/** Loads a checkpoint of exactly this recipe and edition. */
export function loadTraining(file: string, { recipe, edition }: TrainingPlan, shape: NetShape): TrainingState {
  const bytes = readFileSync(file)
  const end = bytes.indexOf(10)
  const head = JSON.parse(bytes.subarray(0, end).toString())
  if (JSON.stringify(head.recipe) !== JSON.stringify(recipe))
    throw new Error(`${file} belongs to another recipe: delete it to start over, or choose another --out`)
  if (head.edition !== edition)
    throw new Error(`${file} belongs to another edition: delete it to start over, or choose another --out`)
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset + end + 1, bytes.byteOffset + bytes.length))
  const size = weightCount(shape)
  const part = (index: number) => numbers.slice(index * size, (index + 1) * size)
  const learner = new Learner(createNet(shape, part(0)))
  learner.first.set(part(1))
  learner.second.set(part(2))
  learner.average.set(part(3))
  learner.steps = head.steps
  const { done, keptAt, owed, curve } = head
  return { learner, kept: part(4), start: part(5), done, keptAt, owed, curve }
}
