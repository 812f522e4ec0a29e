import {
  type Features,
  type Judgement,
  judge,
  makeFeatures,
  makeJudgement,
  type Net,
  Search,
  type SearchNode,
  SlotList,
  writeFeatures,
  writeSlots,
} from '@amyitis/bots'
import {
  type Box,
  clonePosition,
  drawSetup,
  layOut,
  listLegal,
  type Move,
  MoveList,
  type Position,
  playMove,
  proceed,
  type Random,
  randomDealer,
  winners,
} from '@amyitis/engine'
import type { Choice } from './learner.ts'

/** One position of a self-played game, before the decision that was asked there. */
interface Moment {
  readonly features: Features
  readonly chances: Float32Array
  readonly margins: Float32Array
  readonly choice: Choice | undefined
}

export interface PlayedGame {
  readonly moments: readonly Moment[]
  /** 1 for who won alone, shared by those who tie. */
  readonly result: readonly number[]
  readonly margins: readonly number[]
  readonly rounds: number
  readonly scores: readonly number[]
}

/** R1.1 The result as shares of a win, and each seat's margin over the best of the others. */
function resultOf(pos: Position): { result: number[]; margins: number[] } {
  const won = winners(pos)
  const scores = pos.seats.map((seat) => seat.score)
  return {
    result: scores.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0)),
    margins: scores.map((score, seat) => score - Math.max(...scores.filter((_, other) => other !== seat))),
  }
}

/** How good each choice is: win chance of who decides, judged one move ahead. */
class Looker {
  readonly features: Features
  readonly judgement: Judgement
  private readonly net: Net
  constructor(net: Net, box: Box) {
    this.net = net
    this.features = makeFeatures(box)
    this.judgement = makeJudgement(net.shape)
  }
  judge(pos: Position): Judgement {
    writeFeatures(pos, this.features)
    judge(this.net, this.features, this.judgement)
    return this.judgement
  }
  /** The value of a position for a seat; exact once the game is over. A little for the margin breaks ties. */
  value(pos: Position, seat: number): number {
    if (pos.phase === 'over') {
      const { result, margins } = resultOf(pos)
      return result[seat] + margins[seat] * MARGIN_BONUS
    }
    const { chances, margins } = this.judge(pos)
    return chances[seat] + margins[seat] * MARGIN_BONUS
  }
}

const MARGIN_BONUS = 0.001
const SHARPNESS = 40
/** Only a part of the decisions teaches the prior; it learns fast. */
const PRIOR_SHARE = 4

const slotList = new SlotList()

function choiceOf(pos: Position, moves: readonly Move[], target: readonly number[]): Choice {
  const slots: Int32Array[] = []
  const values: Float32Array[] = []
  for (const move of moves) {
    writeSlots(pos, move, slotList)
    slots.push(slotList.slots.slice(0, slotList.length))
    values.push(slotList.values.slice(0, slotList.length))
  }
  return { seat: pos.player, slots, values, target }
}

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp((value - most) * SHARPNESS))
  const sum = powers.reduce((total, value) => total + value, 0)
  return powers.map((value) => value / sum)
}

function copyFeatures({ table, seats }: Features): Features {
  return { table: table.slice(), seats: seats.map((seat) => seat.slice()) }
}

/** Plays a game against itself, one move ahead, with a chance of `error` for any other move. */
export function selfPlay(net: Net, box: Box, random: Random, error: number): PlayedGame {
  const dealer = randomDealer(random)
  const looker = new Looker(net, box)
  const list = new MoveList()
  const moments: Moment[] = []
  const pos = layOut(box, drawSetup(box, random))
  proceed(pos, dealer)
  while (pos.decision !== undefined) {
    listLegal(pos, list)
    const moves = list.toArray()
    const now = looker.judge(pos)
    const features = copyFeatures(looker.features)
    const chances = now.chances.slice()
    const margins = now.margins.slice()
    let chosen = moves[0]
    let choice: Choice | undefined
    if (moves.length > 1) {
      if (random(1000) < error * 1000) chosen = moves[random(moves.length)]
      else {
        const values = moves.map((move) => {
          const next = clonePosition(pos)
          playMove(next, move, dealer)
          return looker.value(next, pos.player)
        })
        let best = 0
        for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
        chosen = moves[best]
        if (random(PRIOR_SHARE) === 0) choice = choiceOf(pos, moves, softmax(values))
      }
    }
    moments.push({ features, chances, margins, choice })
    playMove(pos, chosen, dealer)
  }
  return { moments, ...resultOf(pos), rounds: pos.round, scores: pos.seats.map((seat) => seat.score) }
}

/** Share of decisions that are drawn in proportion to the search's visits, so that games differ. */
const DRAWN = 0.25

/** Plays a game against itself by search; each position learns what the search found there. */
export function searchPlay(net: Net, box: Box, random: Random, iterations: number): PlayedGame {
  const dealer = randomDealer(random)
  const list = new MoveList()
  const looker = new Looker(net, box)
  const moments: Moment[] = []
  const pos = layOut(box, drawSetup(box, random))
  proceed(pos, dealer)
  let root: SearchNode | undefined
  while (pos.decision !== undefined) {
    listLegal(pos, list)
    if (list.length === 1) {
      root = undefined
      playMove(pos, list.moves[0], dealer)
      continue
    }
    const search = new Search(net, pos, random, undefined, root)
    search.run(iterations)
    const { moves, tries } = search.root
    const visits = tries.reduce((sum, count) => sum + count, 0)
    let chosen = search.best()
    if (random(1000) < DRAWN * 1000) {
      let left = random(visits)
      chosen = tries.findIndex((count) => {
        left -= count
        return left < 0
      })
    }
    looker.judge(pos)
    moments.push({
      features: copyFeatures(looker.features),
      chances: Float32Array.from(search.chances, (sum) => sum / search.iterations),
      margins: Float32Array.from(search.margins, (sum) => sum / search.iterations),
      choice: choiceOf(
        pos,
        moves,
        tries.map((count) => count / visits),
      ),
    })
    root = search.below(moves[chosen])
    playMove(pos, moves[chosen], dealer)
  }
  return { moments, ...resultOf(pos), rounds: pos.round, scores: pos.seats.map((seat) => seat.score) }
}
