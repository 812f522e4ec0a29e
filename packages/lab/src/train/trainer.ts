import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import {
  clearBases,
  createNet,
  featureSizes,
  meanWithInterval,
  type Net,
  type NetShape,
  weightCount,
} from '@amyitis/bots'
import { type Box, type Edition, editionValues, openBox, seededRandom } from '@amyitis/engine'
import { loadTraining, saveTraining, type TrainingPlan, type TrainingState } from './checkpoint.ts'
import { curveFile } from './curve.ts'
import { type GateResult, passGate } from './gate.ts'
import { Learner } from './learner.ts'
import { playBlocks } from './match.ts'
import { gamesOf, iterationsAt, type Recipe, rateAt } from './recipe.ts'
import { Replay } from './replay.ts'
import { type PlayedGame, searchPlay, selfPlay } from './self-play.ts'
import { trainingExamples } from './td.ts'
import { sha256, widened, writeFileAtomically, writeWeights } from './weights-file.ts'
import { FIRST_SPREAD, secondSpread } from './widen.ts'

/** Small random weights; inputs of about one keep the layers in range. */
function freshNet(shape: NetShape, seed: string): Net {
  const random = seededRandom(`${seed}/weights`)
  const net = createNet(shape, new Float32Array(weightCount(shape)))
  const fill = (part: Float32Array, size: number) => {
    for (let i = 0; i < part.length; i++) part[i] = ((random(2_000_001) - 1_000_000) / 1e6) * size
  }
  fill(net.fromTable, FIRST_SPREAD)
  for (const part of net.fromSeats) fill(part, FIRST_SPREAD)
  fill(net.toTop, secondSpread(shape.hidden))
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
  /** The share of the time that was spent on playing games, not on learning. */
  readonly playing: number
  /** The result of the averaged weights against the kept ones. */
  readonly gate: GateResult
  readonly keptAt: number
}

/** Stretches per part of a training; after each, it is saved and the weights are compared with the kept ones. */
const EPOCHS = 16
const EXPERT_EPOCHS = 12
/** Maximum games per comparison, and iterations per decision in those by search. */
const GATING_GAMES = 240
const GATING_ITERATIONS = 40
/** Games against the weights at the start, for the curve. */
const CURVE_GAMES = 96
/** Games by search before learning from them starts. */
const FIRST_GAMES = 50
/** Adam's first steps know little about the slopes: they are shorter. */
const WARM_UP_STEPS = 100
/** Games by search after which the averaged weights take over. */
const PLAYER_GAMES = 10

/** The part of a recipe that a game belongs to, and where its stretch ends. */
function epochOf({ games, expert }: Recipe, game: number) {
  const byEye = game < games
  const [from, size] = byEye ? [0, games] : [games, expert]
  const step = Math.ceil(size / (byEye ? EPOCHS : EXPERT_EPOCHS))
  return { byEye, step, end: Math.min(from + size, game + step) }
}

interface Stretch {
  loss: number
  examples: number
  rounds: number
  best: number
  /** Milliseconds of playing. */
  played: number
}

class Trainer {
  private readonly recipe: Recipe
  private readonly box: Box
  private readonly shape: NetShape
  private readonly out: string
  private readonly training: TrainingState
  private readonly replay: Replay
  /** The network that plays by search: with the average of the weights, which is stronger than the latest ones. */
  private readonly player: Net

  constructor(recipe: Recipe, edition: Edition, out: string, from: string | undefined) {
    this.recipe = recipe
    this.box = openBox(edition, recipe.players, recipe.palace)
    this.shape = { ...featureSizes(this.box), players: recipe.players, hidden: recipe.hidden, top: recipe.top }
    this.out = out
    this.training = existsSync(this.checkpoint)
      ? loadTraining(this.checkpoint, this.plan, this.shape)
      : this.begin(from)
    this.replay = new Replay(this.shape, recipe.replay, `${out}.replay`, this.training.done)
    this.player = createNet(this.shape, this.training.learner.average)
  }

  private get plan(): TrainingPlan {
    return { recipe: this.recipe, edition: sha256(editionValues(this.box.edition)) }
  }

  private get checkpoint(): string {
    return `${this.out}.checkpoint`
  }

  private begin(from: string | undefined): TrainingState {
    const { seed } = this.recipe
    const net = from === undefined ? freshNet(this.shape, seed) : widened(readFileSync(from), this.recipe).net
    const learner = new Learner(net)
    const start = learner.average.slice()
    return { learner, start, kept: start, done: 0, keptAt: 0, owed: 0, curve: [] }
  }

  private playGame(game: number): PlayedGame {
    const { learner } = this.training
    const { games, seed } = this.recipe
    const random = seededRandom(`${seed}/game ${game}`)
    if (game < games) return selfPlay(learner.net, this.box, random, this.recipe)
    if ((game - games) % PLAYER_GAMES === 0) {
      this.player.weights.set(learner.average)
      clearBases(this.player)
    }
    return searchPlay(this.player, this.box, random, { ...this.recipe, iterations: iterationsAt(this.recipe, game) })
  }

  /** Learns from a game, or from it and earlier ones; adds up the loss. */
  private learn(played: PlayedGame, game: number, stretch: Stretch): void {
    const { training, recipe, replay } = this
    const { learner } = training
    const lessons = trainingExamples(played, recipe.lambda)
    const warmth = Math.min(1, (learner.steps + 1) / WARM_UP_STEPS)
    const rate = warmth * rateAt(recipe, game)
    const learnOne = (lesson: (typeof lessons)[number]) => {
      stretch.loss += learner.learn(lesson)
      stretch.examples++
    }
    if (game < recipe.games) {
      lessons.forEach(learnOne)
      learner.step(rate)
      return
    }
    replay.add(lessons)
    if (replay.count < Math.min(FIRST_GAMES, recipe.replay)) return
    training.owed += (recipe.reuse * lessons.length) / recipe.batch
    const random = seededRandom(`${recipe.seed}/replay ${game}`)
    for (; training.owed >= 1; training.owed--) {
      for (let i = 0; i < recipe.batch; i++) learnOne(replay.draw(random))
      learner.step(rate)
    }
  }

  private blocks(one: Float32Array, other: Float32Array, games: number, iterations: number, name: string) {
    const { shape, box, recipe } = this
    const { margin, pace, haste, players, seed } = recipe
    const side = (weights: Float32Array) => ({ net: createNet(shape, weights), constants: { margin, pace, haste } })
    const whole = players * Math.ceil(games / players)
    return playBlocks(side(one), side(other), box, { games: whole, iterations, seed: `${seed}/${name}` })
  }

  /** Compares the average of the weights with the kept ones, and keeps them if they are good enough: progress is not steady. */
  private compare({ byEye, step }: ReturnType<typeof epochOf>, loss: number): GateResult {
    const { training, recipe } = this
    const { done, learner, start } = training
    const iterations = byEye ? 0 : Math.min(GATING_ITERATIONS, recipe.iterations)
    const average = learner.average.slice()
    const games = Math.min(GATING_GAMES, step)
    const gate = passGate(this.blocks(average, training.kept, games, iterations, `match ${done}`), recipe.players)
    if (!gate.passed) training.curve.push({ games: done, loss, againstKept: gate })
    else {
      training.kept = average
      training.keptAt = done
      const shares = [...this.blocks(average, start, Math.min(CURVE_GAMES, step), iterations, 'curve')]
      const againstStart = { games: shares.length * recipe.players, ...meanWithInterval(shares) }
      training.curve.push({ games: done, loss, againstKept: gate, againstStart })
    }
    return gate
  }

  private save(): void {
    const { recipe, training, shape, box, out, replay } = this
    const { done, keptAt, curve, kept } = training
    replay.save(done)
    saveTraining(this.checkpoint, this.plan, training)
    replay.prune()
    const { players, palace, ...settings } = recipe
    const edition = { id: box.edition.id, hash: this.plan.edition }
    writeWeights(out, { players, palace, edition, recipe: { ...settings, done, keptAt } }, createNet(shape, kept))
    writeFileAtomically(curveFile(out), `${JSON.stringify(curve, null, 1)}\n`)
    if (keptAt === done) copyFileSync(out, `${out.replace(/\.weights$/, '')}.${done}.weights`)
  }

  /** Plays and learns up to the end of the next stretch, or of a part of the recipe. */
  private runEpoch(): Progress {
    const { training, recipe } = this
    const first = training.done
    const part = epochOf(recipe, first)
    const last = part.end
    const begun = performance.now()
    const stretch: Stretch = { loss: 0, examples: 0, rounds: 0, best: 0, played: 0 }
    this.player.weights.set(training.learner.average)
    clearBases(this.player)
    for (let game = first; game < last; game++) {
      const start = performance.now()
      const played = this.playGame(game)
      stretch.played += performance.now() - start
      stretch.rounds += played.rounds
      stretch.best += Math.max(...played.scores)
      this.learn(played, game, stretch)
    }
    const spent = performance.now() - begun
    training.done = last
    const loss = stretch.loss / Math.max(1, stretch.examples)
    const gate = this.compare(part, loss)
    this.save()
    return {
      done: last,
      games: gamesOf(recipe),
      loss,
      rounds: stretch.rounds / (last - first),
      bestScore: stretch.best / (last - first),
      gamesPerSecond: (1000 * (last - first)) / spent,
      playing: stretch.played / spent,
      gate,
      keptAt: training.keptAt,
    }
  }

  *run(): Generator<Progress> {
    while (this.training.done < gamesOf(this.recipe)) yield this.runEpoch()
    this.save()
  }
}

/**
 * Trains one set of weights into `out`, resuming if interrupted; the same recipe always gives the same weights. If the recipe
 * starts with trained weights, `from` is their file.
 */
export function* train(recipe: Recipe, edition: Edition, out: string, from?: string): Generator<Progress> {
  yield* new Trainer(recipe, edition, out, from).run()
}
