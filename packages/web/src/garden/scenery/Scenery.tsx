import { memo } from 'react'
import type { Scene } from '../scene.ts'
import { City } from './City.tsx'
import { GrovesBefore, GrovesBehind } from './groves.tsx'
import { Land } from './Land.tsx'
import { River } from './River.tsx'
import { SceneryDefs } from './SceneryDefs.tsx'
import { Sky } from './Sky.tsx'

/** The place around the garden; it never changes during a game. */
export const Scenery = memo(function Scenery({ scene }: { scene: Scene }) {
  return (
    <>
      <defs>
        <SceneryDefs scene={scene} />
      </defs>
      <Sky scene={scene} />
      <City scene={scene} />
      <Land scene={scene} />
      <GrovesBehind scene={scene} />
      <River scene={scene} />
      <GrovesBefore scene={scene} />
    </>
  )
})
