import { clonePosition, type Position, playMove, samePosition, unshuffledDealer } from '@amyitis/engine'
import { ROOT, type Tree } from './tree.ts'

/** Positions to look at before giving up: within a turn of each player the right one is among the first. */
const MAX_TRIED = 4000

/** Could the game have come from one position to the other within a round? Cards stay turned, and whoever has passed stays out. */
const mayLeadTo = (from: Position, to: Position): boolean =>
  from.round === to.round &&
  (from.turned & ~to.turned) === 0 &&
  from.taken.length <= to.taken.length &&
  from.seats.every(({ passed }, seat) => !passed || to.seats[seat].passed)

/** The node of a tree where the game has arrived since, if no cards were dealt on the way and something is known about it. */
export function findPosition(tree: Tree, from: Position, to: Position): number | undefined {
  let tried = 0
  const find = (node: number, position: Position): number | undefined => {
    if (samePosition(position, to)) return node
    if (tried++ > MAX_TRIED || !tree.isExpanded(node)) return undefined
    const known = tree.choicesOf(node).filter((choice) => tree.tries(choice) > 0)
    for (const choice of known.sort((a, b) => tree.tries(b) - tree.tries(a))) {
      const child = tree.childOf(choice)
      if (child === undefined || tree.isOpen(child)) continue
      const next = clonePosition(position)
      playMove(next, tree.moveOf(choice), unshuffledDealer)
      const found = mayLeadTo(next, to) ? find(child, next) : undefined
      if (found !== undefined) return found
    }
    return undefined
  }
  const node = mayLeadTo(from, to) ? find(ROOT, from) : undefined
  return node !== undefined && tree.isExpanded(node) ? node : undefined
}
