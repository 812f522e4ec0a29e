import { memo, useDeferredValue } from 'react'
import { Ambient, PHASES } from './Ambient.tsx'
import { Beds } from './canals/Beds.tsx'
import { Canals } from './canals/Canals.tsx'
import { Chutes } from './canals/springs.tsx'
import { Definitions } from './Definitions.tsx'
import type { Point } from './draw/pen.ts'
import { IN_BLOOM } from './in-bloom.ts'
import { Paved } from './plots/Paved.tsx'
import { Plots } from './plots/Plots.tsx'
import { Soils } from './plots/Soils.tsx'
import { Layer } from './Stage.tsx'
import type { Scene } from './scene.ts'
import { Scenery } from './scenery/Scenery.tsx'
import { Terraces } from './terraces/Terraces.tsx'
import type { GardenView } from './view.ts'

interface Props {
  readonly scene: Scene
  readonly garden: GardenView
  readonly sockets: readonly (readonly Point[])[]
}

/** The place with its terraces, water and plants: everything but the pieces. */
export const World = memo(function World({ scene, garden, sockets }: Props) {
  // The land around and what moves come in once the garden itself stands.
  const stands = useDeferredValue(true, false)
  return (
    <>
      <Layer scene={scene} name="scenery">
        <Definitions scene={scene} />
        {stands ? <Scenery scene={scene} /> : null}
      </Layer>
      <Layer scene={scene} name="ground">
        <Terraces scene={scene} />
        <Chutes scene={scene} />
        <Soils scene={scene} />
        {garden.paved.map((paved, square) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares never change places
          paved ? <Paved key={square} scene={scene} square={square} /> : null,
        )}
        <Beds scene={scene} />
        <Canals scene={scene} water={garden.water} sockets={sockets} cubes={garden.counts} />
      </Layer>
      {PHASES.map((phase) => (
        <Layer key={phase} scene={scene} name="ambient" phase={phase}>
          {stands ? <Ambient scene={scene} water={garden.water} phase={phase} /> : null}
        </Layer>
      ))}
      <Layer scene={scene} name="plants">
        <Plots scene={scene} planted={garden.planted} free={garden === IN_BLOOM} />
      </Layer>
    </>
  )
})
