import './world.css'
import { memo, useId, useMemo } from 'react'
import { Beds } from './canals/Beds.tsx'
import { Canals } from './canals/Canals.tsx'
import { Chutes } from './canals/springs.tsx'
import { Definitions } from './Definitions.tsx'
import { DESKTOP } from './geometry.ts'
import { IN_BLOOM, NO_SOCKETS } from './in-bloom.ts'
import { Plots } from './plots/Plots.tsx'
import { Soils } from './plots/Soils.tsx'
import { viewBoxOf } from './Stage.tsx'
import type { Scene } from './scene.ts'
import { Scenery } from './scenery/Scenery.tsx'
import { Terraces } from './terraces/Terraces.tsx'
import './babylon.css'

/** The garden itself, in bloom. */
export function BloomingGarden({ scene }: { readonly scene: Scene }) {
  return (
    <>
      <Terraces scene={scene} />
      <Chutes scene={scene} />
      <Soils scene={scene} />
      <Beds scene={scene} />
      <Canals scene={scene} water={IN_BLOOM.water} sockets={NO_SOCKETS} cubes={IN_BLOOM.counts} />
      <Plots scene={scene} planted={IN_BLOOM.planted} free />
    </>
  )
}

/** A scene for a still picture: without coordinates. */
export function useStillScene(): Scene {
  const ids = useId()
  return useMemo(() => ({ geometry: DESKTOP, ids, letters: false }), [ids])
}

/** The garden as it lies on a table: without the land around it. */
export const Model = memo(function Model() {
  const scene = useStillScene()
  return (
    <svg className="babylon" viewBox={viewBoxOf(DESKTOP)} aria-hidden="true">
      <Definitions scene={scene} />
      <BloomingGarden scene={scene} />
    </svg>
  )
})

/** The land without the garden. */
export const EmptyLand = memo(function EmptyLand() {
  const scene = useStillScene()
  return (
    <svg className="babylon" viewBox="-760 -560 1520 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Definitions scene={scene} />
      <Scenery scene={scene} />
    </svg>
  )
})
