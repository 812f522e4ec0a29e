import type { Point } from './draw/pen.ts'

/**
 * How the garden is seen. A corner point (c, r), both 0…4, at height z lies at x = (c − r)·hw, y = −(c + r)·hh − z: the
 * origin is the bottom corner of the diamond at the level of the river.
 */
export interface Geometry {
  readonly name: 'desktop' | 'tablet' | 'phone' | 'phone-low' | 'phone-flat'
  /** Half the width and half the height of a square. */
  readonly hw: number
  readonly hh: number
  /** From floor to floor, and from the river to floor 1. */
  readonly step: number
  readonly quay: number
  /** How large cubes and steles are against the squares. */
  readonly cube: number
  readonly stele: number
  /** What a finger needs, 44 pixels, on the smallest screen it is drawn for. */
  readonly touch: number
  /** What must be seen. The scenery goes on beyond it. */
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const HALF_WIDTH = 88
/** Page for the braziers at the sides and the parapet at the top. */
const MARGIN = 12
/** Narrower than this, pieces need to be larger against the squares. */
const NARROW = 560
/** The narrowest screen, and what a finger needs on it. */
const SMALLEST = 360
const FINGER = 44

export const heightOf = ({ quay, step }: Pick<Geometry, 'quay' | 'step'>, floor: number): number =>
  floor === 0 ? 0 : quay + (floor - 1) * step

interface Angle extends Pick<Geometry, 'name' | 'hh' | 'step' | 'quay' | 'cube' | 'stele'> {
  /** How much of the river must be seen below the garden, in half squares. */
  readonly river: number
  readonly narrowest: number
}

function seen({ river, narrowest, ...angle }: Angle): Geometry {
  const top = 8 * angle.hh + heightOf(angle, 4) + 2 * MARGIN
  const half = 4 * HALF_WIDTH + MARGIN
  return {
    ...angle,
    hw: HALF_WIDTH,
    touch: (FINGER * 2 * half) / narrowest,
    view: { x: -half, y: -top, width: 2 * half, height: top + river * angle.hh },
  }
}

const large = { cube: 1, stele: 1, river: 1.66, narrowest: NARROW }
export const DESKTOP = seen({ name: 'desktop', hh: 49, step: 38, quay: 28, ...large })
export const TABLET = seen({ name: 'tablet', hh: 47, step: 36.4, quay: 28, ...large })

/** On a phone pieces are larger, and squares as tall as the room allows. */
const small = { cube: 1.28, stele: 1.27, river: 1.3, narrowest: SMALLEST }
export const PHONE = seen({ name: 'phone', hh: 59.5, step: 44.4, quay: 30, ...small })
export const PHONE_LOW = seen({ name: 'phone-low', hh: 53, step: 40, quay: 28, ...small })
export const PHONE_FLAT = seen({ name: 'phone-flat', hh: 46.5, step: 36, quay: 26, ...small })

/** How large a square is on the screen. */
function sizeIn(width: number, height: number, { view, hw, hh }: Geometry): number {
  const scale = Math.min(width / view.width, height / view.height)
  return scale * scale * hw * hh
}

/** A way that has been taken is kept while it shows the squares nearly as large as the best. */
const NEARLY = 0.85

/** The view that shows the squares largest. */
export function geometryFor(width: number, height: number, taken?: Geometry): Geometry {
  const ways = width < NARROW ? [PHONE, PHONE_LOW, PHONE_FLAT] : [DESKTOP, TABLET]
  const size = (way: Geometry) => sizeIn(width, height, way)
  const best = ways.reduce((largest, way) => (size(way) > size(largest) ? way : largest))
  return taken !== undefined && ways.includes(taken) && size(taken) > NEARLY * size(best) ? taken : best
}

export const project = ({ hw, hh }: Geometry, c: number, r: number, z = 0): Point => [(c - r) * hw, -(c + r) * hh - z]

/** Where land and sky meet. */
export const horizonOf = ({ hh }: Geometry): number => -7 * hh

/** How far the scenery goes: wide and high enough for any screen around the garden. */
export const WORLD = { half: 2600, top: -2400, bottom: 2000 } as const
