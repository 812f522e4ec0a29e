import {
  Evaluator,
  type Features,
  MoveFeatureList,
  type Net,
  type Objective,
  SEARCH_DEFAULTS,
  Search,
  type Tree,
  writeMoveFeatures,
} from '@amyitis/bots'
import {
  type Box,
  clonePosition,
  type Dealer,
  drawSetup,
  layOut,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  playMove,
  proceed,
  type Random,
  randomDealer,
} from '@amyitis/engine'
import { Guests } from './guests.ts'
import type { Choice, Outcome } from './learner.ts'
import type { Recipe } from './recipe.ts'

/** One position of a self-played game, before the decision that was asked there. */
interface GameStep {
  readonly round: number
  readonly features: Features
  /** The player's evaluation of it. */
  readonly evaluation: Outcome
  readonly choice: Choice | undefined
  /** The evaluation of the best move, if another was tried: its outcome says nothing about this position. */
  readonly better: Outcome | undefined
}

export interface PlayedGame {
  readonly steps: readonly GameStep[]
  readonly result: Outcome
  readonly rounds: number
  readonly scores: readonly number[]
}

/** The starting position of a kind of game. */
function setUpGame(box: Box, random: Random): { pos: Position; dealer: Dealer } {
  const dealer = randomDealer(random)
  const pos = layOut(box, drawSetup(box, random))
  proceed(pos, dealer)
  return { pos, dealer }
}

const copyFeatures = ({ table, seats }: Features): Features => ({
  table: table.slice(),
  seats: seats.map((seat) => seat.slice()),
})

const outcomeOf = ({ chances, margins, rounds }: Net): Outcome => ({
  chances: chances.slice(),
  margins: margins.slice(),
  rounds,
})

function finishedGame(steps: readonly GameStep[], pos: Position, net: Net): PlayedGame {
  new Evaluator(net).evaluateEnd(pos)
  return { steps, result: outcomeOf(net), rounds: pos.round, scores: pos.seats.map((seat) => seat.score) }
}

const moveFeatures = new MoveFeatureList()

function choiceOf(pos: Position, moves: readonly MoveCode[], target: readonly number[]): Choice {
  const features: number[] = []
  const values: number[] = []
  const ends = moves.map((move) => {
    writeMoveFeatures(pos, move, moveFeatures)
    for (let k = 0; k < moveFeatures.length; k++) {
      features.push(moveFeatures.indices[k])
      values.push(moveFeatures.values[k])
    }
    return features.length
  })
  return {
    seat: pos.player,
    features: Int32Array.from(features),
    values: Float32Array.from(values),
    ends: Int32Array.from(ends),
    target: Float32Array.from(target),
  }
}

/** How strongly the prior's targets favour better moves. */
const SHARPNESS = 40
/** Only some decisions train the prior; it learns fast. */
const PRIOR_SHARE = 4

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp((value - most) * SHARPNESS))
  const sum = powers.reduce((total, value) => total + value, 0)
  return powers.map((value) => value / sum)
}

type SelfPlayOptions = Pick<Recipe, 'error' | 'openingError' | 'guests' | 'iterations' | 'explore' | keyof Objective>

/** The last round of the opening, where more other moves are tried: later ones meet enough variety. */
const OPENING = 3

/** Plays a game against itself with one-ply search, and a random move with probability `error`. */
export function selfPlay(net: Net, box: Box, random: Random, how: SelfPlayOptions): PlayedGame {
  const { error, guests } = how
  const { pos, dealer } = setUpGame(box, random)
  const table = new Guests(box.players, guests, random)
  const evaluator = new Evaluator(net, how)
  const list = new MoveList()
  const moments: GameStep[] = []
  while (pos.decision !== undefined) {
    evaluator.evaluate(pos)
    const moment = { round: pos.round, features: copyFeatures(net.input), evaluation: outcomeOf(net) }
    listLegal(pos, list)
    const moves = list.toArray()
    let best = 0
    let promise: Outcome | undefined
    const values = moves.length === 1 ? [0] : moves.map(() => Number.NEGATIVE_INFINITY)
    for (let i = 0; i < moves.length && moves.length > 1; i++) {
      const next = clonePosition(pos)
      playMove(next, moves[i], dealer)
      if (next.decision === undefined) evaluator.evaluateEnd(next)
      else evaluator.evaluate(next)
      values[i] = evaluator.value(pos.player)
      if (i > 0 && values[i] <= values[best]) continue
      best = i
      promise = outcomeOf(net)
    }
    const guest = table.choose(pos)
    const other = random(1000) < error * 1000 ? random(moves.length) : best
    const tried = guest === undefined ? other : moves.indexOf(guest)
    const choice = moves.length > 1 && random(PRIOR_SHARE) === 0 ? choiceOf(pos, moves, softmax(values)) : undefined
    moments.push({ ...moment, choice, better: tried === best ? undefined : promise })
    playMove(pos, moves[tried], dealer)
  }
  return finishedGame(moments, pos, net)
}

/** A choice drawn in proportion to its visits. */
function drawTried(tries: readonly number[], random: Random): number {
  let left = random(tries.reduce((sum, count) => sum + count, 0))
  return tries.findIndex((count) => {
    left -= count
    return left < 0
  })
}

/**
 * Plays a game against itself by search; each position learns the result of the search there. With probability `error`,
 * in the opening `openingError`, a move is drawn by visits.
 */
export function searchPlay(net: Net, box: Box, random: Random, how: SelfPlayOptions): PlayedGame {
  const { error, openingError, guests, iterations, explore, margin, pace, haste } = how
  const { pos, dealer } = setUpGame(box, random)
  const table = new Guests(box.players, guests, random)
  const evaluator = new Evaluator(net)
  const list = new MoveList()
  const moments: GameStep[] = []
  let tree: Tree | undefined
  while (pos.decision !== undefined) {
    listLegal(pos, list)
    if (list.length === 1) {
      tree = undefined
      playMove(pos, list.moves[0], dealer)
      continue
    }
    const guest = table.choose(pos)
    if (guest !== undefined) {
      evaluator.evaluate(pos)
      const evaluation = outcomeOf(net)
      const features = copyFeatures(net.input)
      moments.push({ round: pos.round, features, evaluation, choice: undefined, better: evaluation })
      tree = undefined
      playMove(pos, guest, dealer)
      continue
    }
    const search = new Search(net, pos, random, { ...SEARCH_DEFAULTS, explore, margin, pace, haste }, tree)
    search.run(iterations)
    const choices = search.choices()
    const moves = choices.map(({ move }) => move)
    const tries = choices.map(({ visits }) => visits)
    const all = tries.reduce((sum, count) => sum + count, 0)
    const best = moves.indexOf(search.best())
    const errs = random(1000) < 1000 * (pos.round <= OPENING ? openingError : error)
    const tried = errs ? drawTried(tries, random) : best
    const thought = {
      chances: Float32Array.from(search.chances, (sum) => sum / search.iterations),
      margins: Float32Array.from(search.margins, (sum) => sum / search.iterations),
      rounds: search.rounds / search.iterations,
    }
    evaluator.evaluate(pos)
    moments.push({
      round: pos.round,
      features: copyFeatures(net.input),
      evaluation: thought,
      choice: choiceOf(
        pos,
        moves,
        tries.map((count) => count / all),
      ),
      better: tried === best ? undefined : thought,
    })
    tree = search.treeAfter(moves[tried])
    playMove(pos, moves[tried], dealer)
  }
  return finishedGame(moments, pos, net)
}
