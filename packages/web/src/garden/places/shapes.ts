import { area, between, type Point, short } from '../draw/pen.ts'
import type { Geometry } from '../geometry.ts'
import type { GardenPlace } from '../glow/garden-places.ts'
import { channelOf, DRAWN_SIDES, trough } from '../sides.ts'
import { plotOf, squareArea, steleFoot } from '../squares.ts'

const middleOf = ([a, , c]: readonly Point[]): Point => between(a, c, 0.5)

/** A legal canal is hit as far as the middles of its two squares, nearly: a finger needs the room. */
function widely(geometry: Geometry, index: number): string {
  const side = DRAWN_SIDES[index]
  const channel = channelOf(geometry, side)
  const middle = channel.place(0.5)
  const [a, b] = side.squares.map((square) => between(middle, middleOf(squareArea(geometry, square)), 0.85))
  return area(channel.place(0), a, channel.place(1), b)
}

/** Where a canal or a square is pointed at. */
export function hitArea(geometry: Geometry, { kind, index }: GardenPlace, legal: boolean): string {
  if (kind === 'canal')
    return legal ? widely(geometry, index) : area(...trough(channelOf(geometry, DRAWN_SIDES[index])))
  const { stele } = geometry
  const [x, y] = steleFoot(geometry, plotOf(geometry, index))
  // Round the same way as the plot: else their overlap would be a hole.
  const slab = `M${short(x - 34 * stele)} ${short(y - 34 * stele)}v${short(40 * stele)}h${short(68 * stele)}v${short(-40 * stele)}Z`
  return area(...squareArea(geometry, index)) + slab
}
