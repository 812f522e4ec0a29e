import { type Entry, type GameTree, nodeAt, type TreeNode, type TreePath } from '@amyitis/engine'
import type { Fork } from './address.ts'

/** The ways on from the position at the end of a path. */
const waysFrom = (tree: GameTree, path: TreePath) => (path.length === 0 ? tree : nodeAt(tree, path))?.next ?? []

const wayOf = (ways: readonly TreeNode[], { move, deal }: TreePath[number]): number =>
  ways.findIndex((one) => one.move === move && String(one.deal) === String(deal))

/** Where a line doesn't take the first way, or goes on after the `end` of what was played. */
export function forksOf({ next }: GameTree, line: TreePath, end: number): Fork[] {
  const forks: Fork[] = []
  let ways = next
  for (const [after, step] of line.entries()) {
    const way = wayOf(ways, step)
    if (way < 0) break
    if (way > 0 || (after === end && forks.length === 0)) forks.push({ after, way })
    ways = ways[way].next
  }
  return forks
}

/** The way to the last of some forks; as far as they are there. */
export function pathThrough({ next }: GameTree, forks: readonly Fork[]): TreePath {
  const path: TreeNode[] = []
  let ways = next
  for (const { after, way } of forks) {
    while (path.length < after && ways.length > 0) {
      path.push(ways[0])
      ways = ways[0].next
    }
    const node = ways[way]
    if (path.length !== after || node === undefined) break
    path.push(node)
    ways = node.next
  }
  return path
}

/** The variation above or below the one of the turn shown, up to where it differs; undefined if there is none. */
export function siblingOf(tree: GameTree, path: readonly Entry[], way: 1 | -1): TreePath | undefined {
  for (let at = path.length; at > 0; at--) {
    const before = path.slice(0, at - 1)
    const ways = waysFrom(tree, before)
    if (ways.length > 1) {
      const other = ways[wayOf(ways, path[at - 1]) + way]
      return other && [...before, other]
    }
    if (path[at - 1].opens) return undefined
  }
  return undefined
}
