import {
  clonePosition,
  copyPosition,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  playMove,
  type Random,
} from '@amyitis/engine'
import type { Analysis } from '../analysis.ts'
import { type Budget, usableBudget } from '../budget.ts'
import { clearBases, type Net } from '../network/net.ts'
import { DealtCards, isRecruit, recruitBit, turnCard } from './dealt-cards.ts'
import { type Aims, DEFAULT_OBJECTIVE, Evaluator, type Nearby } from './evaluator.ts'
import type { RootTally } from './root-tally.ts'
import { Transpositions } from './transpositions.ts'
import { ALL_RECRUITS, type ChoiceStats, ROOT, type SelectOptions, Tree } from './tree.ts'
import { analysisOf, bestIn, choicesIn, mostVisitedLine } from './tree-analysis.ts'

export interface SearchOptions extends Aims, SelectOptions {
  /** Maximum size of the tree: a search ends when it is full. */
  readonly nodes: number
  /** How many positions are kept, so that their moves need not be played again. */
  readonly kept: number
}

/** A position from which iterations start. */
interface Start extends Nearby {
  readonly position: Position
}

/** One move with the best, or that many of the best with each other. */
type Compared = { readonly move: MoveCode } | { readonly best: number }

export const SEARCH_DEFAULTS: SearchOptions = {
  explore: 0.25,
  urgency: 0.05,
  nodes: 300_000,
  kept: 4000,
  ...DEFAULT_OBJECTIVE,
}

/** Only discards from a very large stock offer more choices than this; the last ones are then ignored. */
const MAX_CHOICES = 64
const MAX_DEPTH = 256
/** Iterations between two checks whether the search can stop. */
const SLICE = 128
/** One iteration in this many goes to a comparison. */
export const COMPARE_EVERY = 8
const CERTAIN = [1]
/** A position that is passed that often is kept: iterations start from there. */
const KEPT_VISITS = 8

/**
 * Monte Carlo tree search with a vector of values (max^n): each seat maximises its own. Open loop over chance: every
 * iteration draws its own deals, so the tree stores moves and never future cards.
 */
export class Search {
  readonly tree: Tree
  /** Sums over all iterations, per seat, and of the rounds left. */
  readonly chances: Float64Array
  readonly margins: Float64Array
  rounds = 0
  iterations = 0
  /** Where the outcome of every iteration is added for all seats, by its first move, if somebody wants to know. */
  tally: RootTally | undefined
  /** Which choices are to be compared: some iterations then go to those that the others neglect. */
  compared: Compared | undefined
  /** Does it end when the tree is full? Otherwise it goes on in the tree there is. */
  endsWhenFull = true
  private full = false
  private readonly root: Start
  /** Where this iteration started to play moves. */
  private from: Start
  /** Where an iteration plays. */
  private readonly scratch: Position
  private readonly evaluator: Evaluator
  private readonly options: SearchOptions
  private readonly cards: DealtCards
  private readonly list = new MoveList()
  private readonly transpositions: Transpositions
  /** The path of an iteration: who chose what, the node it led to, and how often cards had been dealt by then. */
  private readonly seats = new Int32Array(MAX_DEPTH)
  private readonly chosen = new Int32Array(MAX_DEPTH)
  private readonly reached = new Int32Array(MAX_DEPTH)
  private readonly dealt = new Int32Array(MAX_DEPTH)
  private readonly values: Float64Array
  /** The positions of nodes: the same in every iteration, except for the cards. */
  private readonly kept = new Map<number, Start>()

  /** The tree, if one is given, is that of the same position. */
  constructor(net: Net, position: Position, random: Random, options: SearchOptions = SEARCH_DEFAULTS, tree?: Tree) {
    this.root = { position, base: 0, isOwn: false }
    this.from = this.root
    this.scratch = clonePosition(position)
    this.evaluator = new Evaluator(net, options)
    this.transpositions = new Transpositions(position.seats.length)
    this.options = options
    this.cards = new DealtCards(position, random)
    this.tree = tree ?? new Tree(options.nodes)
    if (tree === undefined) this.tree.reset()
    this.chances = new Float64Array(position.seats.length)
    this.margins = new Float64Array(position.seats.length)
    this.values = new Float64Array(position.seats.length)
  }

  /** First visit to a position: adds its choices. Evaluates it unless there is nothing to choose; tells whether it did. */
  private expand(node: number, pos: Position): boolean {
    const { list, evaluator, tree, transpositions } = this
    const open = tree.isOpen(node)
    if (!open) {
      const twin = transpositions.find(pos, evaluator.net)
      if (twin !== undefined) {
        if (!tree.expandLike(node, twin)) this.full = tree.isFull
        return true
      }
    }
    listLegal(pos, list)
    // Below a deal a node may gain choices later, which are compared with its value.
    const forced = list.length === 1 && !open
    if (forced && tree.expand(node, pos.player, 0, list.moves, CERTAIN, 1)) return false
    const count = Math.min(list.length, MAX_CHOICES)
    evaluator.evaluate(pos, this.from)
    const priors = evaluator.priors(pos, list, count)
    // Where no card can be recruited, none that turns up later is new.
    const seen = !open ? 0 : pos.decision === 'action' ? this.cards.faceUp : ALL_RECRUITS
    const value = evaluator.value(pos.player)
    if (!tree.expand(node, pos.player, value, list.moves, priors, count, seen)) this.full = tree.isFull
    else if (!open) transpositions.add(node, evaluator.net)
    return true
  }

  /**
   * Below a deal: adds choices for cards that have turned up for the first time. Their priors come from the evaluation before
   * this one, of a position much like this: another evaluation would not be worth its time.
   */
  private addChoices(node: number, pos: Position, recruits: number): void {
    const { list, tree } = this
    listLegal(pos, list)
    const priors = this.evaluator.priors(pos, list, list.length)
    for (let i = 0; i < list.length; i++) {
      const move = list.moves[i]
      if (isRecruit(move) && (recruitBit(move) & recruits) !== 0)
        this.full ||= tree.addChoice(node, move, priors[i]) === undefined
    }
  }

  /** Visits every choice at least once, so that an explanation can compare them all. */
  visitEveryChoice(): void {
    this.start()
    if (!this.tree.isExpanded(ROOT)) this.iterate()
    for (const choice of this.tree.choicesOf(ROOT)) if (this.tree.tries(choice) === 0) this.iterate(choice)
  }

  /** The choice to look at for a comparison: the given one, or one that was never tried, else the least tried of the best. */
  private neglected(compared: Compared): number | undefined {
    const { tree } = this
    // Another thread may still be expanding the root, and a finished game has no choices.
    if (!tree.isExpanded(ROOT)) return undefined
    if ('move' in compared) return tree.find(ROOT, compared.move)
    const choices = tree.choicesOf(ROOT)
    const untried = choices.find((choice) => tree.tries(choice) === 0)
    if (untried !== undefined) return untried
    const best = choices.toSorted((a, b) => tree.stats(b).value - tree.stats(a).value).slice(0, compared.best)
    return best.toSorted((a, b) => tree.tries(a) - tree.tries(b)).at(0)
  }

  /** Plays the path of this iteration, from the last position that is kept up to `depth`. */
  private place(depth: number): Position {
    const { scratch: pos, reached, chosen, kept, tree } = this
    let from = depth
    let start: Start | undefined
    while (from > 0 && start === undefined) {
      start = kept.get(reached[from - 1])
      if (start === undefined) from--
    }
    start ??= this.root
    copyPosition(start.position, pos)
    this.layCards(pos, from)
    for (let i = from; i < depth; i++) {
      playMove(pos, tree.moveOf(chosen[i]), this.cards.dealer)
      const node = reached[i]
      if (tree.visits(node) < KEPT_VISITS || kept.size >= this.options.kept) continue
      start = { position: clonePosition(pos), base: start.base, isOwn: false }
      kept.set(node, start)
    }
    this.from = start
    return pos
  }

  /** Lays the cards of this iteration as they lay after its first moves. */
  private layCards(pos: Position, moves: number): void {
    const { cards, dealt, chosen, tree } = this
    const deals = moves === 0 ? 0 : dealt[moves - 1]
    cards.lay(pos, deals)
    if (deals === 0) return
    let first = moves
    while (first > 1 && dealt[first - 2] === deals) first--
    for (let i = first; i < moves; i++) turnCard(pos, tree.moveOf(chosen[i]))
  }

  /** One iteration: select, expand, evaluate, back up. The first choice may be given. */
  private iterate(given?: number): void {
    this.backUp(this.evaluateLeaf(given))
  }

  /**
   * All of an iteration but backing up; returns its depth. The tree alone has the path: moves are played only when something
   * new comes.
   */
  private evaluateLeaf(given?: number): number {
    const { seats, chosen, reached, dealt, evaluator, tree, cards } = this
    let pos: Position | undefined
    let node = ROOT
    let depth = 0
    cards.reset()
    for (;;) {
      if (!tree.isExpanded(node)) pos ??= this.place(depth)
      if (pos !== undefined) {
        if (pos.decision === undefined) {
          evaluator.evaluateEnd(pos)
          break
        }
        if (!tree.isExpanded(node) && this.expand(node, pos)) break
      }
      const open = tree.isOpen(node)
      if (open) {
        const fresh = tree.see(node, cards.faceUp)
        if (fresh !== 0) {
          pos ??= this.place(depth)
          this.addChoices(node, pos, fresh)
        }
      }
      if (depth + 1 >= MAX_DEPTH) {
        pos ??= this.place(depth)
        evaluator.evaluate(pos, this.from)
        break
      }
      const choice =
        depth === 0 && given !== undefined ? given : tree.select(node, open ? cards.faceUp : ALL_RECRUITS, this.options)
      let child = tree.childOf(choice)
      if (child === undefined) pos ??= this.place(depth)
      const move = tree.moveOf(choice)
      if (open) cards.turn(move)
      if (pos !== undefined) {
        const { round } = pos
        playMove(pos, move, cards.dealer)
        child ??= tree.descend(choice, open, pos.round !== round)
        if (child === undefined) {
          this.full = true
          if (pos.decision === undefined) evaluator.evaluateEnd(pos)
          else evaluator.evaluate(pos, this.from)
          break
        }
      } else if (tree.isDealt(child as number)) cards.deal()
      seats[depth] = tree.seatOf(node)
      chosen[depth] = choice
      dealt[depth] = cards.deals
      reached[depth++] = child as number
      tree.enter(node, choice)
      node = child as number
    }
    return depth
  }

  /** Runs searches of one tree as threads that are all equally fast: none backs up before all have evaluated a position. */
  static runInLockStep(searches: readonly Search[], iterations: number): void {
    for (const search of searches) search.start()
    const depths = searches.map(() => 0)
    for (let done = 0; done < iterations; done += searches.length) {
      for (let i = 0; i < searches.length; i++) depths[i] = searches[i].evaluateLeaf()
      for (let i = 0; i < searches.length; i++) searches[i].backUp(depths[i])
    }
  }

  /** Takes over the network, which somebody else may have used in the meantime. */
  private start(): void {
    const { root, kept, evaluator } = this
    if (evaluator.net.owner !== root) {
      clearBases(evaluator.net, root)
      for (const from of [root, ...kept.values()]) {
        from.base = 0
        from.isOwn = false
      }
    }
    // Choices that turn up later take their priors from the last evaluation.
    if (root.position.decision !== undefined) evaluator.evaluate(root.position, root)
  }

  private backUp(depth: number): void {
    const { seats, chosen, reached, evaluator, tree, values } = this
    this.iterations++
    this.rounds += evaluator.rounds
    for (let seat = 0; seat < values.length; seat++) {
      values[seat] = evaluator.value(seat)
      this.chances[seat] += evaluator.chances[seat]
      this.margins[seat] += evaluator.margins[seat]
    }
    if (this.tally !== undefined && depth > 0) this.tally.add(tree.moveOf(chosen[0]), evaluator)
    for (let i = 0; i < depth; i++) {
      const seat = seats[i]
      tree.add(chosen[i], reached[i], values[seat], evaluator.chances[seat], evaluator.margins[seat])
    }
  }

  private get ended(): boolean {
    return this.full && this.endsWhenFull
  }

  /** Is the best choice certain to stay the best after `left` more iterations? */
  private isDecided(left: number): boolean {
    let most = 0
    let next = 0
    for (const choice of this.tree.choicesOf(ROOT)) {
      const tries = this.tree.tries(choice)
      if (tries > most) {
        next = most
        most = tries
      } else if (tries > next) next = tries
    }
    return most - next > left
  }

  /** Runs until the time is up, or until the remaining time of all threads can't change the choice. */
  decide(ms: number, iterations = Number.POSITIVE_INFINITY, threads = 1): void {
    const { compared } = this
    // How much worse another move is than the best takes all the time there is.
    const mayStop = () => compared === undefined || ('move' in compared && this.best() === compared.move)
    const start = performance.now()
    for (let done = 0; done < iterations && !this.ended; ) {
      done += this.run(Math.min(iterations - done, SLICE), start + ms)
      const spent = performance.now() - start
      if (spent >= ms) return
      const left = threads * Math.min(iterations - done, (done / spent) * (ms - spent))
      if (this.isDecided(left) && mayStop()) return
    }
  }

  /** Runs for a budget. */
  spend(budget: Budget, threads = 1): void {
    const { ms, iterations } = usableBudget(budget)
    if (ms !== undefined) this.decide(ms, iterations, threads)
    else if (iterations !== undefined) this.run(iterations)
  }

  /** Runs for a number of iterations, until the time is up, or until the tree is full. */
  run(iterations: number, until = Number.POSITIVE_INFINITY): number {
    const { compared } = this
    let done = 0
    this.start()
    while (done < iterations && !this.ended) {
      const compares = compared !== undefined && this.iterations % COMPARE_EVERY === COMPARE_EVERY - 1
      this.iterate(compares ? this.neglected(compared) : undefined)
      done++
      if ((done & 15) === 0 && until !== Number.POSITIVE_INFINITY && performance.now() >= until) break
    }
    return done
  }

  choices(): ChoiceStats[] {
    return choicesIn(this.tree)
  }

  analysis(): Analysis {
    return analysisOf(this.tree, this.iterations)
  }

  /** The continuation after a move, as far as the search has seen it. */
  lineAfter(move: MoveCode): MoveCode[] {
    const below = this.below(move)
    return below === undefined ? [] : mostVisitedLine(this.tree, below)
  }

  /** The node below a move, unless cards are dealt after it. */
  private below(move: MoveCode): number | undefined {
    const { tree } = this
    const choice = tree.find(ROOT, move)
    const child = choice === undefined ? undefined : tree.childOf(choice)
    return child === undefined || tree.isOpen(child) || !tree.isExpanded(child) ? undefined : child
  }

  /** The tree for the position after a move, if the search has seen it: this search is over then. */
  treeAfter(move: MoveCode): Tree | undefined {
    const below = this.below(move)
    if (below === undefined) return undefined
    this.tree.keepOnly(below)
    return this.tree
  }

  best(): MoveCode {
    return bestIn(this.tree)
  }
}
