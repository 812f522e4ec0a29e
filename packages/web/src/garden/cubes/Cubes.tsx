import type { Cube } from '@amyitis/engine'
import { memo, useState } from 'react'
import { type Point, short } from '../draw/pen.ts'
import { link, type Scene } from '../scene.ts'
import { DRAWN_SIDES } from '../sides.ts'
import { cubeSize } from './CubeDefs.tsx'

interface PlaceProps {
  readonly scene: Scene
  readonly side: number
  readonly zone: number
  readonly x: number
  readonly y: number
  readonly cube: Cube | undefined
  /** Placed while the player is watching. */
  readonly fresh: boolean
}

/** A zone with its cube. Those of players arrive by themselves; neutral ones fade in (R9.4). */
const CubePlace = memo(function CubePlace({ scene, side, zone, x, y, cube, fresh }: PlaceProps) {
  const [w, v, h] = cubeSize(scene.geometry)
  const arrives = cube === 'neutral' ? 'garden-appears' : 'garden-settles'
  return (
    <g transform={`translate(${short(x)} ${short(y - 1)})`} data-at={`canal ${DRAWN_SIDES[side].name} ${zone}`}>
      <rect x={short(-w)} y={short(-v - h)} width={short(2 * w)} height={short(2 * v + h)} fill="none" />
      {cube !== undefined && <use className={fresh ? arrives : undefined} href={link(scene, `cube-${cube}`)} />}
    </g>
  )
})

interface Props {
  readonly scene: Scene
  readonly sockets: readonly (readonly Point[])[]
  readonly cubes: readonly (readonly Cube[])[]
}

/** All cubes in the canals, the farthest first. */
export const Cubes = memo(function Cubes({ scene, sockets, cubes }: Props) {
  const [atFirst] = useState(cubes)
  const zones = sockets.flatMap((places, side) => places.map(([x, y], zone) => ({ x, y, side, zone })))
  return zones
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, side, zone }) => (
      <CubePlace
        key={`${side} ${zone}`}
        scene={scene}
        side={side}
        zone={zone}
        x={x}
        y={y}
        cube={cubes[side][zone]}
        fresh={zone >= atFirst[side].length}
      />
    ))
})
