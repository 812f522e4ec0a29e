import type { WaterFlow } from '@amyitis/engine'
import { memo } from 'react'
import { SPRINGS } from './canals/points.ts'
import { currents, wetPart } from './canals/SideWater.tsx'
import { short } from './draw/pen.ts'
import { heightOf, project } from './geometry.ts'
import { idIn, link, type Scene } from './scene.ts'
import { streaks } from './scenery/river.ts'
import { channelOf, DRAWN_SIDES } from './sides.ts'
import { brazierPlaces } from './terraces/Braziers.tsx'

/** Water and fire move by three still pictures that fade into one another: nothing is redrawn from frame to frame. */
export const PHASES = [0, 1, 2] as const
type Phase = (typeof PHASES)[number]

const FLAMES = [
  'M-1-33C2-28 6-24 6-19 6-15.500 3.500-13.500 0-13.500S-6-16-6-19C-6-23-1.500-26-1-33z',
  'M2-31C2-27 6.500-23 6-18.500 5.500-15.500 3-13.500 0-13.500S-6-15.500-6-18.500C-6-22-.5-25 2-31z',
  'M-3-30C-1-27 6-23 6-18.500 6-15.500 3.500-13.500 0-13.500S-6.500-15.500-6-18.500C-5.500-22-2.500-25-3-30z',
]

export function FlameDefs({ scene }: { scene: Scene }) {
  return PHASES.map((phase) => (
    <g key={phase} id={idIn(scene, `flame-${phase}`)}>
      <path d={FLAMES[phase]} fill="#ffb347" stroke="none" />
      <path d={FLAMES[phase]} transform="translate(0 -7) scale(.5)" fill="#fff0a0" stroke="none" />
    </g>
  ))
}

function sideCurrents(scene: Scene, water: WaterFlow, phase: Phase): string {
  return DRAWN_SIDES.map((side) => {
    const own = water.sides[side.index]
    if (own.fill === 'dry') return ''
    const [start, end] = wetPart(side, own)
    const shift = own.source === 'from' ? phase / 3 : (3 - phase) / 3
    return currents(channelOf(scene.geometry, side), start, end, 200 + side.index, 4, shift)
  }).join('')
}

function fallingWater({ geometry }: Scene, water: WaterFlow, phase: Phase): string {
  return SPRINGS.filter(({ point }) => water.points.has(point))
    .map(({ c, r, floor }) => {
      const [x, y] = project(geometry, c, r, heightOf(geometry, floor))
      const drop = geometry.step / 3
      const from = y + phase * drop
      return [-3.6, 0, 3.4]
        .map((dx, i) => `M${short(x + dx)} ${short(from + ((i * 7) % drop))}v${short(drop * 0.7)}`)
        .join('')
    })
    .join('')
}

interface Props {
  readonly scene: Scene
  readonly phase: Phase
}

/** What always moves: the river and the fires. */
const Restless = memo(function Restless({ scene, phase }: Props) {
  const { geometry } = scene
  return (
    <>
      <path d={streaks(geometry, 81, 70, phase * 0.1)} strokeWidth="1.5" strokeOpacity=".65" />
      {brazierPlaces(geometry).map(([x, y]) => (
        <use key={`${x} ${y}`} href={link(scene, `flame-${phase}`)} transform={`translate(${short(x)} ${short(y)})`} />
      ))}
    </>
  )
})

/** One picture of all that flows and burns. */
export const Ambient = memo(function Ambient({ scene, phase, water }: Props & { readonly water: WaterFlow }) {
  return (
    <g fill="none" strokeLinecap="round" stroke="var(--g-foam)">
      <Restless scene={scene} phase={phase} />
      <path d={sideCurrents(scene, water, phase)} strokeWidth="1.3" strokeOpacity=".95" />
      <path d={fallingWater(scene, water, phase)} strokeWidth="1.6" stroke="#fff" />
    </g>
  )
})
