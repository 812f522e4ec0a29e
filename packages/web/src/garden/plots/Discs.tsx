import { type Color, SQUARES } from '@amyitis/engine'
import { memo } from 'react'
import { symbolId } from '../../icons/IconSprite.tsx'
import { short } from '../draw/pen.ts'
import type { Scene } from '../scene.ts'
import { plotsOf } from '../squares.ts'

const RADIUS = 11.5

interface Props {
  readonly scene: Scene
  /** Who planted each square, as far as it is known. */
  readonly planters: readonly (Color | undefined)[]
}

/** The planter's mark on a post at the near corner of the plot. */
export const Discs = memo(function Discs({ scene, planters }: Props) {
  const { stele } = scene.geometry
  return plotsOf(scene.geometry).map((plot) => {
    const color = planters[plot.square]
    if (color === undefined) return null
    const [x, y] = plot.place(0.15, 0.15)
    return (
      <g key={SQUARES[plot.square]} transform={`translate(${short(x)} ${short(y)}) scale(${stele})`}>
        <ellipse cx="2" rx="7" ry="3" fill="#000" fillOpacity=".35" />
        <path d="M0 0v-10" stroke="#5b3410" strokeWidth="2.6" />
        <circle cy="-15" r={RADIUS} fill="#f7ecd2" stroke="#a57b2a" strokeWidth="1.6" />
        <use href={`#${symbolId(`mark-${color}`)}`} x="-8" y="-23" width="16" height="16" />
      </g>
    )
  })
})
