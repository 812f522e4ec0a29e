import { SIDES, SQUARES } from '@amyitis/engine'
import { partsOf, type Target } from '../../board/target.ts'
import { area, down, type Point } from '../draw/pen.ts'
import type { Geometry } from '../geometry.ts'
import { channelOf, DRAWN_SIDES, trough } from '../sides.ts'
import { plotOf, steleFoot } from '../squares.ts'

/** A canal or a square that a target names; both by number. */
export interface GardenPlace {
  readonly kind: 'canal' | 'square'
  readonly index: number
}

export function placeAt(target: Target | undefined): GardenPlace | undefined {
  if (target === undefined) return undefined
  const parts = partsOf(target)
  if (parts.kind === 'canal') return { kind: 'canal', index: SIDES.indexOf(parts.side) }
  if (parts.kind === 'square') return { kind: 'square', index: SQUARES.indexOf(parts.square) }
  return undefined
}

export const targetAt = ({ kind, index }: GardenPlace): Target =>
  kind === 'canal' ? `canal ${SIDES[index]}` : `square ${SQUARES[index]}`

/** What glows: the whole channel, or the plot. */
export function placeOutline(geometry: Geometry, { kind, index }: GardenPlace): string {
  if (kind === 'square') return area(...plotOf(geometry, index).outline)
  return area(...trough(channelOf(geometry, DRAWN_SIDES[index])))
}

/** Where marks stand: on the zone that is filled next, or above the stele. */
export function markOf(
  geometry: Geometry,
  place: GardenPlace,
  sockets: readonly (readonly Point[])[],
  cubes: number,
): Point {
  if (place.kind === 'canal') return sockets[place.index][Math.min(cubes, sockets[place.index].length - 1)]
  return down(steleFoot(geometry, plotOf(geometry, place.index)), -20 * geometry.stele)
}
