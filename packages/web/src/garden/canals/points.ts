import type { Point } from '../draw/pen.ts'
import { type Geometry, heightOf, project } from '../geometry.ts'
import { HALF } from '../sides.ts'

/** A corner point inside the garden: the foot of a terrace, or its corner. Water falls here from floor to floor. */
export interface Spring {
  readonly point: number
  readonly c: number
  readonly r: number
  /** The floor that the water falls from. */
  readonly floor: number
}

export const SPRINGS: readonly Spring[] = [1, 2, 3].flatMap((c) =>
  [1, 2, 3].map((r) => ({ point: c + 5 * r, c, r, floor: Math.min(c, r) + 1 })),
)

/** The middle line of a rim runs so far behind the wall's edge; its far edge is half a channel more. */
const REACH = 0.105 + HALF

/** Where the channels of the upper floor meet at the point. */
export function basinOf(geometry: Geometry, { c, r, floor }: Spring): readonly Point[] {
  const z = heightOf(geometry, floor)
  const [c0, c1] = c <= r ? [c, c + REACH] : [c - HALF, c + HALF]
  const [r0, r1] = r <= c ? [r, r + REACH] : [r - HALF, r + HALF]
  const far = 0.03
  return [
    project(geometry, c0, r0, z),
    project(geometry, c1 - far, r0, z),
    project(geometry, c1 - far, r1 - far, z),
    project(geometry, c0, r1 - far, z),
  ]
}
