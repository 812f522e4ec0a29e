import { SIDES, type Side, SQUARES, type Square } from '@amyitis/engine'
import { area, down, type Point } from '../draw/pen.ts'
import type { Geometry } from '../geometry.ts'
import { channelOf, DRAWN_SIDES, trough } from '../sides.ts'
import { plotOf } from '../squares.ts'
import { steleFoot } from '../steles/foot.ts'

/** A canal or a square that a target names; both by number. */
export interface Spot {
  readonly kind: 'canal' | 'square'
  readonly index: number
}

export function spotOf(target: string | undefined): Spot | undefined {
  const [kind, name] = target?.split(' ') ?? []
  if (kind === 'canal') return found(kind, SIDES.indexOf(name as Side))
  if (kind === 'square') return found(kind, SQUARES.indexOf(name as Square))
  return undefined
}

const found = (kind: Spot['kind'], index: number): Spot | undefined => (index < 0 ? undefined : { kind, index })

export const targetOf = ({ kind, index }: Spot): string => `${kind} ${kind === 'canal' ? SIDES[index] : SQUARES[index]}`

/** What glows: the whole channel, or the plot. */
export function outlineOf(geometry: Geometry, { kind, index }: Spot): string {
  if (kind === 'square') return area(...plotOf(geometry, index).outline)
  return area(...trough(channelOf(geometry, DRAWN_SIDES[index])))
}

/** Where marks stand: on the zone that is filled next, or above the stele. */
export function markOf(geometry: Geometry, spot: Spot, sockets: readonly (readonly Point[])[], cubes: number): Point {
  if (spot.kind === 'canal') return sockets[spot.index][Math.min(cubes, sockets[spot.index].length - 1)]
  return down(steleFoot(geometry, plotOf(geometry, spot.index)), -20 * geometry.stele)
}
