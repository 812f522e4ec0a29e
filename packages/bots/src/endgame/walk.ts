import {
  clonePosition,
  copyPosition,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  playMove,
  RULE_VALUES,
  tilesLeft,
  unshuffledDealer,
} from '@amyitis/engine'

/** How much a solver may do: positions with a choice, and milliseconds. */
export interface SolverLimits {
  readonly nodes: number
  readonly ms?: number | undefined
}

/** The limit was reached before the answer. */
export class LimitReached extends Error {}

/** R11.1, R11.4 Is this certainly the last round? Then no cards are dealt any more, and the rest is calculation. */
export const isLastRound = (pos: Position): boolean =>
  pos.round >= RULE_VALUES.lastRound || tilesLeft(pos) <= pos.box.endTiles

const NODES_BETWEEN_CLOCKS = 64

/** Plays moves of a last round forward, on a position per depth, and counts within the limits. */
export class Walk {
  nodes = 0
  private readonly root: Position
  private readonly most: number
  private readonly until: number
  private readonly positions: Position[] = []
  private readonly lists: MoveList[] = []

  constructor(root: Position, { nodes, ms }: SolverLimits) {
    this.root = root
    this.most = nodes
    this.until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
  }

  count(): void {
    this.nodes++
    const late = this.nodes % NODES_BETWEEN_CLOCKS === 0 && performance.now() >= this.until
    if (late || this.nodes > this.most) throw new LimitReached()
  }

  /** The legal moves of a position at a depth; valid until the next call for the same depth. */
  legal(pos: Position, depth: number): MoveList {
    this.lists[depth] ??= new MoveList()
    listLegal(pos, this.lists[depth])
    return this.lists[depth]
  }

  /** The position after a move; valid until the next call for the same depth. */
  play(pos: Position, move: MoveCode, depth: number): Position {
    this.positions[depth] ??= clonePosition(this.root)
    const next = this.positions[depth]
    copyPosition(pos, next)
    playMove(next, move, unshuffledDealer)
    return next
  }
}
