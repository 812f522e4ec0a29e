import type { Box } from '../box/box.ts'
import { RIVER_BANK, SIDE_ENDS, SIDES, type Side, SQUARES, type Square } from '../box/garden.ts'
import { hasWater, isFull, isIrrigated } from '../table/canals.ts'
import type { Position } from '../table/position.ts'
import type { State } from './state.ts'

// Where water is in the garden, by the names of the notation: for screens and narration.

/** R3.5 The sides with a zone that may be irrigated. */
export const openSides = (pos: Position): Side[] => SIDES.filter((_, side) => !isFull(pos, side) && hasWater(pos, side))

/** R3.5 Are all zones of a side filled? */
export const isSideFull = (pos: Position, side: Side): boolean => isFull(pos, SIDES.indexOf(side))

/** R3.8 The squares with a tile that may be planted as far as water is concerned. */
export const irrigatedSquares = (pos: Position): Square[] =>
  SQUARES.filter((_, square) => pos.garden[square] >= 0 && isIrrigated(pos, square))

/** How many of a side's zones are filled: none, one of two, or all. */
export type Fill = 'dry' | 'half' | 'full'

export interface SideFlow {
  readonly fill: Fill
  /** The end at which water comes in, `from` being the one nearer to a1. */
  readonly source: 'from' | 'to'
}

export interface WaterFlow {
  /** In the order of SIDES. */
  readonly sides: readonly SideFlow[]
  /** The corner points that have water: c + 5 · r, both 0…4. */
  readonly points: ReadonlySet<number>
}

function fillOf(cubes: number, zones: number): Fill {
  if (cubes === 0) return 'dry'
  return cubes < zones ? 'half' : 'full'
}

/** R3.5 How far the water has come, and which way it runs: from the river bank (R3.4), over sides that let it pass. */
export function waterFlow(
  canals: State['canals'],
  { zones, firstPasses }: Pick<Box, 'zones' | 'firstPasses'>,
): WaterFlow {
  const fills = SIDES.map((name, side) => fillOf(canals[name].length, zones[side]))
  const steps = new Map<number, number>()
  for (let point = 0; point < 25; point++) if (RIVER_BANK & (1 << point)) steps.set(point, 0)
  for (let step = 1, before = 0; before < steps.size; step++) {
    before = steps.size
    const reached = new Set(steps.keys())
    SIDE_ENDS.forEach((ends, side) => {
      if (fills[side] !== 'full' && !(fills[side] === 'half' && firstPasses)) return
      if (ends.some((end) => reached.has(end))) for (const end of ends) if (!steps.has(end)) steps.set(end, step)
    })
  }
  const stepsTo = (point: number) => steps.get(point) ?? Number.POSITIVE_INFINITY
  return {
    sides: SIDE_ENDS.map(([from, to], side) => ({
      fill: fills[side],
      source: stepsTo(to) < stepsTo(from) ? 'to' : 'from',
    })),
    points: new Set(steps.keys()),
  }
}
