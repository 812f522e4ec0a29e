import { memo, useLayoutEffect, useRef, useState } from 'react'
import { Plant } from '../flora/Plant.tsx'
import { cssTransform, mayMove } from '../motion.ts'
import type { Scene } from '../scene.ts'
import { plotOf, plotsOf } from '../squares.ts'
import { Lawn } from './Lawn.tsx'
import { plantingOf } from './plantings.ts'
import { Vines } from './Vines.tsx'

const EASE = 'cubic-bezier(.2, .9, .3, 1.2)'

/** The soil turns green from its middle outwards, shrubs come up, then palms; vines grow down the wall. */
function grow(group: SVGGElement): void {
  const [lawn, vines, plants] = group.children
  lawn.animate({ clipPath: ['circle(0 at 50% 50%)', 'circle(75% at 50% 50%)'] }, { duration: 240, easing: 'ease-out' })
  vines.animate({ clipPath: ['inset(0 0 100% 0)', 'inset(0)'] }, { delay: 180, duration: 250, fill: 'backwards' })
  for (const plant of plants.children) {
    const tall = /palm|cypress/.test(plant.getAttribute('href') ?? '')
    const timing = tall ? { delay: 180, duration: 270 } : { delay: 90, duration: 220 }
    const grown = cssTransform(plant.getAttribute('transform') ?? '')
    plant.animate({ transform: [`${grown} scale(0)`, grown] }, { ...timing, easing: EASE, fill: 'backwards' })
  }
}

interface PlantedProps {
  readonly scene: Scene
  readonly square: number
  /** No pieces stand around it. */
  readonly free: boolean
  /** Planted while the player is watching. */
  readonly fresh: boolean
}

/** A planted square: green in every respect. */
const Planted = memo(function Planted({ scene, square, free, fresh }: PlantedProps) {
  const group = useRef<SVGGElement>(null)
  const started = useRef(false)
  useLayoutEffect(() => {
    if (fresh && !started.current && group.current !== null && mayMove()) grow(group.current)
    started.current = true
  })
  const plot = plotOf(scene.geometry, square)
  return (
    <g ref={group}>
      <g>
        <Lawn scene={scene} plot={plot} />
      </g>
      <g>
        <Vines plot={plot} />
      </g>
      <g>
        {plantingOf(plot, free).map(([kind, c, r, size, bloom]) => {
          const [x, y] = plot.place(c, r)
          return <Plant key={`${kind} ${c} ${r}`} scene={scene} kind={kind} x={x} y={y} size={size} bloom={bloom} />
        })}
      </g>
    </g>
  )
})

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
