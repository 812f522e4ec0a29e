import { type CSSProperties, memo } from 'react'
import { symbolId } from '../../icons/IconSprite.tsx'

interface Leaf {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly i: number
}

const LEAVES = 14
const FLOWERS = [4, 8, 12]

/** A point of the bough, from the middle (0) to its end (1), and which way it goes there. */
function boughAt(t: number): readonly [x: number, y: number, angle: number] {
  const x = 290 * t
  const y = -128 * t ** 2.6
  const slope = (-128 * 2.6 * t ** 1.6) / 290
  return [x, y, (Math.atan(slope) * 180) / Math.PI]
}

const leaves: readonly Leaf[] = Array.from({ length: LEAVES }, (_, i) => {
  const [x, y, angle] = boughAt((i + 1) / (LEAVES + 0.6))
  return { x, y, turn: angle + (i % 2 === 0 ? 38 : -38), i }
})

const BOUGH = `M0 0${Array.from({ length: 20 }, (_, i) => {
  const [x, y] = boughAt((i + 1) / 20)
  return `L${x.toFixed(1)} ${y.toFixed(1)}`
}).join('')}`

function Half({ turned }: { readonly turned: boolean }) {
  return (
    <g transform={turned ? 'scale(-1 1)' : undefined}>
      <path className="finale-bough" d={BOUGH} pathLength={1} fill="none" stroke="#4b7a2c" strokeWidth={5} />
      {leaves.map(({ x, y, turn, i }) => (
        <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`}>
          <path
            className="finale-leaf"
            style={{ '--i': i } as CSSProperties}
            d="M0 0C10-13 27-14 40 0 27 13 10 12 0 0z"
            fill={i % 2 === 0 ? '#8fd065' : '#5aa546'}
            stroke="#1f4a20"
            strokeWidth={1.6}
          />
        </g>
      ))}
      {FLOWERS.map((i) => {
        const [x, y] = boughAt((i + 0.5) / LEAVES)
        return (
          <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <use
              className="finale-leaf"
              style={{ '--i': i + 2 } as CSSProperties}
              href={`#${symbolId('points')}`}
              x={-15}
              y={-15}
              width={30}
              height={30}
            />
          </g>
        )
      })}
    </g>
  )
}

/** A garland that grows from its middle. */
export const Garland = memo(function Garland() {
  return (
    <svg className="finale-garland" viewBox="-315 -160 630 190" aria-hidden="true">
      <Half turned={false} />
      <Half turned />
      <use href={`#${symbolId('points')}`} x={-22} y={-22} width={44} height={44} />
    </svg>
  )
})

/** What drops from the sky for who has won. */
export function Crown() {
  return (
    <svg className="finale-crown" viewBox="0 0 64 40" aria-hidden="true">
      <path
        d="M6 34 3 12l14 10L32 4l15 18 14-10-3 22z"
        fill="#f6cf5a"
        stroke="#7a4e06"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M6 34h52v4H6z" fill="#d99a2b" stroke="#7a4e06" strokeWidth="1.6" />
      <circle cx="32" cy="24" r="4.600" fill="#244c9f" stroke="#7a4e06" strokeWidth="1.2" />
      <circle cx="18" cy="28" r="2.600" fill="#c2362d" />
      <circle cx="46" cy="28" r="2.600" fill="#c2362d" />
      <circle cx="32" cy="4" r="3" fill="#fff3c4" stroke="#7a4e06" strokeWidth="1.2" />
      <circle cx="3.500" cy="12" r="2.600" fill="#fff3c4" stroke="#7a4e06" strokeWidth="1.2" />
      <circle cx="60.500" cy="12" r="2.600" fill="#fff3c4" stroke="#7a4e06" strokeWidth="1.2" />
    </svg>
  )
}
