import { type Entry, type GameTree, nodeAt, type TreePath } from '@amyitis/engine'

/** The ways on from the position at the end of a path. */
const waysFrom = (tree: GameTree, path: TreePath) => (path.length === 0 ? tree : nodeAt(tree, path))?.next ?? []

/** The variation above or below the one of the turn shown, up to where it differs; undefined if there is none. */
export function siblingOf(tree: GameTree, path: readonly Entry[], way: 1 | -1): TreePath | undefined {
  for (let at = path.length; at > 0; at--) {
    const before = path.slice(0, at - 1)
    const ways = waysFrom(tree, before)
    if (ways.length > 1) {
      const own = ways.findIndex(
        ({ move, deal }) => move === path[at - 1].move && String(deal) === String(path[at - 1].deal),
      )
      const other = ways[own + way]
      return other && [...before, other]
    }
    if (path[at - 1].opens) return undefined
  }
  return undefined
}
