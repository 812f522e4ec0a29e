import { memo } from 'react'
import { useSettings } from '../../app/settings/settings-store.ts'
import { squaresOf, useAllLit } from '../../board/lights.ts'
import { short } from '../draw/pen.ts'
import { Layer } from '../Stage.tsx'
import type { Scene } from '../scene.ts'
import { type Flank, wallFrame } from './Wall.tsx'

/** The names of columns stand on the right wall of the quay, those of rows on the left one. */
const NAMES: Readonly<Record<Flank, readonly string[]>> = { left: ['1', '2', '3', '4'], right: ['a', 'b', 'c', 'd'] }
const FLANKS: readonly Flank[] = ['left', 'right']
const WIDTH = 20
const HEIGHT = 18

interface PlaqueProps {
  readonly scene: Scene
  readonly flank: Flank
  readonly index: number
  readonly lit: boolean
}

const Plaque = memo(function Plaque({ scene, flank, index, lit }: PlaqueProps) {
  const { hw, quay, stele } = scene.geometry
  const scale = Math.min(stele, quay / HEIGHT)
  const middle = (flank === 'left' ? -1 : 1) * (index + 0.5) * hw
  return (
    <g
      className={lit ? 'garden-plaque is-lit' : 'garden-plaque'}
      transform={`translate(${short(middle)} ${short(quay / 2)}) scale(${short(scale)})`}
    >
      <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="3" />
      <text className="garden-letter" y="5.200">
        {NAMES[flank][index]}
      </text>
    </g>
  )
})

/** Glazed plaques along the river that name columns and rows, under the middle of each square. */
export const Coordinates = memo(function Coordinates({ scene }: { readonly scene: Scene }) {
  const { coordinates } = useSettings()
  const lit = useAllLit()
  if (coordinates === 'never' || !scene.letters) return null
  const squares = squaresOf(lit)
  const shown = coordinates === 'always' || lit.length > 0
  return (
    <Layer scene={scene} name="coordinates">
      <g className={shown ? 'garden-plaques' : 'garden-plaques is-hidden'}>
        {FLANKS.map((flank) => (
          <g key={flank} transform={wallFrame(scene, 1, flank)}>
            {NAMES[flank].map((name, index) => (
              <Plaque
                key={name}
                scene={scene}
                flank={flank}
                index={index}
                lit={squares.some((square) => square.includes(name))}
              />
            ))}
          </g>
        ))}
      </g>
    </Layer>
  )
})
