import type { Box } from '@amyitis/engine'
import { memo } from 'react'
import { Cubes } from './cubes/Cubes.tsx'
import type { Point } from './draw/pen.ts'
import { Discs } from './plots/Discs.tsx'
import { Layer } from './Stage.tsx'
import type { Scene } from './scene.ts'
import { Steles } from './steles/Steles.tsx'
import type { GardenView } from './view.ts'

interface Props {
  readonly scene: Scene
  readonly box: Box
  readonly garden: GardenView
  readonly sockets: readonly (readonly Point[])[]
}

/** Tiles, cubes and planters' marks: what a player must read stands above all that grows. */
export const Pieces = memo(function Pieces({ scene, box, garden, sockets }: Props) {
  return (
    <Layer scene={scene} name="pieces">
      <Steles scene={scene} box={box} tiles={garden.tiles} half={garden.half} />
      <Cubes scene={scene} sockets={sockets} cubes={garden.cubes} />
      <Discs scene={scene} planters={garden.planters} />
    </Layer>
  )
})
