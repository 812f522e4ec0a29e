import { type Entry, type Game, rewind } from '../play/game.ts'
import { turnsOf } from './record.ts'

/** What a record says about a turn in a sign or in words; kept by the last decision of the turn. */
export type Remarks = { readonly [Key in 'glyph' | 'comments']?: Entry[Key] | undefined }

/** An answered decision in a tree of variations. */
export interface TreeNode extends Omit<Entry, 'variations'> {
  /** What may follow: the main line first, then its variations. */
  readonly next: readonly TreeNode[]
}

/** A game with all its variations, decision by decision. No two ways on from a position are the same. */
export interface GameTree {
  /** About the game itself. */
  readonly comments?: readonly string[]
  readonly next: readonly TreeNode[]
}

/** The way to a node: the decisions that lead there, as a game has them. */
export type TreePath = readonly Pick<Entry, 'move' | 'deal'>[]

type Step = TreePath[number]

/** The same move is another one if other cards are dealt after it. */
const isSame = (a: Step, b: Step): boolean => a.move === b.move && String(a.deal) === String(b.deal)

/** A decision without remarks. */
const bare = ({ seat, move, opens, deal }: Entry): Entry => ({
  seat,
  move,
  opens,
  ...(deal === undefined ? {} : { deal }),
})

const entryOf = ({ next: _, ...entry }: TreeNode): Entry => entry

/** Decisions one after the other, as a tree. */
const chain = (entries: readonly Entry[]): GameTree => ({
  next: entries.reduceRight<TreeNode[]>((next, { variations: _, ...entry }) => [{ ...entry, next }], []),
})

function mergeComments(a: readonly string[] = [], b: readonly string[] = []) {
  const comments = String(a) === String(b) ? a : [...a, ...b]
  return comments.length === 0 ? {} : { comments }
}

function mergeNext(a: readonly TreeNode[], b: readonly TreeNode[]): readonly TreeNode[] {
  const all = [...a]
  for (const node of b) {
    const at = all.findIndex((one) => isSame(one, node))
    if (at < 0) {
      all.push(node)
      continue
    }
    const known = all[at]
    const next = mergeNext(known.next, node.next)
    all[at] = { ...node, ...known, ...mergeComments(known.comments, node.comments), next }
  }
  return all
}

/** Everything that is in one of two trees of the same game; the main line is that of the first. */
export const mergeTrees = (a: GameTree, b: GameTree): GameTree => ({
  ...mergeComments(a.comments, b.comments),
  next: mergeNext(a.next, b.next),
})

/** The tree with a line from the start of the game; where it is new it becomes a variation. Remarks stay as they are. */
export const addLine = (tree: GameTree, entries: readonly Entry[]): GameTree =>
  entries.length === 0 || nodeAt(tree, entries) !== undefined ? tree : mergeTrees(tree, chain(entries.map(bare)))

/** A tree, or a part of it, in the making. */
interface Growing {
  next: (TreeNode & Growing)[]
}

/** Adds a decision to the ways on, unless it is one of them; what was said about it first comes first. */
function grow({ next }: Growing, { variations: _, ...entry }: Entry): TreeNode & Growing {
  const at = next.findIndex((one) => isSame(one, entry))
  const known = next[at] ?? { next: [] }
  const node = Object.assign(known, { ...entry, ...known, ...mergeComments(known.comments, entry.comments) })
  if (at < 0) next.push(node)
  return node
}

/** Adds decisions after a position, then all variations on them: a variation may start like the line that it leaves. */
function growLine(from: Growing, entries: readonly Entry[]): void {
  let start = from
  const turns = turnsOf(entries).map((turn) => {
    const begin = start
    start = turn.reduce<Growing>(grow, begin)
    return { begin, variations: turn.flatMap(({ variations = [] }) => variations) }
  })
  for (const { begin, variations } of turns) for (const variation of variations) growLine(begin, variation)
}

/** The game and its variations as a tree. */
export function treeOf({ entries, headers }: Pick<Game, 'entries' | 'headers'>): GameTree {
  const { comments } = headers
  const tree: GameTree & Growing = { ...(comments && { comments }), next: [] }
  growLine(tree, entries)
  return tree
}

/**
 * A line as a record has it. Its first turn may have begun with decisions that it shares with the line it leaves. If only so
 * many decisions were `played`, what follows them becomes variations, which repeat the last turn.
 */
function entriesFrom(
  first: TreeNode,
  others: readonly TreeNode[],
  begun: readonly Entry[],
  played = Number.POSITIVE_INFINITY,
): Entry[] {
  const line = [...begun]
  let turn = [...begun]
  let variations: Entry[][] = []
  const endTurn = () => {
    const last = line.pop()
    if (last !== undefined) line.push(variations.length === 0 ? last : { ...last, variations })
    turn = []
    variations = []
  }
  let node: TreeNode | undefined = first
  let siblings = others
  while (node !== undefined) {
    if (node.opens) endTurn()
    for (const sibling of siblings) variations.push(entriesFrom(sibling, [], turn))
    line.push(entryOf(node))
    turn.push(bare(node as Entry))
    if (line.length === played) {
      for (const tried of node.next) variations.push(entriesFrom(tried, [], turn))
      break
    }
    const [main, ...rest]: readonly TreeNode[] = node.next
    node = main
    siblings = rest
  }
  endTurn()
  return line
}

/**
 * The game with another tree; it then stands at the end of the main line. If the game ended after the first `played`
 * decisions of it, everything further is a variation.
 */
export function withTree(game: Game, { comments, next }: GameTree, played?: number): Game {
  const [first, ...others] = next
  const entries = first === undefined ? [] : entriesFrom(first, others, [], played)
  const { comments: _, ...headers } = game.headers
  return rewind({ ...game, headers: { ...headers, ...(comments && { comments }) }, entries }, entries.length)
}

/** The node at the end of a path. */
export function nodeAt({ next }: GameTree, path: TreePath): TreeNode | undefined {
  let node: TreeNode | undefined
  let ways = next
  for (const step of path) {
    node = ways.find((one) => isSame(one, step))
    if (node === undefined) return undefined
    ways = node.next
  }
  return node
}

/** The whole line through the node at a path, up to its end, without remarks. */
export function lineThrough(tree: GameTree, path: TreePath): Entry[] {
  const line: Entry[] = []
  let ways = tree.next
  for (let i = 0; ways.length > 0; i++) {
    const node = i < path.length ? ways.find((one) => isSame(one, path[i])) : ways[0]
    if (node === undefined) break
    line.push(bare(node))
    ways = node.next
  }
  return line
}

/** Replaces the siblings at the last step of a path; nothing changes if there is no such node. */
function editWays(
  ways: readonly TreeNode[],
  path: TreePath,
  edit: (ways: readonly TreeNode[], at: number) => readonly TreeNode[],
): readonly TreeNode[] {
  const at = path.length === 0 ? -1 : ways.findIndex((one) => isSame(one, path[0]))
  if (at < 0) return ways
  if (path.length === 1) return edit(ways, at)
  return ways.map((one, i) => (i === at ? { ...one, next: editWays(one.next, path.slice(1), edit) } : one))
}

/** The tree without a node and everything after it. */
export const removeAt = (tree: GameTree, path: TreePath): GameTree => ({
  ...tree,
  next: editWays(tree.next, path, (ways, at) => ways.filter((_, i) => i !== at)),
})

/** The tree with only the node at a path, what leads to it, without remarks, and what follows it. */
export function branchAt(tree: GameTree, path: TreePath): GameTree {
  const node = nodeAt(tree, path)
  const before = lineThrough(tree, path).slice(0, path.length - 1)
  return { next: node === undefined ? [] : before.reduceRight((next, entry) => [{ ...entry, next }], [node]) }
}

/** The same without what is undefined. */
const defined = (remarks: Remarks): Pick<Entry, keyof Remarks> =>
  Object.fromEntries(Object.entries(remarks).filter(([, value]) => value !== undefined))

/** The tree with other remarks on the node at a path; with an empty path, on the game. What is undefined goes. */
export function remarkAt(tree: GameTree, path: TreePath, remarks: Remarks): GameTree {
  const { comments } = remarks
  if (path.length === 0) return { ...(comments && { comments }), next: tree.next }
  const next = editWays(tree.next, path, (ways, at) => {
    const { glyph, comments, ...node } = ways[at]
    return ways.with(at, { ...node, ...defined({ glyph, comments, ...remarks }) })
  })
  return { ...tree, next }
}

/**
 * The tree with the variation around a node one place further ahead among the ways on that it is one of. The first `fixed`
 * decisions of the main line stay the main line.
 */
export function promote(tree: GameTree, path: TreePath, fixed = 0): GameTree {
  const fork = forkOf(tree, path, fixed)
  if (fork === undefined) return tree
  const next = editWays(tree.next, path.slice(0, fork), (ways, at) =>
    ways.with(at - 1, ways[at]).with(at, ways[at - 1]),
  )
  return { ...tree, next }
}

/** How long the part of a path is that ends where it can be promoted. */
function forkOf(tree: GameTree, path: TreePath, fixed: number): number | undefined {
  let ways = tree.next
  let main = true
  let fork: number | undefined
  for (const [i, step] of path.entries()) {
    const at = ways.findIndex((one) => isSame(one, step))
    if (at < 0) return undefined
    if (at > (main && i < fixed ? 1 : 0)) fork = i + 1
    main &&= at === 0
    ways = ways[at].next
  }
  return fork
}
