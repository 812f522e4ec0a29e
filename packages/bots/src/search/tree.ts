import type { MoveCode } from '@amyitis/engine'
import { isRecruit, recruitBit } from './dealt-cards.ts'
import { PRIORS, packPrior } from './packed-prior.ts'
import { Records, type SharedRecords, shareRecords } from './records.ts'

/**
 * A node, in 32-bit words: how often a search went on from it, its value when it was first seen, its choices, the mean
 * chance and margin of the player who chose to go there, and the `recruit` moves that were looked at.
 */
const VISITS = 0
const INITIAL_VALUE = 1
const CHOICES = 2
const STATE = 3
const MORE = 4
const CHANCE = 5
const MARGIN = 6
const SEEN = 7
const NODE_WORDS = 8

/**
 * A choice: the move, its prior with the node it leads to, how often it was tried and with which mean value. All that a
 * selection compares lies side by side.
 */
const MOVE = 0
const PRIOR_AND_CHILD = 1
const TRIES = 2
const VALUE = 3
const CHOICE_WORDS = 4

/** The lowest bits of `TRIES`: how many searches are below the choice just now. */
const PENDING_BITS = 4
const PENDING_MASK = (1 << PENDING_BITS) - 1
const ONE_TRY = 1 << PENDING_BITS

/**
 * `STATE`: the number of choices, who decides, whether it is expanded, and whether cards were dealt on the way here, and with
 * the very last move.
 */
const COUNT_MASK = 0x3ff
const SEAT_SHIFT = 10
const OPEN = 1 << 13
const EXPANDING = 1 << 14
const EXPANDED = 1 << 15
const DEALT = 1 << 16

export const ROOT = 0
const NONE = 0

/** A child shares its word with the prior, which has the other bits. */
const CHILD_BITS = 21
const CHILD_MASK = (1 << CHILD_BITS) - 1

/** A tree with more choices than that a node on average counts as full. */
const CHOICES_PER_NODE = 12
const MAX_CHOICES = COUNT_MASK

/** Memory for a tree that several threads search. */
export interface TreeMemory {
  readonly maxNodes: number
  readonly nodes: SharedRecords
  readonly choices: SharedRecords
}

export function createTreeMemory(maxNodes: number): TreeMemory {
  requireMaxNodes(maxNodes)
  return {
    maxNodes,
    nodes: shareRecords(NODE_WORDS, maxNodes),
    choices: shareRecords(CHOICE_WORDS, CHOICES_PER_NODE * maxNodes),
  }
}

function requireMaxNodes(maxNodes: number): void {
  if (maxNodes > CHILD_MASK) throw new Error(`a tree has ${CHILD_MASK} nodes at most, not ${maxNodes}`)
}

/** A visit of another thread that has not come back yet counts as that much worse: several threads then look at several choices. */
const VIRTUAL_LOSS = 0.1

/** Every `recruit` move. */
export const ALL_RECRUITS = -1
const isLegal = (move: MoveCode, recruits: number) => !isRecruit(move) || (recruitBit(move) & recruits) !== 0

export interface SelectOptions {
  /** The exploration constant of PUCT. */
  readonly explore: number
  /** How much worse than its parent an unvisited choice is assumed to be (first-play urgency). */
  readonly urgency: number
}

/** How one choice has turned out so far: the means for the player who decides. */
export interface ChoiceStats {
  readonly move: MoveCode
  readonly prior: number
  readonly visits: number
  readonly value: number
  readonly chance: number
  readonly margin: number
}

/**
 * A search tree in flat arrays: a node with its choices takes 100 to 185 bytes, and there is no garbage to collect. Choices
 * that turn up later, below a deal, form a list of their own (`MORE`), each followed by a link.
 *
 * Several threads may search one tree without locks (Enzenberger and Müller, 2009): a node is expanded by whoever comes
 * first, counts are atomic, and a mean that two threads write at the same moment may lose one of the two.
 */
export class Tree {
  private nodes: Records
  private choices: Records
  /** Do several threads search it? */
  private readonly shared: boolean

  /** A tree of its own that grows up to `maxNodes`, or one in the memory that several threads share. */
  constructor(tree: number | TreeMemory) {
    const { maxNodes, nodes, choices } =
      typeof tree === 'number' ? { maxNodes: tree, nodes: undefined, choices: undefined } : tree
    requireMaxNodes(maxNodes)
    this.shared = nodes !== undefined
    this.nodes = new Records(NODE_WORDS, maxNodes, nodes)
    this.choices = new Records(CHOICE_WORDS, CHOICES_PER_NODE * maxNodes, choices)
  }

  /** Starts again with nothing but a root. */
  reset(): void {
    this.nodes.keepFirst(0)
    // Choice 0 is none.
    this.choices.keepFirst(1)
    this.addNode(0)
  }

  get size(): number {
    return this.nodes.count
  }

  get isFull(): boolean {
    return !this.nodes.hasRoom(1) || !this.choices.hasRoom(MAX_CHOICES)
  }

  get bytes(): number {
    return this.nodes.bytes + this.choices.bytes
  }

  /** A new node that nobody has reached yet; undefined once the tree is full. */
  private addNode(state: number): number | undefined {
    const node = this.nodes.take(1)
    if (node === undefined) return undefined
    const { ints } = this.nodes
    const at = node * NODE_WORDS
    for (let word = at; word < at + NODE_WORDS; word++) ints[word] = 0
    ints[at + STATE] = state
    return node
  }

  private writeChoice(choice: number, move: MoveCode, prior: number): void {
    const { ints } = this.choices
    const at = choice * CHOICE_WORDS
    ints[at + MOVE] = move
    ints[at + PRIOR_AND_CHILD] = packPrior(prior) << CHILD_BITS
    ints[at + TRIES] = 0
    ints[at + VALUE] = 0
  }

  /** Reads a word that another thread may just have written, with all that it wrote before. */
  private load(words: Int32Array, at: number): number {
    return this.shared ? Atomics.load(words, at) : words[at]
  }

  isOpen(node: number): boolean {
    return (this.nodes.ints[node * NODE_WORDS + STATE] & OPEN) !== 0
  }

  /** Does the move that leads here end a round? */
  isDealt(node: number): boolean {
    return (this.nodes.ints[node * NODE_WORDS + STATE] & DEALT) !== 0
  }

  isExpanded(node: number): boolean {
    return (this.load(this.nodes.ints, node * NODE_WORDS + STATE) & EXPANDED) !== 0
  }

  seatOf(node: number): number {
    return (this.nodes.ints[node * NODE_WORDS + STATE] >> SEAT_SHIFT) & 7
  }

  /** The number of choices known when the node was expanded. */
  count(node: number): number {
    return this.nodes.ints[node * NODE_WORDS + STATE] & COUNT_MASK
  }

  /** The first choice; the others known when the node was expanded follow. */
  firstChoice(node: number): number {
    return this.nodes.ints[node * NODE_WORDS + CHOICES]
  }

  /** The first choice that turned up later. */
  private firstOfMore(node: number): number {
    return this.load(this.nodes.ints, node * NODE_WORDS + MORE)
  }

  /** Times that a search went on from here. */
  visits(node: number): number {
    return this.nodes.ints[node * NODE_WORDS + VISITS]
  }

  moveOf(choice: number): MoveCode {
    return this.choices.ints[choice * CHOICE_WORDS + MOVE]
  }

  priorOf(choice: number): number {
    return PRIORS[this.choices.ints[choice * CHOICE_WORDS + PRIOR_AND_CHILD] >>> CHILD_BITS]
  }

  childOf(choice: number): number | undefined {
    const child = this.load(this.choices.ints, choice * CHOICE_WORDS + PRIOR_AND_CHILD) & CHILD_MASK
    return child === NONE ? undefined : child
  }

  tries(choice: number): number {
    return this.choices.ints[choice * CHOICE_WORDS + TRIES] >> PENDING_BITS
  }

  /** The node below a choice, new or known; undefined once the tree is full. */
  descend(choice: number, open: boolean, dealt = false): number | undefined {
    const known = this.childOf(choice)
    if (known !== undefined) return known
    const node = this.addNode((open || dealt ? OPEN : 0) | (dealt ? DEALT : 0))
    if (node === undefined) return undefined
    const { ints } = this.choices
    const at = choice * CHOICE_WORDS + PRIOR_AND_CHILD
    const none = ints[at] & ~CHILD_MASK
    const other = Atomics.compareExchange(ints, at, none, none | node)
    return other === none ? node : other & CHILD_MASK
  }

  /** Takes room for the choices of a node, unless another thread does so already or the tree is full. */
  private startExpanding(node: number, count: number): number | undefined {
    const { ints } = this.nodes
    const at = node * NODE_WORDS + STATE
    const state = ints[at]
    if ((state & (EXPANDING | EXPANDED)) !== 0) return undefined
    if (!this.shared) ints[at] = state | EXPANDING
    else if (Atomics.compareExchange(ints, at, state, state | EXPANDING) !== state) return undefined
    return this.choices.take(count)
  }

  private finishExpanding(
    node: number,
    choices: number,
    count: number,
    seat: number,
    first: number,
    seen: number,
  ): true {
    const { ints, floats } = this.nodes
    const at = node * NODE_WORDS
    ints[at + CHOICES] = choices
    ints[at + SEEN] = seen
    floats[at + INITIAL_VALUE] = first
    const state = (ints[at + STATE] & (OPEN | DEALT)) | EXPANDED | (seat << SEAT_SHIFT) | count
    if (this.shared) Atomics.store(ints, at + STATE, state)
    else ints[at + STATE] = state
    return true
  }

  /**
   * Adds the choices of a node, unless another thread does so already or the tree is full. Of the `recruit` moves, they contain
   * all those in `seen`.
   */
  expand(
    node: number,
    seat: number,
    first: number,
    moves: ArrayLike<MoveCode>,
    priors: ArrayLike<number>,
    count: number,
    seen = 0,
  ): boolean {
    const choices = this.startExpanding(node, count)
    if (choices === undefined) return false
    for (let i = 0; i < count; i++) this.writeChoice(choices + i, moves[i], priors[i])
    return this.finishExpanding(node, choices, count, seat, first, seen)
  }

  /** Adds to a node what another one with the same position was given. */
  expandLike(node: number, other: number): boolean {
    const count = this.count(other)
    const choices = this.startExpanding(node, count)
    if (choices === undefined) return false
    const from = this.firstChoice(other)
    for (let i = 0; i < count; i++) this.writeChoice(choices + i, this.moveOf(from + i), this.priorOf(from + i))
    const first = this.nodes.floats[other * NODE_WORDS + INITIAL_VALUE]
    return this.finishExpanding(node, choices, count, this.seatOf(other), first, 0)
  }

  /** The choice of a move, if it is known. */
  find(node: number, move: MoveCode): number | undefined {
    return this.choicesOf(node).find((choice) => this.moveOf(choice) === move)
  }

  /** Which of these `recruit` moves nobody has looked at yet; from now on somebody has. */
  see(node: number, recruits: number): number {
    const { ints } = this.nodes
    const at = node * NODE_WORDS + SEEN
    const unseen = recruits & ~ints[at]
    if (unseen === 0) return 0
    if (this.shared) return unseen & ~Atomics.or(ints, at, unseen)
    ints[at] |= unseen
    return unseen
  }

  /** Adds a choice to an expanded node; undefined once the tree is full. */
  addChoice(node: number, move: MoveCode, prior: number): number | undefined {
    const choice = this.choices.take(2)
    if (choice === undefined) return undefined
    this.writeChoice(choice, move, prior)
    const more = node * NODE_WORDS + MORE
    for (;;) {
      const next = Atomics.load(this.nodes.ints, more)
      this.writeChoice(choice + 1, next, 0)
      if (Atomics.compareExchange(this.nodes.ints, more, next, choice) === next) return choice
    }
  }

  /**
   * Selects by PUCT: the mean value, plus a bonus for a high prior and few visits. Of the `recruit` moves, only those in
   * `recruits` can be selected. Where all can, choices are sorted by prior.
   */
  select(node: number, recruits: number, { explore, urgency }: SelectOptions): number {
    const { ints: nodes, floats: firsts } = this.nodes
    const { ints, floats } = this.choices
    const at = node * NODE_WORDS
    const bonus = explore * Math.sqrt(nodes[at + VISITS] + 1)
    const untried = firsts[at + INITIAL_VALUE] - urgency
    let best = Number.NEGATIVE_INFINITY
    let chosen = NONE
    let choice = nodes[at + CHOICES]
    let end = choice + (nodes[at + STATE] & COUNT_MASK)
    for (let later = this.firstOfMore(node); ; ) {
      for (; choice < end; choice++) {
        const word = choice * CHOICE_WORDS
        if (!isLegal(ints[word + MOVE], recruits)) continue
        const tries = ints[word + TRIES] >> PENDING_BITS
        const pending = ints[word + TRIES] & PENDING_MASK
        const seen = tries + pending
        let value = tries === 0 ? untried : floats[word + VALUE]
        if (pending !== 0) value -= (VIRTUAL_LOSS * pending) / seen
        value += (bonus * PRIORS[ints[word + PRIOR_AND_CHILD] >>> CHILD_BITS]) / (1 + seen)
        if (value > best) {
          best = value
          chosen = choice
        }
        // The others have not been tried either, and have lower priors.
        if (seen === 0 && recruits === ALL_RECRUITS) return chosen
      }
      if (later === NONE) return chosen
      choice = later
      end = later + 1
      later = ints[end * CHOICE_WORDS + MOVE]
    }
  }

  /** A search goes on from a node by a choice. */
  enter(node: number, choice: number): void {
    if (this.shared) {
      Atomics.add(this.nodes.ints, node * NODE_WORDS + VISITS, 1)
      Atomics.add(this.choices.ints, choice * CHOICE_WORDS + TRIES, 1)
    } else this.nodes.ints[node * NODE_WORDS + VISITS]++
  }

  /** One more try of a choice; returns how many that makes. */
  private countTry(word: number): number {
    const { ints } = this.choices
    if (this.shared) return (Atomics.add(ints, word + TRIES, ONE_TRY - 1) >> PENDING_BITS) + 1
    ints[word + TRIES] += ONE_TRY
    return ints[word + TRIES] >> PENDING_BITS
  }

  /** It comes back with what came of it, for the player who went there. Sums in 32 bits would drift, means don't. */
  add(choice: number, child: number, value: number, chance: number, margin: number): void {
    const word = choice * CHOICE_WORDS
    const share = 1 / this.countTry(word)
    const { floats } = this.choices
    floats[word + VALUE] += share * (value - floats[word + VALUE])
    const means = this.nodes.floats
    const at = child * NODE_WORDS
    means[at + CHANCE] += share * (chance - means[at + CHANCE])
    means[at + MARGIN] += share * (margin - means[at + MARGIN])
  }

  /** All choices of a node that are known. */
  choicesOf(node: number): number[] {
    const start = this.firstChoice(node)
    const found = Array.from({ length: this.count(node) }, (_, i) => start + i)
    for (let choice = this.firstOfMore(node); choice !== NONE; choice = this.moveOf(choice + 1)) found.push(choice)
    return found
  }

  stats(choice: number): ChoiceStats {
    const visits = this.tries(choice)
    const at = (this.childOf(choice) ?? ROOT) * NODE_WORDS
    const mean = (word: number) => (visits === 0 ? 0 : this.nodes.floats[at + word])
    const value = visits === 0 ? 0 : this.choices.floats[choice * CHOICE_WORDS + VALUE]
    return {
      move: this.moveOf(choice),
      prior: this.priorOf(choice),
      visits,
      value,
      chance: mean(CHANCE),
      margin: mean(MARGIN),
    }
  }

  /** The choice with the most visits; ties go to the higher prior. */
  mostVisited(node: number): number {
    let best = this.firstChoice(node)
    for (const choice of this.choicesOf(node)) {
      const more = this.tries(choice) - this.tries(best)
      if (more > 0 || (more === 0 && this.priorOf(choice) > this.priorOf(best))) best = choice
    }
    return best
  }

  /** Keeps only what lies below a node, which becomes the root. */
  keepOnly(root: number): void {
    const old = new Tree(0)
    old.nodes = this.nodes.copy()
    old.choices = this.choices.copy()
    this.reset()
    const pairs: [from: number, to: number][] = [[root, ROOT]]
    for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
      const [from, to] = pair
      const source = from * NODE_WORDS
      const target = to * NODE_WORDS
      this.nodes.ints.set(old.nodes.ints.subarray(source, source + NODE_WORDS), target)
      if ((old.nodes.ints[source + STATE] & EXPANDED) === 0) {
        this.nodes.ints[target + STATE] &= OPEN | DEALT
        continue
      }
      const count = old.count(from)
      const start = old.firstChoice(from)
      const copied = this.choices.take(count) as number
      this.nodes.ints[target + CHOICES] = copied
      this.nodes.ints[target + MORE] = NONE
      const copyChild = (choice: number, into: number) => {
        const child = old.childOf(choice)
        if (child === undefined) return
        this.choices.ints[into * CHOICE_WORDS + TRIES] = old.tries(choice) << PENDING_BITS
        this.choices.floats[into * CHOICE_WORDS + VALUE] = old.choices.floats[choice * CHOICE_WORDS + VALUE]
        const node = this.addNode(0) as number
        this.choices.ints[into * CHOICE_WORDS + PRIOR_AND_CHILD] |= node
        pairs.push([child, node])
      }
      for (let i = 0; i < count; i++) {
        this.writeChoice(copied + i, old.moveOf(start + i), old.priorOf(start + i))
        copyChild(start + i, copied + i)
      }
      for (let choice = old.firstOfMore(from); choice !== NONE; choice = old.moveOf(choice + 1))
        copyChild(choice, this.addChoice(to, old.moveOf(choice), old.priorOf(choice)) as number)
    }
  }
}
