import { memo } from 'react'
import type { Scene } from '../scene.ts'
import { Braziers } from './Braziers.tsx'
import { Culverts } from './Culverts.tsx'
import { Parapet } from './Parapet.tsx'
import { Terrace } from './Terrace.tsx'

/** The four terraces from the river up. Since floors rise away from the eye, nothing hides anything. */
export const Terraces = memo(function Terraces({ scene }: { scene: Scene }) {
  return (
    <>
      {[1, 2, 3, 4].map((floor) => (
        <Terrace key={floor} scene={scene} floor={floor} />
      ))}
      <Parapet scene={scene} />
      <Braziers scene={scene} />
      <Culverts scene={scene} />
    </>
  )
})
