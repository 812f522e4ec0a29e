import type { Box, State } from '@amyitis/engine'
import { DRAWN_SIDES, type Side } from '../sides.ts'

export type Fill = 'dry' | 'half' | 'full'

export interface SideFlow {
  readonly fill: Fill
  /** At which end its water comes in. */
  readonly source: 'from' | 'to'
}

export interface Water {
  readonly sides: readonly SideFlow[]
  /** The corner points that have water, as c + 5 · r. */
  readonly points: ReadonlySet<number>
}

export const pointOf = ([c, r]: Side['from']): number => c + 5 * r

/** R3.4 The corner points on the bank. */
const BANK = [0, 1, 2, 3, 4].flatMap((i) => [i, 5 * i])

function fillOf(cubes: number, zones: number): Fill {
  if (cubes === 0) return 'dry'
  return cubes < zones ? 'half' : 'full'
}

/** R3.5 How far the water has come, and which way it runs: from the river, over sides that let it pass. */
export function waterOf(canals: State['canals'], { zones, firstPasses }: Pick<Box, 'zones' | 'firstPasses'>): Water {
  const fills = DRAWN_SIDES.map((side) => fillOf(canals[side.name].length, zones[side.index]))
  const steps = new Map<number, number>(BANK.map((point) => [point, 0]))
  for (let reached = BANK, step = 1; reached.length > 0; step++) {
    const next: number[] = []
    for (const side of DRAWN_SIDES) {
      const fill = fills[side.index]
      if (fill === 'dry' || (fill === 'half' && !firstPasses)) continue
      const ends = [pointOf(side.from), pointOf(side.to)]
      for (const [here, there] of [ends, ends.toReversed()])
        if (reached.includes(here) && !steps.has(there)) {
          steps.set(there, step)
          next.push(there)
        }
    }
    reached = next
  }
  const stepsTo = (end: Side['from']) => steps.get(pointOf(end)) ?? Number.POSITIVE_INFINITY
  return {
    sides: DRAWN_SIDES.map((side) => ({
      fill: fills[side.index],
      source: stepsTo(side.to) < stepsTo(side.from) ? 'to' : 'from',
    })),
    points: new Set(steps.keys()),
  }
}
