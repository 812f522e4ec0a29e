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
import type { Analysis } from '../analysis.ts'
import type { Net } from '../judge/net.ts'
import { AIMS, type Aims, Evaluator } from './evaluator.ts'
import { addChoice, makeNode, type Node } from './node.ts'

export interface SearchOptions extends Aims {
  /** How much an untried choice tempts. */
  readonly explore: number
  /** How much worse than its parent a choice counts that was never tried. */
  readonly urgency: number
  /** How many decisions the tree remembers; what comes after them is judged and forgotten. */
  readonly nodes: number
}

export const SEARCH_DEFAULTS: SearchOptions = { explore: 0.25, urgency: 0.05, nodes: 300_000, ...AIMS }

/** Beyond these many choices, which only the discards of a hoard have, the last ones listed are not looked at. */
const MOST_CHOICES = 64
const MAX_DEPTH = 256
/** Iterations after which a search asks whether it has decided. */
const SLICE = 128

/**
 * Monte-Carlo tree search with a vector of values (max^n): each seat maximises its own. Open loop over chance: every
 * iteration draws the deals it meets anew, so the tree knows moves, not cards to come.
 */
export class Search {
  readonly root: Node
  /** Sums over all iterations of what they brought each seat, and of the rounds left. */
  readonly chances: Float64Array
  readonly margins: Float64Array
  rounds = 0
  iterations = 0
  private nodes: number
  private readonly position: Position
  private readonly evaluator: Evaluator
  private readonly options: SearchOptions
  private readonly dealer: Dealer
  private readonly list = new MoveList()
  private readonly path: Node[] = new Array(MAX_DEPTH)
  private readonly taken = new Int32Array(MAX_DEPTH)
  private readonly legal = new Int32Array(4096)

  constructor(net: Net, position: Position, random: Random, options: SearchOptions = SEARCH_DEFAULTS, root?: Node) {
    this.position = position
    this.evaluator = new Evaluator(net, options)
    this.options = options
    this.dealer = randomDealer(random)
    this.root = root ?? makeNode(position.player, false)
    // Each visit has added one at most.
    this.nodes = this.root.visits
    this.chances = new Float64Array(position.seats.length)
    this.margins = new Float64Array(position.seats.length)
  }

  /** Which choice to follow: what it has brought, and how much is still to be learned about it (PUCT). */
  private select(node: Node, count: number): number {
    const { explore, urgency } = this.options
    const pull = explore * Math.sqrt(node.visits + 1)
    const untried = node.first - urgency
    let best = Number.NEGATIVE_INFINITY
    let chosen = 0
    for (let k = 0; k < count; k++) {
      const i = node.open ? this.legal[k] : k
      const tries = node.tries[i]
      const value = (tries === 0 ? untried : node.values[i] / tries) + (pull * node.priors[i]) / (1 + tries)
      if (value > best) {
        best = value
        chosen = i
      }
    }
    return chosen
  }

  /** Meets a position for the first time: judges it and notes what can be chosen there. */
  private expand(node: Node, pos: Position): void {
    const { list, evaluator } = this
    evaluator.judge(pos)
    node.seat = pos.player
    node.first = evaluator.value(pos.player)
    listLegal(pos, list)
    const priors = evaluator.priors(pos, list, Math.min(list.length, MOST_CHOICES))
    for (let i = 0; i < list.length && i < MOST_CHOICES; i++) addChoice(node, list.moves[i], priors[i])
  }

  /** Below a deal: which of the known choices are legal this time; new ones are added. */
  private match(node: Node, pos: Position): number {
    const { list, legal } = this
    listLegal(pos, list)
    const count = Math.min(list.length, MOST_CHOICES)
    let fresh = false
    for (let i = 0; i < count; i++) {
      let found = node.moves.indexOf(list.moves[i])
      if (found < 0) {
        found = addChoice(node, list.moves[i], 0)
        fresh = true
      }
      legal[i] = found
    }
    if (fresh) {
      this.evaluator.judge(pos)
      const priors = this.evaluator.priors(pos, list, count)
      for (let i = 0; i < count; i++) if (node.tries[legal[i]] === 0) node.priors[legal[i]] = priors[i]
    }
    return count
  }

  /** Looks at every choice at least once: who explains a choice must know the others. */
  lookAtAll(): void {
    if (this.root.moves.length === 0) this.iterate()
    for (let i = 0; i < this.root.moves.length; i++) if (this.root.tries[i] === 0) this.iterate(i)
  }

  /** One iteration: down the tree, a judgement, and back up. The first choice may be given. */
  private iterate(first?: number): void {
    const { path, taken, evaluator } = this
    const pos = clonePosition(this.position)
    let node = this.root
    let depth = 0
    for (;;) {
      if (pos.decision === undefined) {
        evaluator.judgeEnd(pos)
        break
      }
      if (node.moves.length === 0) {
        this.expand(node, pos)
        if (node.moves.length > 1 || depth + 1 >= MAX_DEPTH) break
      }
      const count = node.open ? this.match(node, pos) : node.moves.length
      const choice = depth === 0 && first !== undefined ? first : this.select(node, count)
      path[depth] = node
      taken[depth++] = choice
      const { round } = pos
      playMove(pos, node.moves[choice], this.dealer)
      let child = node.children[choice]
      if (child === undefined) {
        child = makeNode(pos.player, node.open || pos.round !== round)
        if (this.nodes < this.options.nodes) {
          node.children[choice] = child
          this.nodes++
        }
      }
      node = child
    }
    this.iterations++
    this.rounds += evaluator.rounds
    for (let seat = 0; seat < this.chances.length; seat++) {
      this.chances[seat] += evaluator.chances[seat]
      this.margins[seat] += evaluator.margins[seat]
    }
    for (let i = 0; i < depth; i++) {
      const back = path[i]
      const choice = taken[i]
      const { seat } = back
      back.visits++
      back.tries[choice]++
      back.values[choice] += evaluator.value(seat)
      back.chances[choice] += evaluator.chances[seat]
      back.margins[choice] += evaluator.margins[seat]
    }
  }

  /** Can't the choice change any more in so many iterations? */
  private settled(left: number): boolean {
    const { tries } = this.root
    let [most, next] = [0, 0]
    for (const count of tries) {
      if (count > most) [most, next] = [count, most]
      else if (count > next) next = count
    }
    return most - next > left
  }

  /** Thinks until the time is up, or until the rest of it can't change the choice. */
  decide(ms: number, iterations = Number.POSITIVE_INFINITY): void {
    const start = performance.now()
    for (let done = 0; done < iterations; ) {
      done += this.run(Math.min(iterations - done, SLICE), start + ms)
      const spent = performance.now() - start
      if (spent >= ms || this.settled(Math.min(iterations - done, (done / spent) * (ms - spent)))) return
    }
  }

  /** Thinks for so many iterations, or until the time is up. */
  run(iterations: number, until = Number.POSITIVE_INFINITY): number {
    let done = 0
    while (done < iterations) {
      this.iterate()
      done++
      if ((done & 15) === 0 && performance.now() >= until) break
    }
    return done
  }

  /** What the search thinks of every choice it has looked at, most looked at first, and the line it expects. */
  analysis(): Analysis {
    const { moves, tries, values, chances, margins } = this.root
    const considered = moves
      .map((move, i) => ({
        move,
        visits: tries[i],
        chance: chances[i] / tries[i],
        margin: margins[i] / tries[i],
        value: values[i] / tries[i],
      }))
      .filter(({ visits }) => visits > 0)
      .sort((a, b) => b.visits - a.visits)
    const line: MoveCode[] = []
    for (let node: Node | undefined = this.root; node !== undefined && !node.open && node.visits > 0; ) {
      const best = mostTried(node)
      line.push(node.moves[best])
      node = node.children[best]
    }
    return { iterations: this.iterations, moves: considered, line }
  }

  /** The tree below a move, to go on with once it is played; nothing if cards have been dealt since. */
  below(move: MoveCode): Node | undefined {
    const child = this.root.children[this.root.moves.indexOf(move)]
    return child === undefined || child.open || child.moves.length === 0 ? undefined : child
  }

  best(): number {
    return mostTried(this.root)
  }
}

/** The choice looked at most often; of equals the likelier one. */
function mostTried(node: Node): number {
  let best = 0
  for (let i = 1; i < node.moves.length; i++) {
    const more = node.tries[i] - node.tries[best]
    if (more > 0 || (more === 0 && node.priors[i] > node.priors[best])) best = i
  }
  return best
}
