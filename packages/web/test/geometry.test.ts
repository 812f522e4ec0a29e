import { FLOOR, newGame, SIDES, SQUARES, type Square } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { between, type Point } from '../src/garden/draw/pen.ts'
import {
  DESKTOP,
  type Geometry,
  geometryFor,
  heightOf,
  PHONE,
  PHONE_FLAT,
  PHONE_LOW,
  project,
  TABLET,
} from '../src/garden/geometry.ts'
import { hitArea } from '../src/garden/places/shapes.ts'
import { channelOf, DRAWN_SIDES, HALF, RIM, strip, zonesOf } from '../src/garden/sides.ts'
import { plotOf, plotsOf, squareArea } from '../src/garden/squares.ts'

const GEOMETRIES = [DESKTOP, TABLET, PHONE, PHONE_LOW, PHONE_FLAT].map((geometry) => [geometry.name, geometry] as const)
const { zones } = newGame({ players: 4, seed: 'geometry' }).position.box

const indexOf = (square: Square) => SQUARES.indexOf(square)
const middleOf = ([a, , c]: readonly Point[]): Point => between(a, c, 0.5)

/** Is a point inside a polygon? */
function inside([x, y]: Point, corners: readonly Point[]): boolean {
  let odd = false
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd
  })
  return odd
}

/** The corners of the first polygon in a path. */
const cornersIn = (d: string): Point[] =>
  d
    .slice(1, d.indexOf('Z'))
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as unknown as Point)

const socketsOn = (geometry: Geometry, side: number): Point[] => {
  const channel = channelOf(geometry, DRAWN_SIDES[side])
  return zonesOf(DRAWN_SIDES[side], zones[side]).map((t) => channel.place(t))
}

describe.each(GEOMETRIES)('the garden as it is seen on a %s', (_, geometry) => {
  const middles = SQUARES.map((_, square) => middleOf(squareArea(geometry, square)))
  const [x, y] = [0, 1].map((axis) => (square: Square) => middles[indexOf(square)][axis])

  it('has a1 at the bottom and d4 at the top, columns along the lower right bank, rows along the lower left (R3.1)', () => {
    for (const square of SQUARES) {
      expect(y(square)).toBeLessThanOrEqual(y('a1'))
      expect(y(square)).toBeGreaterThanOrEqual(y('d4'))
      expect(x(square)).toBeLessThanOrEqual(x('d1'))
      expect(x(square)).toBeGreaterThanOrEqual(x('a4'))
    }
    expect(x('b1')).toBeGreaterThan(x('a1'))
    expect(x('a2')).toBeLessThan(x('a1'))
  })

  it('rises from the river floor by floor', () => {
    const heights = [0, 1, 2, 3, 4].map((floor) => heightOf(geometry, floor))
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(new Set(heights).size).toBe(5)
  })

  it('fits into its view, cubes included', () => {
    const { view } = geometry
    const corners = SQUARES.flatMap((_, square) => squareArea(geometry, square))
    for (const [px, py] of [
      ...corners,
      ...SIDES.flatMap((_, side) => socketsOn(geometry, side)),
      project(geometry, 0, 0),
    ]) {
      expect(px).toBeGreaterThan(view.x)
      expect(px).toBeLessThan(view.x + view.width)
      expect(py).toBeGreaterThan(view.y)
      expect(py).toBeLessThan(view.y + view.height)
    }
  })

  it('draws from back to front', () => {
    const order = plotsOf(geometry).map(({ square }) => Math.floor(square / 4) + (square % 4))
    expect(order).toEqual(order.toSorted((a, b) => b - a))
  })

  it.each(DRAWN_SIDES)('has the canal $name between its squares, on the upper of their floors', (side) => {
    const [lower, upper] = side.squares.toSorted((a, b) => FLOOR[a] - FLOOR[b])
    const middle = channelOf(geometry, side).place(0.5)
    if (FLOOR[lower] === FLOOR[upper]) {
      const border = between(middles[lower], middles[upper], 0.5)
      expect(middle[0]).toBeCloseTo(border[0])
      expect(middle[1]).toBeCloseTo(border[1])
    } else {
      expect(inside(middle, squareArea(geometry, upper))).toBe(true)
      expect(inside(middle, squareArea(geometry, lower))).toBe(false)
    }
  })

  it.each(DRAWN_SIDES)('leaves room for the canal $name beside its plots', (side) => {
    const channel = channelOf(geometry, side)
    const stone = strip(channel, 0, 1, -HALF - RIM, HALF + RIM)
    for (const square of side.squares) {
      const plot = plotOf(geometry, square)
      for (const corner of [
        ...plot.outline,
        plot.place(0.5, 0),
        plot.place(0, 0.5),
        plot.place(1, 0.5),
        plot.place(0.5, 1),
      ])
        if (plot.floor === side.floor) expect(inside(corner, stone)).toBe(false)
    }
  })

  it('has as many sockets on a side as zones, and no two cubes share a place (R3.3)', () => {
    const size = 0.166 * geometry.cube
    for (const floor of [1, 2, 3, 4]) {
      const sockets = DRAWN_SIDES.filter((side) => side.floor === floor).flatMap((side) => {
        expect(socketsOn(geometry, side.index)).toHaveLength(zones[side.index])
        return socketsOn(geometry, side.index)
      })
      sockets.forEach(([ax, ay], i) => {
        // The tops of cubes are diamonds, which do not overlap at this distance.
        for (const [bx, by] of sockets.slice(i + 1))
          expect(Math.abs(ax - bx) / geometry.hw + Math.abs(ay - by) / geometry.hh).toBeGreaterThan(2 * size)
      })
    }
  })

  it.each(DRAWN_SIDES)('lets the legal canal $name be hit at each of its zones, and at no other side’s', (side) => {
    const area = cornersIn(hitArea(geometry, { kind: 'canal', index: side.index }, true))
    for (const other of DRAWN_SIDES)
      for (const socket of socketsOn(geometry, other.index)) expect(inside(socket, area)).toBe(other === side)
  })

  it('lets every square be hit in its middle, whatever canals are legal', () => {
    for (const side of DRAWN_SIDES) {
      const area = cornersIn(hitArea(geometry, { kind: 'canal', index: side.index }, true))
      for (const middle of middles) expect(inside(middle, area)).toBe(false)
    }
    SQUARES.forEach((_, index) => {
      expect(inside(middles[index], cornersIn(hitArea(geometry, { kind: 'square', index }, true)))).toBe(true)
    })
  })
})

it('names the sides as the engine does', () => {
  expect(DRAWN_SIDES.map(({ name }) => name)).toEqual(SIDES)
})

describe('the view', () => {
  it('is steep where there is height, and flat where there is not', () => {
    expect(geometryFor(360, 400)).toBe(PHONE)
    expect(geometryFor(360, 345)).toBe(PHONE_LOW)
    expect(geometryFor(360, 290)).toBe(PHONE_FLAT)
    expect(geometryFor(740, 660)).toBe(DESKTOP)
    expect(geometryFor(800, 560)).toBe(TABLET)
  })

  it('stays the same while the space changes only a little', () => {
    expect(geometryFor(360, 345, PHONE)).toBe(PHONE)
    expect(geometryFor(360, 290, PHONE)).toBe(PHONE_FLAT)
    expect(geometryFor(800, 560, PHONE)).toBe(TABLET)
  })

  it('has larger pieces on a narrow screen', () => {
    expect(geometryFor(360, 400).cube).toBeGreaterThan(geometryFor(800, 900).cube)
    expect(geometryFor(360, 400).stele).toBeGreaterThan(geometryFor(800, 900).stele)
  })

  it.each([PHONE, PHONE_LOW, PHONE_FLAT])(
    'writes points at least 15 pixels high on the smallest phone: $name',
    (way) => {
      expect((24 * way.stele * 360) / way.view.width).toBeGreaterThanOrEqual(15)
    },
  )
})
