import type { WaterFlow } from '@amyitis/engine'
import { memo } from 'react'
import type { Point } from '../draw/pen.ts'
import type { Scene } from '../scene.ts'
import { SideWater } from './SideWater.tsx'
import { FilledSockets, Sockets, socketKey } from './Sockets.tsx'
import { Falls } from './springs.tsx'

interface Props {
  readonly scene: Scene
  readonly water: WaterFlow
  readonly sockets: readonly (readonly Point[])[]
  /** How many cubes lie on each side. */
  readonly cubes: readonly number[]
}

/** What changes in the channels: water, waterfalls, sockets in use. */
export const Canals = memo(function Canals({ scene, water, sockets, cubes }: Props) {
  const filled = sockets.flatMap((places, index) => places.slice(0, cubes[index]).map(socketKey)).join(' ')
  return (
    <>
      <Falls scene={scene} points={water.points} />
      {water.sides.map(({ fill, source }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sides never change places
        <SideWater key={index} scene={scene} index={index} fill={fill} source={source} />
      ))}
      <Sockets scene={scene} sockets={sockets} />
      <FilledSockets scene={scene} filled={filled} />
    </>
  )
})
