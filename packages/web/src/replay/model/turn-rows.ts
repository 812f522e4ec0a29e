import {
  type Entry,
  formatMove,
  type GameTree,
  type Glyph,
  nodeAt,
  type Remarks,
  remarkAt,
  type TreeNode,
} from '@amyitis/engine'

/** A turn in the list of variations. */
export interface TurnRow {
  readonly seat: number
  readonly round: number
  readonly moves: readonly string[]
  readonly glyph: Glyph | undefined
  readonly comments: readonly string[]
  /** The whole line that the turn belongs to, and where in it the turn starts and ends. */
  readonly line: readonly Entry[]
  readonly from: number
  readonly to: number
  /** The first decision that the line it leaves doesn't have. */
  readonly own: number
  /** The lines that could have been played instead. */
  readonly variations: readonly (readonly TurnRow[])[]
}

/** The turns of a line that goes on with `first` after the decisions `before`, of which the turn has begun with those since `start`. */
function rowsFrom(
  first: TreeNode,
  others: readonly TreeNode[],
  before: readonly TreeNode[],
  start: number,
  round: number,
): TurnRow[] {
  const rows: TurnRow[] = []
  const line = [...before]
  let from = start
  let now = round
  let variations: TurnRow[][] = []
  const endTurn = () => {
    const turn = line.slice(from)
    const own = Math.max(from, before.length)
    const added = line.slice(own)
    if (turn.length > 0)
      rows.push({
        seat: turn[0].seat,
        round: now,
        moves: turn.map(({ move }) => formatMove(move)),
        glyph: added.findLast(({ glyph }) => glyph !== undefined)?.glyph,
        comments: added.flatMap(({ comments = [] }) => comments),
        line,
        from,
        to: line.length,
        own,
        variations,
      })
    if (turn.at(-1)?.deal !== undefined) now++
    from = line.length
    variations = []
  }
  let node: TreeNode | undefined = first
  let siblings = others
  while (node !== undefined) {
    if (node.opens) endTurn()
    for (const sibling of siblings) variations.push(rowsFrom(sibling, [], line, from, now))
    line.push(node)
    const [main, ...rest]: readonly TreeNode[] = node.next
    node = main
    siblings = rest
  }
  endTurn()
  return rows
}

/** The turns of the main line, each with the variations on it. */
export function turnRows({ next: [first, ...others] }: GameTree, round: number): TurnRow[] {
  return first === undefined ? [] : rowsFrom(first, others, [], 0, round)
}

/** The way to the end of a turn; without a turn, to the start of the game. */
export const endOf = (row: TurnRow | undefined): readonly Entry[] => row?.line.slice(0, row.to) ?? []

/** What is said about the decisions of a line between two places; at its start, about the game. */
export function commentsOn(tree: GameTree, line: readonly Entry[], from: number, to: number): readonly string[] {
  if (to === 0) return tree.comments ?? []
  const ends = Array.from({ length: to - from }, (_, i) => line.slice(0, from + i + 1))
  return ends.flatMap((path) => nodeAt(tree, path)?.comments ?? [])
}

/** The tree with other remarks on a turn, which stand at its end then, or on the game. */
export function remarkTurn(tree: GameTree, row: TurnRow | undefined, remarks: Remarks): GameTree {
  const path = endOf(row)
  const gone = Object.fromEntries(Object.keys(remarks).map((key) => [key, undefined])) as Remarks
  let cleared = tree
  for (let n = (row?.own ?? 0) + 1; n < path.length; n++) cleared = remarkAt(cleared, path.slice(0, n), gone)
  return remarkAt(cleared, path, remarks)
}

const isSame = (a: Entry, b: Entry | undefined) => a.move === b?.move && String(a.deal) === String(b.deal)

/** How many decisions two lines share. */
function sharedBy(line: readonly Entry[], other: readonly Entry[]): number {
  const differs = line.findIndex((entry, i) => !isSame(entry, other[i]))
  return differs < 0 ? line.length : differs
}

/**
 * The row of the turn that a position of a line has just come to, after those of the main line and of other variations from
 * which one gets there. Within a turn, the line itself tells variations that start alike apart.
 */
export function rowsTo(rows: readonly TurnRow[], line: readonly Entry[], n: number): readonly TurnRow[] {
  const shared = rows.length === 0 ? 0 : sharedBy(line, rows[0].line)
  const leaving = rows.find(({ from, to }) => from <= shared && shared < to && from < n)
  const variation = leaving?.variations.find(
    ([{ line: other, own }]) => own === shared && shared < line.length && isSame(line[own], other[own]),
  )
  if (leaving !== undefined && variation !== undefined) return [leaving, ...rowsTo(variation, line, n)]
  const here = rows.find(({ from, to }) => from < n && n <= to)
  return here === undefined || shared < n ? [] : [here]
}

/** How many levels of variations are shown at first: as many as fit into this many rows. */
export function levelsWithin(rows: readonly TurnRow[], most: number): number {
  let left = most
  let levels = 0
  for (let level = rows; ; levels++) {
    const below = level.flatMap(({ variations }) => variations.flat())
    left -= below.length
    if (below.length === 0) return Number.POSITIVE_INFINITY
    if (left < 0) return levels
    level = below
  }
}
