import type { MoveCode } from '@amyitis/engine'

/** Sums for every seat over all iterations that started with a move. */
export interface MoveTally {
  readonly move: MoveCode
  readonly visits: number
  readonly chances: readonly number[]
  readonly margins: readonly number[]
}

interface Outcome {
  readonly chances: ArrayLike<number>
  readonly margins: ArrayLike<number>
}

/** What the moves of a position mean for every seat. The tree itself only knows what they mean to the player who decides. */
export class RootTally {
  private readonly moves = new Map<MoveCode, { visits: number; chances: number[]; margins: number[] }>()

  add(move: MoveCode, { chances, margins }: Outcome): void {
    const known = this.moves.get(move)
    if (known === undefined) {
      this.moves.set(move, { visits: 1, chances: Array.from(chances), margins: Array.from(margins) })
      return
    }
    known.visits++
    for (let seat = 0; seat < known.chances.length; seat++) {
      known.chances[seat] += chances[seat]
      known.margins[seat] += margins[seat]
    }
  }

  /** Most visited first. */
  all(): MoveTally[] {
    return Array.from(this.moves, ([move, sums]) => ({ move, ...sums })).sort((a, b) => b.visits - a.visits)
  }
}
