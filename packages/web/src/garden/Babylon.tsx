import './world.css'
import { memo } from 'react'
import type { Camera } from '../app/page/page-parts.ts'
import { Definitions } from './Definitions.tsx'
import { BloomingGarden, useStillScene } from './Model.tsx'
import { Scenery } from './scenery/Scenery.tsx'
import './babylon.css'

interface View {
  readonly box: string
  /** Is the garden in the picture? */
  readonly garden?: boolean
}

const VIEWS: Readonly<Record<Camera, View>> = {
  gate: { box: '-1300 -596 1550 190', garden: true },
  ziggurat: { box: '-170 -420 640 78' },
  city: { box: '-450 -446 900 110' },
  garden: { box: '-420 -590 840 360', garden: true },
  roof: { box: '-300 -470 1000 122' },
}

/** Babylon as it is seen from a page: one still picture, drawn once. */
export const Babylon = memo(function Babylon({ camera }: { readonly camera: Camera }) {
  const scene = useStillScene()
  const { box, garden = false } = VIEWS[camera]
  return (
    <svg
      className="babylon"
      viewBox={box}
      preserveAspectRatio={camera === 'garden' ? 'xMidYMid slice' : 'xMaxYMax slice'}
      aria-hidden="true"
    >
      <Definitions scene={scene} />
      <Scenery scene={scene} />
      {garden ? <BloomingGarden scene={scene} /> : null}
    </svg>
  )
})
