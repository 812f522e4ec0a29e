import type { MoveCode } from '@amyitis/engine'
import type { Analysis } from '../analysis.ts'
import { type ChoiceStats, ROOT, type Tree } from './tree.ts'

/** The choices of the position. */
export const choicesIn = (tree: Tree): ChoiceStats[] => tree.choicesOf(ROOT).map((choice) => tree.stats(choice))

export const bestIn = (tree: Tree): MoveCode => tree.moveOf(tree.mostVisited(ROOT))

/** The expected line below a node, up to the next deal. */
export function mostVisitedLine(tree: Tree, from: number): MoveCode[] {
  const line: MoveCode[] = []
  for (let node: number | undefined = from; node !== undefined && !tree.isOpen(node) && tree.visits(node) > 0; ) {
    const best = tree.mostVisited(node)
    line.push(tree.moveOf(best))
    node = tree.childOf(best)
  }
  return line
}

/** All visited choices, most visited first, and the expected line. */
export function analysisOf(tree: Tree, iterations: number): Analysis {
  const moves = choicesIn(tree)
    .filter(({ visits }) => visits > 0)
    .map(({ prior: _, ...evaluation }) => evaluation)
    .sort((a, b) => b.visits - a.visits)
  return { iterations, moves, line: mostVisitedLine(tree, ROOT) }
}
