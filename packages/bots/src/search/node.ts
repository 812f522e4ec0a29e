import type { MoveCode } from '@amyitis/engine'

/** One decision in the tree: what can be chosen there and how each choice has turned out so far. */
export interface Node {
  /** Who decides. */
  seat: number
  visits: number
  moves: MoveCode[]
  priors: number[]
  tries: number[]
  /** For each choice the sums of what it brought to who decides: value, win chance, margin. */
  values: number[]
  chances: number[]
  margins: number[]
  children: (Node | undefined)[]
  /** What the judge thought of the position for who decides, when it was first met. */
  first: number
  /** Below a deal the cards differ from one visit to the next, and with them what is legal. */
  open: boolean
}

export const makeNode = (seat: number, open: boolean): Node => ({
  seat,
  visits: 0,
  moves: [],
  priors: [],
  tries: [],
  values: [],
  chances: [],
  margins: [],
  children: [],
  first: 0,
  open,
})

export function addChoice(node: Node, move: MoveCode, prior: number): number {
  node.moves.push(move)
  node.priors.push(prior)
  node.tries.push(0)
  node.values.push(0)
  node.chances.push(0)
  node.margins.push(0)
  node.children.push(undefined)
  return node.moves.length - 1
}
