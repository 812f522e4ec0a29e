import { FLOOR, SIDE_SQUARES, SIDES, SQUARES, type State } from '@amyitis/engine'
import { memo } from 'react'
import './world.css'
import '../theme/pieces.css'
import './garden-thumb.css'

type Shown = Pick<State, 'garden' | 'canals'>

/** Half of the width and height of a square in a picture of 200 × 126. */
const DX = 24
const DY = 10.5
const STOREY = 7

/** A place of the garden: the front corner is a1, every floor stands a storey higher. */
const at = (column: number, row: number, floor: number): readonly [number, number] => [
  100 + (column - row) * DX,
  103 - (column + row) * DY - floor * STOREY,
]

const path = (...points: readonly (readonly [number, number])[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

function Plot({ square, state }: { readonly square: number; readonly state: Shown }) {
  const column = square % 4
  const row = Math.floor(square / 4)
  const floor = FLOOR[square]
  const lies = state.garden[SQUARES[square]]
  const [front, left, right] = [at(column, row, floor), at(column, row + 1, floor), at(column + 1, row, floor)]
  const down = ([x, y]: readonly [number, number]) => [x, y + STOREY] as const
  const [x, y] = at(column + 0.5, row + 0.5, floor)
  return (
    <g>
      <path className="garden-thumb-left" d={path(front, left, down(left), down(front))} />
      <path className="garden-thumb-right" d={path(front, right, down(right), down(front))} />
      <path
        className={lies === null ? 'garden-thumb-top is-green' : 'garden-thumb-top'}
        d={path(front, right, at(column + 1, row + 1, floor), left)}
      />
      {lies === null ? <circle className="garden-thumb-tree" cx={x} cy={y - 4} r={5.5} /> : null}
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
  return (
    <>
      <line className="garden-thumb-canal" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      <circle
        className="garden-thumb-cube"
        data-color={cubes[0]}
        cx={(from[0] + to[0]) / 2}
        cy={(from[1] + to[1]) / 2}
        r={3.4}
      />
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
    <svg className="garden-thumb" viewBox="0 -16 200 126" aria-hidden="true">
      {ORDER.map((square) => (
        <Plot key={square} square={square} state={state} />
      ))}
      {SIDES.map((name, side) => (
        <Canal key={name} side={side} state={state} />
      ))}
    </svg>
  )
})
