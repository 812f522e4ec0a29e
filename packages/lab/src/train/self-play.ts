import {
  type Aims,
  Evaluator,
  type Features,
  type Net,
  SEARCH_DEFAULTS,
  Search,
  type SearchNode,
  SlotList,
  writeSlots,
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
interface Moment {
  readonly round: number
  readonly features: Features
  /** What the player thought of it. */
  readonly thought: Outcome
  readonly choice: Choice | undefined
  /** What the best move promised, where another was tried: what came of that one says nothing about this position. */
  readonly better: Outcome | undefined
}

export interface PlayedGame {
  readonly moments: readonly Moment[]
  readonly result: Outcome
  readonly rounds: number
  readonly scores: readonly number[]
}

/** Where games of one kind begin: a table just laid out. */
function begin(box: Box, random: Random): { pos: Position; dealer: Dealer } {
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

function played(moments: readonly Moment[], pos: Position, net: Net): PlayedGame {
  new Evaluator(net).judgeEnd(pos)
  return { moments, result: outcomeOf(net), rounds: pos.round, scores: pos.seats.map((seat) => seat.score) }
}

const slotList = new SlotList()

function choiceOf(pos: Position, moves: readonly MoveCode[], target: readonly number[]): Choice {
  const slots: number[] = []
  const values: number[] = []
  const ends = moves.map((move) => {
    writeSlots(pos, move, slotList)
    for (let k = 0; k < slotList.length; k++) {
      slots.push(slotList.slots[k])
      values.push(slotList.values[k])
    }
    return slots.length
  })
  return {
    seat: pos.player,
    slots: Int32Array.from(slots),
    values: Float32Array.from(values),
    ends: Int32Array.from(ends),
    target: Float32Array.from(target),
  }
}

/** How much likelier a better move is to the prior. */
const SHARPNESS = 40
/** Only a part of the decisions teaches the prior; it learns fast. */
const PRIOR_SHARE = 4

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp((value - most) * SHARPNESS))
  const sum = powers.reduce((total, value) => total + value, 0)
  return powers.map((value) => value / sum)
}

type How = Pick<Recipe, 'error' | 'guests' | 'iterations' | 'explore' | keyof Aims>

/** Plays a game against itself, one move ahead, with a chance of `error` for any other move. */
export function selfPlay(net: Net, box: Box, random: Random, how: How): PlayedGame {
  const { error, guests } = how
  const { pos, dealer } = begin(box, random)
  const table = new Guests(box.players, guests, random)
  const evaluator = new Evaluator(net, how)
  const list = new MoveList()
  const moments: Moment[] = []
  while (pos.decision !== undefined) {
    evaluator.judge(pos)
    const moment = { round: pos.round, features: copyFeatures(net.input), thought: outcomeOf(net) }
    listLegal(pos, list)
    const moves = list.toArray()
    let best = 0
    let promise: Outcome | undefined
    const values = moves.length === 1 ? [0] : moves.map(() => Number.NEGATIVE_INFINITY)
    for (let i = 0; i < moves.length && moves.length > 1; i++) {
      const next = clonePosition(pos)
      playMove(next, moves[i], dealer)
      if (next.decision === undefined) evaluator.judgeEnd(next)
      else evaluator.judge(next)
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
  return played(moments, pos, net)
}

/** One of the choices, in proportion to how often the search has tried it. */
function drawTried(tries: readonly number[], random: Random): number {
  let left = random(tries.reduce((sum, count) => sum + count, 0))
  return tries.findIndex((count) => {
    left -= count
    return left < 0
  })
}

/**
 * Plays a game against itself by search; each position learns what the search found there. With a chance of `error` a
 * move is drawn by its visits.
 */
export function searchPlay(net: Net, box: Box, random: Random, how: How): PlayedGame {
  const { error, guests, iterations, explore, margin, pace, haste } = how
  const { pos, dealer } = begin(box, random)
  const table = new Guests(box.players, guests, random)
  const evaluator = new Evaluator(net)
  const list = new MoveList()
  const moments: Moment[] = []
  let root: SearchNode | undefined
  while (pos.decision !== undefined) {
    listLegal(pos, list)
    if (list.length === 1) {
      root = undefined
      playMove(pos, list.moves[0], dealer)
      continue
    }
    const guest = table.choose(pos)
    if (guest !== undefined) {
      evaluator.judge(pos)
      const thought = outcomeOf(net)
      const features = copyFeatures(net.input)
      moments.push({ round: pos.round, features, thought, choice: undefined, better: thought })
      root = undefined
      playMove(pos, guest, dealer)
      continue
    }
    const search = new Search(net, pos, random, { ...SEARCH_DEFAULTS, explore, margin, pace, haste }, root)
    search.run(iterations)
    const { moves, tries } = search.root
    const all = tries.reduce((sum, count) => sum + count, 0)
    const best = search.best()
    const tried = random(1000) < error * 1000 ? drawTried(tries, random) : best
    const thought = {
      chances: Float32Array.from(search.chances, (sum) => sum / search.iterations),
      margins: Float32Array.from(search.margins, (sum) => sum / search.iterations),
      rounds: search.rounds / search.iterations,
    }
    evaluator.judge(pos)
    moments.push({
      round: pos.round,
      features: copyFeatures(net.input),
      thought,
      choice: choiceOf(
        pos,
        moves,
        tries.map((count) => count / all),
      ),
      better: tried === best ? undefined : thought,
    })
    root = search.below(moves[tried])
    playMove(pos, moves[tried], dealer)
  }
  return played(moments, pos, net)
}
