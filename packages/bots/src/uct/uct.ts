import {
  clonePosition,
  type Dealer,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  playMove,
  type Random,
  randomDealer,
} from '@amyitis/engine'
import { type Budget, usableBudget } from '../budget.ts'
import { fastRandom } from './fast-random.ts'

/** A decision in the tree, with the choices tried so far. */
interface UctNode {
  /** Who decides. */
  readonly seat: number
  readonly moves: MoveCode[]
  readonly tries: number[]
  /** Per choice, the sum of rewards for the player who decides. */
  readonly rewards: number[]
  /** How often each choice was available: below a deal the cards differ. */
  readonly offers: number[]
  readonly children: (UctNode | undefined)[]
}

const makeNode = (seat: number): UctNode => ({ seat, moves: [], tries: [], rewards: [], offers: [], children: [] })

export interface UctOptions {
  /** The exploration constant of UCB1. */
  readonly explore: number
  /** The share of the margin in the reward; the rest is the share of the win. */
  readonly margin: number
}

/** The lead, in points, that gives the full reward for the margin. */
const FULL_MARGIN = 40
const MAX_DEPTH = 1024

/** The best values for 2 and 4 players (the sweep is in docs/bots.md); 3 players use those of 4. */
export const UCT_DEFAULTS: Readonly<Record<number, UctOptions>> = {
  2: { explore: 0.35, margin: 0.5 },
  3: { explore: 0.5, margin: 1 },
  4: { explore: 0.5, margin: 1 },
}
const UCT_BUDGET: Budget = { iterations: 1000 }

/**
 * Plain UCT: a baseline to compare the levels with, not a level itself. It knows nothing but the rules: random playouts to
 * the end of the game, a reward per seat (max^n), open loop over chance (every iteration draws its own deals).
 */
export class Uct {
  private readonly options: UctOptions
  private readonly random: Random
  private readonly dealer: Dealer
  private readonly list = new MoveList()
  private readonly path: UctNode[] = []
  private readonly taken = new Int32Array(MAX_DEPTH)
  private readonly deciding = new Int32Array(MAX_DEPTH)
  private readonly places = new Int32Array(8192)
  private readonly rewards = new Float64Array(4)
  private last: { node: UctNode | undefined; round: number } | undefined

  constructor(random: Random, options: UctOptions) {
    this.random = fastRandom(random)
    this.options = options
    this.dealer = randomDealer(this.random)
  }

  /** UCB1; untried choices come first, in random order. */
  private select(node: UctNode): number {
    const { list, places } = this
    let untried = 0
    let pick = -1
    for (let i = 0; i < list.length; i++) {
      places[i] = node.moves.indexOf(list.moves[i])
      if (places[i] < 0) {
        untried++
        if (this.random(untried) === 0) pick = i
      } else node.offers[places[i]]++
    }
    if (pick >= 0) return this.add(node, list.moves[pick])
    let best = Number.NEGATIVE_INFINITY
    let chosen = 0
    for (let i = 0; i < list.length; i++) {
      const k = places[i]
      const tries = node.tries[k]
      const value = node.rewards[k] / tries + this.options.explore * Math.sqrt(Math.log(node.offers[k]) / tries)
      if (value > best) {
        best = value
        chosen = k
      }
    }
    return chosen
  }

  private add(node: UctNode, move: MoveCode): number {
    node.moves.push(move)
    node.tries.push(0)
    node.rewards.push(0)
    node.offers.push(1)
    node.children.push(undefined)
    return node.moves.length - 1
  }

  /** R1.1 Players who share the highest score share the win. */
  private reward(pos: Position): void {
    const { seats } = pos
    const { margin } = this.options
    let best = Number.NEGATIVE_INFINITY
    let second = Number.NEGATIVE_INFINITY
    let winners = 0
    for (const { score } of seats) {
      if (score > best) {
        second = best
        best = score
        winners = 1
      } else {
        if (score === best) winners++
        if (score > second) second = score
      }
    }
    for (let seat = 0; seat < seats.length; seat++) {
      const { score } = seats[seat]
      const ahead = (score - (score === best ? second : best)) / FULL_MARGIN
      const share = score === best ? 1 / winners : 0
      this.rewards[seat] = (1 - margin) * share + margin * (0.5 + 0.5 * Math.max(-1, Math.min(1, ahead)))
    }
  }

  private playOut(pos: Position): void {
    const { list, random, dealer } = this
    while (pos.decision !== undefined) {
      listLegal(pos, list)
      playMove(pos, list.moves[list.length === 1 ? 0 : random(list.length)], dealer)
    }
  }

  private iterate(position: Position, root: UctNode): void {
    const { list, path, taken, deciding } = this
    const pos = clonePosition(position)
    let node = root
    let depth = 0
    while (pos.decision !== undefined && depth < MAX_DEPTH) {
      listLegal(pos, list)
      const choice = this.select(node)
      // A forced move teaches nothing: continue below it.
      const fresh = node.tries[choice] === 0 && list.length > 1
      path[depth] = node
      taken[depth] = choice
      deciding[depth++] = pos.player
      playMove(pos, node.moves[choice], this.dealer)
      if (fresh) break
      let child = node.children[choice]
      if (child === undefined) {
        child = makeNode(pos.player)
        node.children[choice] = child
      }
      node = child
    }
    this.playOut(pos)
    this.reward(pos)
    for (let i = 0; i < depth; i++) {
      path[i].tries[taken[i]]++
      path[i].rewards[taken[i]] += this.rewards[deciding[i]]
    }
  }

  /** The tree below the last move, if the same turn continues with another decision. */
  private reusableTree(position: Position): UctNode | undefined {
    const node = this.last?.round === position.round ? this.last.node : undefined
    if (node?.seat !== position.player) return undefined
    const legal = this.list.toArray()
    return node.moves.every((move) => legal.includes(move)) ? node : undefined
  }

  choose(position: Position, budget: Budget = UCT_BUDGET): MoveCode {
    const { list } = this
    const { ms, iterations = Number.POSITIVE_INFINITY } = usableBudget(budget)
    const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
    listLegal(position, list)
    const root = this.reusableTree(position) ?? makeNode(position.player)
    const forced = list.length === 1 ? list.moves[0] : undefined
    for (let done = 0; forced === undefined && done < iterations && (done === 0 || performance.now() < until); done++)
      this.iterate(position, root)
    const move = forced ?? mostVisited(root)
    this.last = { node: root.children[root.moves.indexOf(move)], round: position.round }
    return move
  }
}

function mostVisited({ moves, tries }: UctNode): MoveCode {
  let best = 0
  for (let i = 1; i < moves.length; i++) if (tries[i] > tries[best]) best = i
  return moves[best]
}
