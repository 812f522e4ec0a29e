import { FLOOR, SIDE_SQUARES, SIDES, SQUARES, type State } from '@amyitis/engine'
import { memo } from 'react'
import './world.css'
import '../theme/pieces.css'
import './garden-thumb.css'

type Shown = Pick<State, 'garden' | 'canals'>
type Point = readonly [number, number]

/** Half of the width and height of a square, and the height of a floor, in a picture of 200 × 126. */
const DX = 24
const DY = 9.8
const STOREY = 8.5
/** Where the front corner stands in the river. */
const BASE = 96

/** A place of the garden: the front corner is a1, every floor stands a storey higher. */
const at = (column: number, row: number, floor: number): Point => [
  100 + (column - row) * DX,
  BASE - (column + row) * DY - floor * STOREY,
]

const down = ([x, y]: Point, by: number): Point => [x, y + by]
const line = (...points: readonly Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
const area = (...points: readonly Point[]) => `${line(...points)}Z`

const FRONDS = 'q-3-4-7 1m7-1q3-4 7 1m-7-1q-4-1-5 4m5-4q4-1 5 4m-5-4q-2-4-4-5m4 5q2-4 4-5'

function Palm({ x, y }: { readonly x: number; readonly y: number }) {
  const fronds = `M${x.toFixed(1)} ${(y - 8).toFixed(1)}${FRONDS}`
  return (
    <>
      <path className="garden-thumb-trunk" d={`M${x.toFixed(1)} ${y.toFixed(1)}v-8`} />
      <path className="garden-thumb-fronds" d={fronds} />
      <path className="garden-thumb-fronds is-lit" d={fronds} />
    </>
  )
}

/** The river around the two front edges, and Babylon behind. */
const RIVER: readonly Point[] = [
  [0, 55],
  [100, BASE],
  [200, 55],
  [200, 70],
  [100, BASE + 15],
  [0, 70],
]
const CITY = 'M6 44V34h6v-8h6v-7h6v-6h12v6h6v7h6v8h6v10ZM160 44V36h6v-7h6v-6h14v6h6v7h6v8Z'
const RIPPLES = 'M14 66l10 4M44 78l12 5M78 92l8 3M186 66l-10 4M154 79l-11 5M124 91l-8 3'

function Scenery() {
  return (
    <>
      <circle className="garden-thumb-sun" cx={100} cy={8} r={36} />
      <path className="garden-thumb-city" d={CITY} />
      <path className="garden-thumb-river" d={area(...RIVER)} />
      <path className="garden-thumb-bank" d={line(...RIVER.slice(3))} />
      <path className="garden-thumb-ripples" d={RIPPLES} />
    </>
  )
}

/** How far the bed of a plot lies inside its rim, and how high the glazed band of its walls is. */
const RIM = 0.13
const BAND = 2.4

function Plot({ square, state }: { readonly square: number; readonly state: Shown }) {
  const column = square % 4
  const row = Math.floor(square / 4)
  const floor = FLOOR[square]
  const isGreen = state.garden[SQUARES[square]] === null
  const [front, left, right] = [at(column, row, floor), at(column, row + 1, floor), at(column + 1, row, floor)]
  const inner = (c: number, r: number) => at(column + (c === 0 ? RIM : 1 - RIM), row + (r === 0 ? RIM : 1 - RIM), floor)
  const [x, y] = at(column + 0.5, row + 0.5, floor)
  return (
    <g>
      <path className="garden-thumb-left" d={area(front, left, down(left, STOREY), down(front, STOREY))} />
      <path className="garden-thumb-right" d={area(front, right, down(right, STOREY), down(front, STOREY))} />
      <path className="garden-thumb-band" d={area(front, left, down(left, BAND), down(front, BAND))} />
      <path className="garden-thumb-band is-shaded" d={area(front, right, down(right, BAND), down(front, BAND))} />
      <path className="garden-thumb-top" d={area(front, right, at(column + 1, row + 1, floor), left)} />
      <path
        className={isGreen ? 'garden-thumb-bed is-green' : 'garden-thumb-bed'}
        d={area(inner(0, 0), inner(1, 0), inner(1, 1), inner(0, 1))}
      />
      {isGreen ? (
        <>
          <circle className="garden-thumb-shrub" cx={x - 8} cy={y} r={2.2} />
          <circle className="garden-thumb-shrub" cx={x + 8} cy={y - 0.5} r={2.6} />
          <circle className="garden-thumb-flower" cx={x + 3} cy={y + 3.4} r={0.9} />
          <Palm x={x} y={y + 2} />
        </>
      ) : null}
    </g>
  )
}

const CUBE = 3.6

function Cube({ color, x, y }: { readonly color: string; readonly x: number; readonly y: number }) {
  const [half, slant] = [CUBE, CUBE / 2]
  const centre: Point = [x, y - slant]
  const top: Point = [x, y - 2 * slant - slant]
  const [left, right]: Point[] = [
    [x - half, y - 2 * slant],
    [x + half, y - 2 * slant],
  ]
  return (
    <g className="garden-thumb-cube" data-color={color}>
      <path d={area(top, right, down(right, CUBE), down(centre, CUBE), down(left, CUBE), left)} />
      <path className="garden-thumb-shade" d={area(centre, right, down(right, CUBE), down(centre, CUBE))} />
      <path className="garden-thumb-light" d={area(centre, right, top, left)} />
    </g>
  )
}

function Canal({ side, state }: { readonly side: number; readonly state: Shown }) {
  const cubes = state.canals[SIDES[side]]
  if (cubes.length === 0) return null
  const [a, b] = SIDE_SQUARES[side]
  const column = (a % 4) + 1
  const row = Math.floor(a / 4) + 1
  const floor = Math.max(FLOOR[a], FLOOR[b])
  const [from, to] = [b === a + 1 ? at(column, row - 1, floor) : at(column - 1, row, floor), at(column, row, floor)]
  const along = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  return (
    <>
      <path className="garden-thumb-canal" d={line(from, to)} />
      {cubes.map((color, i) => {
        const [x, y] = along((i + 1) / (cubes.length + 1))
        // biome-ignore lint/suspicious/noArrayIndexKey: the cubes of a canal never change their order
        return <Cube key={i} color={color} x={x} y={y + CUBE / 2} />
      })}
    </>
  )
}

/** From the back to the front. */
const ORDER = SQUARES.map((_, square) => square).sort(
  (a, b) => (b % 4) + Math.floor(b / 4) - (a % 4) - Math.floor(a / 4),
)

/** The garden of a running game, small: what is green, where water flows, and whose it is. An ornament. */
export const GardenThumb = memo(function GardenThumb({ state }: { readonly state: Shown }) {
  return (
    <svg className="garden-thumb" viewBox="0 -18 200 126" aria-hidden="true">
      <Scenery />
      {ORDER.map((square) => (
        <Plot key={square} square={square} state={state} />
      ))}
      {SIDES.map((name, side) => (
        <Canal key={name} side={side} state={state} />
      ))}
      <Palm x={16} y={100} />
      <Palm x={184} y={100} />
    </svg>
  )
})
