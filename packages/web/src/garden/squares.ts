import { FLOOR, SQUARES, type Square } from '@amyitis/engine'
import { onceFor } from './draw/once.ts'
import type { Point } from './draw/pen.ts'
import { type Geometry, heightOf, project } from './geometry.ts'

/** The plot of a square: what the canals around it leave. A place on it is so far along c and r, 0…1 each. */
export interface Plot {
  readonly geometry: Geometry
  readonly square: number
  readonly name: Square
  readonly column: number
  readonly row: number
  readonly floor: number
  /** Two rims and up to eight cubes lie around it: the squares of the diagonal. */
  readonly crowded: boolean
  place(c: number, r: number): Point
  readonly outline: readonly Point[]
  readonly middle: Point
}

/** How far a plot stays away from the border below it: the quay, a rim, a flat canal. */
const lower = (own: number, other: number) => (own === 0 ? 0.085 : own <= other ? 0.24 : 0.142)
/** … and from the border above it: the parapet, a flat canal, the foot of a wall. */
const upper = (own: number, other: number) => (own === 3 ? 0.09 : own >= other ? 0.142 : 0.06)

function drawPlot(geometry: Geometry, square: number): Plot {
  const column = square % 4
  const row = Math.floor(square / 4)
  const c0 = column + lower(column, row)
  const c1 = column + 1 - upper(column, row)
  const r0 = row + lower(row, column)
  const r1 = row + 1 - upper(row, column)
  const z = heightOf(geometry, FLOOR[square])
  const place = (c: number, r: number) => project(geometry, c0 + (c1 - c0) * c, r0 + (r1 - r0) * r, z)
  return {
    geometry,
    square,
    name: SQUARES[square],
    column,
    row,
    floor: FLOOR[square],
    crowded: column === row && column > 0 && column < 3,
    place,
    outline: [place(0, 0), place(1, 0), place(1, 1), place(0, 1)],
    middle: place(0.5, 0.5),
  }
}

const bySquare = onceFor((geometry: Geometry) => SQUARES.map((_, square) => drawPlot(geometry, square)))

export const plotOf = (geometry: Geometry, square: number): Plot => bySquare(geometry)[square]

/** All plots, the farthest first: in this order nothing hides what is nearer. */
export const plotsOf = onceFor((geometry: Geometry): readonly Plot[] =>
  bySquare(geometry).toSorted((a, b) => b.column + b.row - (a.column + a.row)),
)

/** The whole square between its four corner points. */
export function squareArea(geometry: Geometry, square: number): readonly Point[] {
  const c = square % 4
  const r = Math.floor(square / 4)
  const z = heightOf(geometry, FLOOR[square])
  return [
    project(geometry, c, r, z),
    project(geometry, c + 1, r, z),
    project(geometry, c + 1, r + 1, z),
    project(geometry, c, r + 1, z),
  ]
}

/** Where a stele stands: in the middle of its plot, higher where cubes stand before it on two sides. */
export function steleFoot({ stele }: Geometry, plot: Plot): Point {
  return [plot.middle[0], plot.middle[1] + (plot.crowded ? 7 : 10) * stele]
}
