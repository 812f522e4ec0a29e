import { SQUARES } from '@amyitis/engine'
import { DRAWN_SIDES } from './sides.ts'
import type { GardenView } from './view.ts'

/** The garden in full bloom: every square planted, every canal filled, no piece on it. */
export const IN_BLOOM: GardenView = {
  tiles: SQUARES.map(() => undefined),
  planted: SQUARES.map(() => true),
  paved: SQUARES.map(() => false),
  planters: SQUARES.map(() => undefined),
  cubes: DRAWN_SIDES.map(() => []),
  counts: DRAWN_SIDES.map(() => 0),
  half: DRAWN_SIDES.map(() => false),
  water: {
    sides: DRAWN_SIDES.map(() => ({ fill: 'full', source: 'from' })),
    points: new Set(Array.from({ length: 25 }, (_, point) => point)),
  },
}

/** No place for a cube anywhere. */
export const NO_SOCKETS: readonly (readonly [])[] = DRAWN_SIDES.map(() => [])
