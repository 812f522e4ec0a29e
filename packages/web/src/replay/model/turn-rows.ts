import {
  type Entry,
  formatMove,
  type GameTree,
  type Glyph,
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
export function rowsOf({ next: [first, ...others] }: GameTree, round: number): TurnRow[] {
  return first === undefined ? [] : rowsFrom(first, others, [], 0, round)
}

/** The way to the end of a turn; without a turn, to the start of the game. */
export const endOf = (row: TurnRow | undefined): readonly Entry[] => row?.line.slice(0, row.to) ?? []

/** The tree with other remarks on a turn, which stand at its end then, or on the game. */
export function remarkTurn(tree: GameTree, row: TurnRow | undefined, remarks: Remarks): GameTree {
  const path = endOf(row)
  const gone = Object.fromEntries(Object.keys(remarks).map((key) => [key, undefined])) as Remarks
  let cleared = tree
  for (let n = (row?.own ?? 0) + 1; n < path.length; n++) cleared = remarkAt(cleared, path.slice(0, n), gone)
  return remarkAt(cleared, path, remarks)
}

const isOn = (path: readonly Entry[], { line, to }: TurnRow) =>
  path.slice(0, to).every(({ move, deal }, i) => move === line[i]?.move && String(deal) === String(line[i]?.deal))

/** The row of the turn that a position of a line has just come to; the line itself tells variations that start alike apart. */
export function rowAt(rows: readonly TurnRow[], line: readonly Entry[], n: number): TurnRow | undefined {
  const all = (list: readonly TurnRow[]): TurnRow[] => list.flatMap((row) => [row, ...row.variations.flatMap(all)])
  const here = all(rows).filter((row) => row.from < n && n <= row.to && isOn(line.slice(0, n), row))
  return here.find((row) => isOn(line, row)) ?? here[0]
}
