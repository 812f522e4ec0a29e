import { memo } from 'react'
import { type Point, short } from '../draw/pen.ts'
import type { Geometry } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { plotOf } from '../squares.ts'
import { type GardenPlace, targetAt } from './garden-places.ts'

interface Props {
  readonly scene: Scene
  readonly places: readonly GardenPlace[]
  readonly sockets: readonly (readonly Point[])[]
  readonly counts: readonly number[]
}

const nearCorner = (geometry: Geometry, square: number): Point => plotOf(geometry, square).place(0.13, 0.13)

/** Numbers on all that is legal, in the order of the keyboard; seen while the keyboard is in the garden. */
export const Numbers = memo(function Numbers({ scene, places, sockets, counts }: Props) {
  const { geometry } = scene
  return places.map((place, index) => {
    const [x, y] =
      place.kind === 'canal' ? sockets[place.index][counts[place.index]] : nearCorner(geometry, place.index)
    return (
      <g
        key={targetAt(place)}
        className="garden-number"
        transform={`translate(${short(x)} ${short(y)}) scale(${geometry.stele})`}
      >
        <circle r="11" />
        <text y="4.500">{index + 1}</text>
      </g>
    )
  })
})
