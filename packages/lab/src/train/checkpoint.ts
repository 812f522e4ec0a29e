import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createNet, type NetShape, weightCount } from '@amyitis/bots'
import { Learner } from './learner.ts'
import type { Recipe } from './recipe.ts'

/** The state of a training: enough to resume exactly as if it had never stopped. */
export interface TrainingState {
  readonly learner: Learner
  /** The weights to keep: the best so far. */
  kept: Float32Array
  /** Games played, and after how many the kept weights were found. */
  done: number
  keptAt: number
}

/** What is trained: the recipe, and the hash of the edition. */
export interface TrainingPlan {
  readonly recipe: Recipe
  readonly edition: string
}

const parts = ({ learner, kept }: TrainingState) => [
  learner.net.weights,
  learner.first,
  learner.second,
  learner.average,
  kept,
]

/** Writes a file atomically. */
export function writeFileAtomically(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.new`, bytes)
  renameSync(`${file}.new`, file)
}

/** A line of JSON, then the numbers. */
export function saveTraining(file: string, plan: TrainingPlan, training: TrainingState): void {
  const { done, keptAt, learner } = training
  const head = Buffer.from(`${JSON.stringify({ ...plan, done, keptAt, steps: learner.steps })}\n`)
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
  return { learner, kept: part(4), done: head.done, keptAt: head.keptAt }
}
