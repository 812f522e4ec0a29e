import type { Point } from '../draw/pen.ts'
import type { Geometry } from '../geometry.ts'
import type { Plot } from '../squares.ts'

/** Where a stele stands: in the middle of its plot, higher where cubes stand before it on two sides. */
export function steleFoot({ stele }: Geometry, plot: Plot): Point {
  return [plot.middle[0], plot.middle[1] + (plot.crowded ? 7 : 10) * stele]
}
