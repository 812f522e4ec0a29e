import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  createNet,
  featureSizes,
  type Net,
  type NetShape,
  packWeights,
  type WeightsHeader,
  weightCount,
} from '@amyitis/bots'
import { type Box, type Edition, editionValues, openBox, seededRandom } from '@amyitis/engine'
import { loadTraining, saveTraining, type TrainingPlan, type TrainingState, writeFileAtomically } from './checkpoint.ts'
import { Learner } from './learner.ts'
import { match } from './match.ts'
import { gamesOf, type Recipe, rateAt } from './recipe.ts'
import { type PlayedGame, searchPlay, selfPlay } from './self-play.ts'
import { trainingExamples } from './td.ts'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/** Small random weights; inputs of about one keep the layers in range. */
function freshNet(shape: NetShape, seed: string): Net {
  const random = seededRandom(`${seed}/weights`)
  const net = createNet(shape, new Float32Array(weightCount(shape)))
  const fill = (part: Float32Array, size: number) => {
    for (let i = 0; i < part.length; i++) part[i] = ((random(2_000_001) - 1_000_000) / 1e6) * size
  }
  fill(net.fromTable, 0.15)
  for (const part of net.fromSeats) fill(part, 0.15)
  fill(net.toTop, Math.sqrt(3 / shape.hidden))
  fill(net.outputs, 0.1)
  fill(net.prior, 0.05)
  return net
}

/** A progress report on a stretch of training. */
export interface Progress {
  readonly done: number
  readonly games: number
  readonly loss: number
  readonly rounds: number
  readonly bestScore: number
  readonly gamesPerSecond: number
  /** The result of the averaged weights against the kept ones. */
  readonly share: number
  readonly keptAt: number
}

/** Stretches per part of a training; after each, it is saved and the weights are compared with the kept ones. */
const EPOCHS = 16
/** Maximum games per comparison: one-ply, or by search. */
const GATING_GAMES = 240
const EXPERT_GATING_GAMES = 96
const EXPERT_GATING_ITERATIONS = 40

/** The part of a recipe that a game belongs to, and where its stretch ends. */
function epochOf({ games, expert }: Recipe, game: number) {
  const byEye = game < games
  const [from, size] = byEye ? [0, games] : [games, expert]
  const step = Math.ceil(size / EPOCHS)
  return { byEye, step, end: Math.min(from + size, game + step) }
}

class Trainer {
  private readonly recipe: Recipe
  private readonly box: Box
  private readonly shape: NetShape
  private readonly out: string
  private readonly training: TrainingState

  constructor(recipe: Recipe, edition: Edition, out: string) {
    this.recipe = recipe
    this.box = openBox(edition, recipe.players, recipe.palace)
    this.shape = { ...featureSizes(this.box), players: recipe.players, hidden: recipe.hidden, top: recipe.top }
    this.out = out
    this.training = existsSync(this.checkpoint) ? loadTraining(this.checkpoint, this.plan, this.shape) : this.begin()
  }

  private get plan(): TrainingPlan {
    return { recipe: this.recipe, edition: sha256(editionValues(this.box.edition)) }
  }

  private get checkpoint(): string {
    return `${this.out}.checkpoint`
  }

  private begin(): TrainingState {
    const learner = new Learner(freshNet(this.shape, this.recipe.seed))
    return { learner, kept: learner.average.slice(), done: 0, keptAt: 0 }
  }

  private playGame(game: number): PlayedGame {
    const { net } = this.training.learner
    const { games, seed } = this.recipe
    const random = seededRandom(`${seed}/game ${game}`)
    return game < games ? selfPlay(net, this.box, random, this.recipe) : searchPlay(net, this.box, random, this.recipe)
  }

  /** Compares the average of the weights with the kept ones, and keeps the better: progress is not steady. */
  private compare({ byEye, step }: ReturnType<typeof epochOf>): number {
    const { training, shape, box, recipe } = this
    const { average } = training.learner
    const games =
      recipe.players * Math.ceil(Math.min(byEye ? GATING_GAMES : EXPERT_GATING_GAMES, step) / recipe.players)
    const iterations = byEye ? 0 : EXPERT_GATING_ITERATIONS
    const seed = `${recipe.seed}/match ${training.done}`
    const { margin, pace, haste } = recipe
    const [one, other] = [average, training.kept].map((weights) => ({
      net: createNet(shape, weights),
      constants: { margin, pace, haste },
    }))
    const share = match(one, other, box, { games, iterations, seed })
    if (share >= 1 / recipe.players) {
      training.kept = average.slice()
      training.keptAt = training.done
    }
    return share
  }

  private save(): void {
    const { recipe, training, shape, box, out } = this
    saveTraining(this.checkpoint, this.plan, training)
    const bytes = packWeights(createNet(shape, training.kept))
    const { players, palace, ...settings } = recipe
    const header: WeightsHeader = {
      format: 1,
      players,
      palace,
      edition: { id: box.edition.id, hash: this.plan.edition },
      recipe: { ...settings, done: training.done, keptAt: training.keptAt },
      shape,
      hash: sha256(bytes),
    }
    writeFileAtomically(out, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), bytes]))
  }

  /** Plays and learns up to the end of the next stretch, or of a part of the recipe. */
  private runEpoch(): Progress {
    const { training, recipe } = this
    const { learner } = training
    const first = training.done
    const part = epochOf(recipe, first)
    const last = part.end
    const start = performance.now()
    let loss = 0
    let count = 0
    let rounds = 0
    let best = 0
    for (let game = first; game < last; game++) {
      const played = this.playGame(game)
      const lessons = trainingExamples(played, recipe.lambda)
      for (const lesson of lessons) loss += learner.learn(lesson)
      learner.step(rateAt(recipe, game))
      count += lessons.length
      rounds += played.rounds
      best += Math.max(...played.scores)
    }
    const seconds = (performance.now() - start) / 1000
    training.done = last
    const share = this.compare(part)
    this.save()
    return {
      done: last,
      games: gamesOf(recipe),
      loss: loss / count,
      rounds: rounds / (last - first),
      bestScore: best / (last - first),
      gamesPerSecond: (last - first) / seconds,
      share,
      keptAt: training.keptAt,
    }
  }

  *run(): Generator<Progress> {
    while (this.training.done < gamesOf(this.recipe)) yield this.runEpoch()
    this.save()
  }
}

/** Trains one set of weights into `out`, resuming if interrupted; the same recipe always gives the same weights. */
export function* train(recipe: Recipe, edition: Edition, out: string): Generator<Progress> {
  yield* new Trainer(recipe, edition, out).run()
}
