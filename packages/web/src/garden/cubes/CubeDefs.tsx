import type { Cube } from '@amyitis/engine'
import { memo } from 'react'
import { area, ellipse, line, type Point, short } from '../draw/pen.ts'
import type { Geometry } from '../geometry.ts'
import { idIn, type Scene } from '../scene.ts'

interface Glaze {
  readonly top: string
  readonly lit: string
  readonly shade: string
  readonly edge: string
  readonly sign: string
  /** How bright the edges shine that meet at the near corner. */
  readonly gleam: number
}

const GLAZES: Readonly<Record<Cube, Glaze>> = {
  blue: { top: '#6eb6f2', lit: '#2e83d6', shade: '#1b5ca3', edge: '#0b2a52', sign: '#fff', gleam: 0.45 },
  red: { top: '#f5857a', lit: '#d63b33', shade: '#a3231f', edge: '#4d0c0c', sign: '#fff', gleam: 0.4 },
  black: { top: '#74727f', lit: '#34323e', shade: '#1b1a22', edge: 'var(--g-black-edge)', sign: '#fff', gleam: 0.45 },
  white: { top: '#fff', lit: '#efe7d6', shade: '#c9bda3', edge: '#6c5c3e', sign: '#8a5d0e', gleam: 0.6 },
  neutral: { top: '#bdbab4', lit: '#8f8c87', shade: '#6b6863', edge: '#33302c', sign: 'none', gleam: 0.35 },
}

/** The players' shapes, about one unit wide. */
const SIGNS: Readonly<Record<Cube, string>> = {
  blue: 'M-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z',
  red: 'M0-.58.56.44h-1.120z',
  black: 'M-.43-.43h.86v.86h-.86z',
  white: 'M0-.62.54 0 0 .62-.54 0z',
  neutral: '',
}

/** Half the width of a cube, half the height of its top, its height. */
export function cubeSize({ hw, hh, cube }: Geometry): readonly [number, number, number] {
  return [0.166 * hw * cube, 0.166 * hh * cube, 15.5 * cube]
}

function CubeDef({ scene, color }: { scene: Scene; color: Cube }) {
  const [w, v, h] = cubeSize(scene.geometry)
  const { top, lit, shade, edge, sign, gleam } = GLAZES[color]
  const [left, near, right, far]: readonly Point[] = [
    [-w, -h],
    [0, v - h],
    [w, -h],
    [0, -v - h],
  ]
  return (
    <g id={idIn(scene, `cube-${color}`)}>
      <path d={ellipse([4, 1.5], w * 1.12, v * 1.05)} fill="#000" fillOpacity=".33" />
      <path d={area(left, near, [0, v], [-w, 0])} fill={lit} />
      <path d={area(right, near, [0, v], [w, 0])} fill={shade} />
      <path d={area(far, right, near, left)} fill={top} />
      <path
        d={line(left, near, right) + line(near, [0, v])}
        fill="none"
        stroke="#fff"
        strokeWidth=".9"
        strokeOpacity={gleam}
      />
      <path
        d={SIGNS[color]}
        transform={`matrix(${short(w * 0.62)} ${short(v * 0.62)} 0 ${short(h * 0.78)} ${short(-w / 2)} ${short((v - h) / 2)})`}
        fill={sign}
      />
      <path
        d={area(far, right, [w, 0], [0, v], [-w, 0], left)}
        fill="none"
        stroke={edge}
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
    </g>
  )
}

export const CubeDefs = memo(function CubeDefs({ scene }: { scene: Scene }) {
  return (Object.keys(GLAZES) as Cube[]).map((color) => <CubeDef key={color} scene={scene} color={color} />)
})
