import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Features, NetShape } from '@amyitis/bots'
import type { Random } from '@amyitis/engine'
import type { Choice, TrainingExample } from './learner.ts'
import { writeFileAtomically } from './weights-file.ts'

/** Features are stored as whole numbers of this fraction. */
const GRAIN = 2048
const LARGEST = 32767
const NO_CHOICE = -1

/** All examples of a game in flat arrays. */
interface PackedGame {
  /** By example: the table, then each seat. */
  readonly features: Int16Array
  /** By example: chances, margins and rounds left. */
  readonly outcomes: Float32Array
  /** By example: who chooses, if that is learnt, and where their choices start; by choice: where its move features start. */
  readonly seats: Int8Array
  readonly choices: Int32Array
  readonly moves: Int32Array
  readonly targets: Float32Array
  readonly indices: Int16Array
  readonly values: Float32Array
}

const PARTS = {
  features: Int16Array,
  outcomes: Float32Array,
  seats: Int8Array,
  choices: Int32Array,
  moves: Int32Array,
  targets: Float32Array,
  indices: Int16Array,
  values: Float32Array,
} as const
const NAMES = Object.keys(PARTS) as (keyof PackedGame)[]

function packFeatures(examples: readonly TrainingExample[]): Int16Array {
  const rows = examples.flatMap(({ features: { table, seats } }) => [table, ...seats])
  const packed = new Int16Array(rows.reduce((size, row) => size + row.length, 0))
  let at = 0
  for (const row of rows)
    for (let i = 0; i < row.length; i++)
      packed[at++] = Math.max(-LARGEST, Math.min(LARGEST, Math.round(row[i] * GRAIN)))
  return packed
}

function packGame(examples: readonly TrainingExample[]): PackedGame {
  const choices = [0]
  const moves = [0]
  const targets: number[] = []
  const indices: number[] = []
  const values: number[] = []
  for (const { choice } of examples) {
    if (choice !== undefined) {
      const start = indices.length
      targets.push(...Array.from(choice.target))
      indices.push(...Array.from(choice.features))
      values.push(...Array.from(choice.values))
      moves.push(...Array.from(choice.ends, (end) => start + end))
    }
    choices.push(targets.length)
  }
  return {
    features: packFeatures(examples),
    outcomes: Float32Array.from(examples.flatMap(({ chances, margins, rounds }) => [...chances, ...margins, rounds])),
    seats: Int8Array.from(examples, ({ choice }) => choice?.seat ?? NO_CHOICE),
    choices: Int32Array.from(choices),
    moves: Int32Array.from(moves),
    targets: Float32Array.from(targets),
    indices: Int16Array.from(indices),
    values: Float32Array.from(values),
  }
}

/** A line of JSON with the sizes of all parts, then the parts. */
function writeGames(file: string, games: readonly PackedGame[]): void {
  const parts = games.flatMap((game) => NAMES.map((name) => game[name]))
  const sizes = games.map((game) => NAMES.map((name) => game[name].length))
  const bytes = parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))
  writeFileAtomically(file, Buffer.concat([Buffer.from(`${JSON.stringify(sizes)}\n`), ...bytes]))
}

function readGames(file: string): PackedGame[] {
  const bytes = readFileSync(file)
  const end = bytes.indexOf(10)
  const sizes = JSON.parse(bytes.subarray(0, end).toString()) as number[][]
  let at = bytes.byteOffset + end + 1
  return sizes.map((lengths) => {
    const parts = NAMES.map((name, i) => {
      const Part = PARTS[name]
      const size = lengths[i] * Part.BYTES_PER_ELEMENT
      at += size
      return [name, new Part(bytes.buffer.slice(at - size, at))]
    })
    return Object.fromEntries(parts) as unknown as PackedGame
  })
}

/** The positions of the last games, to be learnt again. Stored in a folder, one file for each stretch of a training. */
export class Replay {
  private readonly shape: NetShape
  private readonly size: number
  private readonly folder: string
  private games: PackedGame[] = []
  /** Games that no file has yet. */
  private fresh: PackedGame[] = []
  private readonly features: Features

  /** Continues after `done` games with those in the folder. */
  constructor(shape: NetShape, size: number, folder: string, done: number) {
    this.shape = shape
    this.size = size
    this.folder = folder
    this.features = {
      table: new Float32Array(shape.table),
      seats: Array.from({ length: shape.players }, () => new Float32Array(shape.seat)),
    }
    for (const end of this.stored()) {
      if (end > done) rmSync(this.file(end))
      else this.games.push(...readGames(this.file(end)))
    }
    this.games.splice(0, this.games.length - size)
  }

  private file(end: number): string {
    return join(this.folder, String(end))
  }

  /** The stretches that are stored, each by the number of games at its end. */
  private stored(): number[] {
    if (!existsSync(this.folder)) return []
    return readdirSync(this.folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((a, b) => a - b)
  }

  get count(): number {
    return this.games.length
  }

  add(examples: readonly TrainingExample[]): void {
    if (examples.length === 0) return
    const game = packGame(examples)
    this.games.push(game)
    this.fresh.push(game)
    if (this.games.length > this.size) this.games.shift()
  }

  /** Stores the games of a stretch that ends after `done` games. */
  save(done: number): void {
    mkdirSync(this.folder, { recursive: true })
    if (this.fresh.length > 0) writeGames(this.file(done), this.fresh)
    this.fresh = []
  }

  /** Deletes what will not be learnt again: only when the state of the training has been stored, too. */
  prune(): void {
    let later = 0
    for (const end of this.stored().reverse()) {
      if (later >= this.size) rmSync(this.file(end))
      else later += readCount(this.file(end))
    }
  }

  /** A random position of a random game. It is valid until the next is drawn. */
  draw(random: Random): TrainingExample {
    const game = this.games[random(this.games.length)]
    return this.unpack(game, random(game.seats.length))
  }

  private unpack(game: PackedGame, example: number): TrainingExample {
    const { table, seat, players } = this.shape
    const { features } = this
    let at = example * (table + players * seat)
    for (let i = 0; i < table; i++) features.table[i] = game.features[at++] / GRAIN
    for (let other = 0; other < players; other++)
      for (let i = 0; i < seat; i++) features.seats[other][i] = game.features[at++] / GRAIN
    const first = example * (2 * players + 1)
    return {
      features,
      chances: game.outcomes.subarray(first, first + players),
      margins: game.outcomes.subarray(first + players, first + 2 * players),
      rounds: game.outcomes[first + 2 * players],
      choice: choiceIn(game, example),
    }
  }
}

function choiceIn(
  { seats, choices, moves, targets, indices, values }: PackedGame,
  example: number,
): Choice | undefined {
  const seat = seats[example]
  if (seat === NO_CHOICE) return undefined
  const from = choices[example]
  const to = choices[example + 1]
  const start = moves[from]
  return {
    seat,
    features: indices.subarray(start, moves[to]),
    values: values.subarray(start, moves[to]),
    ends: moves.subarray(from + 1, to + 1).map((end) => end - start),
    target: targets.subarray(from, to),
  }
}

function readCount(file: string): number {
  const bytes = readFileSync(file)
  return (JSON.parse(bytes.subarray(0, bytes.indexOf(10)).toString()) as unknown[]).length
}
