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
import type { Budget } from '../budget.ts'
import { quickRandom } from './quick.ts'

/** One decision in the tree. What was never chosen here is not in it yet. */
interface UctNode {
  /** Who decides. */
  readonly seat: number
  readonly moves: MoveCode[]
  readonly tries: number[]
  /** What each choice brought to who made it, added up. */
  readonly rewards: number[]
  /** How often each choice could have been made: below a deal not every card lies there every time. */
  readonly offers: number[]
  readonly children: (UctNode | undefined)[]
}

const makeNode = (seat: number): UctNode => ({ seat, moves: [], tries: [], rewards: [], offers: [], children: [] })

export interface UctOptions {
  /** The constant of UCB1: how much a choice that was tried seldom tempts. */
  readonly explore: number
  /** Which part of the reward is the margin; the rest is the share of the win. */
  readonly margin: number
}

/** Points ahead of the best other that count as much as it gets. */
const FULL_MARGIN = 40
const MAX_DEPTH = 1024

/** The best that was found with 2 and with 4 players (docs/bots.md has the sweep); 3 are played as 4. */
export const UCT_DEFAULTS: Readonly<Record<number, UctOptions>> = {
  2: { explore: 0.35, margin: 0.5 },
  3: { explore: 0.5, margin: 1 },
  4: { explore: 0.5, margin: 1 },
}
const UCT_BUDGET: Budget = { iterations: 1000 }

/**
 * Plain UCT, a yardstick for the levels and not one of them: it knows the rules and nothing else. Full random games to
 * the end, a reward for each seat (max^n), open loop: every iteration draws the deals it meets itself.
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
  private readonly reward = new Float64Array(4)
  private last: { node: UctNode | undefined; round: number } | undefined

  constructor(random: Random, options: UctOptions) {
    this.random = quickRandom(random)
    this.options = options
    this.dealer = randomDealer(this.random)
  }

  /** UCB1; what was never tried comes first, in random order. */
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
  private settle(pos: Position): void {
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
      this.reward[seat] = (1 - margin) * share + margin * (0.5 + 0.5 * Math.max(-1, Math.min(1, ahead)))
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
      // A choice without an alternative teaches nothing: go on below it.
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
    this.settle(pos)
    for (let i = 0; i < depth; i++) {
      path[i].tries[taken[i]]++
      path[i].rewards[taken[i]] += this.reward[deciding[i]]
    }
  }

  /** The tree below the own last move, if the same turn goes on with another decision. */
  private memory(position: Position): UctNode | undefined {
    const node = this.last?.round === position.round ? this.last.node : undefined
    if (node?.seat !== position.player) return undefined
    const legal = this.list.toArray()
    return node.moves.every((move) => legal.includes(move)) ? node : undefined
  }

  choose(position: Position, budget: Budget = UCT_BUDGET): MoveCode {
    const { list } = this
    const until = budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.ms
    const most = budget.iterations ?? Number.POSITIVE_INFINITY
    listLegal(position, list)
    const root = this.memory(position) ?? makeNode(position.player)
    const alone = list.length === 1 ? list.moves[0] : undefined
    for (let done = 0; alone === undefined && done < most && (done === 0 || performance.now() < until); done++)
      this.iterate(position, root)
    const move = alone ?? mostTried(root)
    this.last = { node: root.children[root.moves.indexOf(move)], round: position.round }
    return move
  }
}

function mostTried({ moves, tries }: UctNode): MoveCode {
  let best = 0
  for (let i = 1; i < moves.length; i++) if (tries[i] > tries[best]) best = i
  return moves[best]
}
