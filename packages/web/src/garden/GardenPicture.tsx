import './garden.css'
import type { Box, Color, State } from '@amyitis/engine'
import { useMemo } from 'react'
import { socketsOf } from './canals/Sockets.tsx'
import { Pieces } from './Pieces.tsx'
import { Stage } from './Stage.tsx'
import type { Scene } from './scene.ts'
import { gardenViewOf } from './view.ts'
import { World } from './World.tsx'

interface Props {
  readonly state: State
  readonly box: Box
  /** Who planted each square (`plantersOf`). */
  readonly planters: readonly (Color | undefined)[]
}

function Layers({ scene, state, box, planters }: Props & { scene: Scene }) {
  const garden = useMemo(() => gardenViewOf(state, box, planters), [state, box, planters])
  const sockets = useMemo(() => socketsOf(scene.geometry, box.zones), [scene, box])
  return (
    <>
      <World scene={scene} garden={garden} sockets={sockets} />
      <Pieces scene={scene} box={box} garden={garden} sockets={sockets} />
    </>
  )
}

/** The garden of a position as a picture, to look at only. */
export function GardenPicture(props: Props) {
  return <Stage>{(scene) => <Layers scene={scene} {...props} />}</Stage>
}
