import type { Point } from '../draw/pen.ts'
import { type Geometry, heightOf, project } from '../geometry.ts'

/** A brazier burns at each outer corner of each terrace. */
export function brazierPlaces(geometry: Geometry): readonly Point[] {
  return [1, 2, 3, 4].flatMap((floor) => {
    const z = heightOf(geometry, floor)
    return [project(geometry, floor - 0.96, 3.96, z), project(geometry, 3.96, floor - 0.96, z)]
  })
}
