import { FLOOR, SIDE_SQUARES, SIDES, type Side } from '@amyitis/engine'
import type { Point } from './draw/pen.ts'
import { type Geometry, heightOf, project } from './geometry.ts'

type Corner = readonly [c: number, r: number]

/** A side as it is drawn: from one corner point to the next, on the upper of its two floors. */
export interface DrawnSide {
  readonly name: Side
  readonly index: number
  /** The two squares, the one nearer to a1 first. */
  readonly squares: readonly [number, number]
  readonly from: Corner
  readonly to: Corner
  /** Which of c and r grows along it. */
  readonly along: 0 | 1
  readonly floor: number
  /** Between two floors: the channel then runs behind the edge of the wall. */
  readonly rim: boolean
  /** A rim that starts at the corner of a terrace. */
  readonly corner: boolean
}

const columnOf = (square: number) => square % 4
const rowOf = (square: number) => Math.floor(square / 4)

function sideOf(name: Side, index: number): DrawnSide {
  const [a, b] = SIDE_SQUARES[index]
  // Neighbours in a row share a border that runs along the rows, and the other way round.
  const along = b === a + 1 ? 1 : 0
  const to: Corner = [columnOf(a) + 1, rowOf(a) + 1]
  const from: Corner = along === 1 ? [to[0], to[1] - 1] : [to[0] - 1, to[1]]
  const rim = FLOOR[a] !== FLOOR[b]
  return {
    name,
    index,
    squares: [a, b],
    from,
    to,
    along,
    floor: Math.max(FLOOR[a], FLOOR[b]),
    rim,
    corner: rim && from[0] === from[1],
  }
}

export const DRAWN_SIDES: readonly DrawnSide[] = SIDES.map(sideOf)

/** Half the width of a channel, its stone rim, and how far behind the wall's edge it runs; in squares. */
export const HALF = 0.088
export const RIM = 0.045
const BEHIND = 0.105

/** A side's channel: a place on it is so far along (0…1) and so far off its middle line, away from a1 (in squares). */
export interface Channel {
  readonly side: DrawnSide
  place(along: number, off?: number): Point
}

export function channelOf(geometry: Geometry, side: DrawnSide): Channel {
  const from: [number, number] = [...side.from]
  const to: [number, number] = [...side.to]
  const { along } = side
  const across = along === 0 ? 1 : 0
  if (side.rim) {
    from[across] += BEHIND
    to[across] += BEHIND
    if (side.corner) from[along] += BEHIND - HALF
  }
  const z = heightOf(geometry, side.floor)
  return {
    side,
    place(t, off = 0) {
      const corner: [number, number] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
      corner[across] += off
      return project(geometry, corner[0], corner[1], z)
    },
  }
}

/** Where along a side its cubes lie. */
export function zonesOf(side: DrawnSide, zones: number): readonly number[] {
  if (zones === 1) return [side.corner ? 0.55 : 0.5]
  if (side.corner) return [0.36, 0.74]
  return side.rim ? [0.29, 0.71] : [0.34, 0.74]
}

export const socketSize = ({ hw, hh }: Geometry): readonly [rx: number, ry: number] => [0.209 * hw, 0.209 * hh]

/** A part of the channel as an area, from `start` to `end` and from `near` to `far` off the middle line. */
export function strip(channel: Channel, start: number, end: number, near: number, far: number): readonly Point[] {
  return [channel.place(start, near), channel.place(end, near), channel.place(end, far), channel.place(start, far)]
}

/** How much of a side is its own: not the basins at its ends, where channels meet. */
function ownPart({ rim, corner, floor, along, to }: DrawnSide): readonly [number, number] {
  const last = to[along] === 4
  if (rim) return [corner ? 0.22 : 0.13, last ? 0.96 : 0.87]
  return [floor === 1 ? 0.04 : 0.24, last ? 0.94 : 0.97]
}

/** The channel with its rims, as far as it is its own. */
export function trough(channel: Channel): readonly Point[] {
  const [start, end] = ownPart(channel.side)
  return strip(channel, start, end, -HALF - RIM, HALF + RIM)
}
