import { memo, useState } from 'react'
import type { Scene } from '../scene.ts'
import { plotsOf } from '../squares.ts'
import { Planted } from './Planted.tsx'

interface Props {
  readonly scene: Scene
  /** Squares without a tile any more, by number. */
  readonly planted: readonly boolean[]
  /** Nothing but plants is to be shown. */
  readonly free: boolean
}

/** All that grows in the garden. */
export const Plots = memo(function Plots({ scene, planted, free }: Props) {
  const [atFirst] = useState(planted)
  return plotsOf(scene.geometry)
    .filter(({ square }) => planted[square])
    .map(({ square, name }) => (
      <Planted key={name} scene={scene} square={square} free={free} fresh={!atFirst[square]} />
    ))
})
