import { memo, useRef } from 'react'
import { area, short, tilt } from '../draw/pen.ts'
import { heightOf, project } from '../geometry.ts'
import { useMotion } from '../motion.ts'
import { paint, type Scene } from '../scene.ts'
import { basinOf, SPRINGS, type Spring } from './points.ts'

const HALF_WIDTH = 7

/** A frame on the wall at a corner point: x along the wall, y down. At a terrace's corner it faces the eye. */
function frame({ geometry }: Scene, { c, r, floor }: Spring): string {
  const [x, y] = project(geometry, c, r, heightOf(geometry, floor))
  const lean = tilt(geometry.hh, geometry.hw)
  const skew = c === r ? '' : ` skewY(${r < c ? -lean : lean})`
  return `translate(${short(x)} ${short(y)})${skew}`
}

/** The chute in the wall, dark while it is dry. */
function Chute({ scene, spring }: { scene: Scene; spring: Spring }) {
  const height = scene.geometry.step
  return (
    <g transform={frame(scene, spring)}>
      <rect x={-HALF_WIDTH - 2.5} y="-1" width={2 * HALF_WIDTH + 5} height={height + 1} fill="var(--g-lip)" />
      <rect x={-HALF_WIDTH} y="0" width={2 * HALF_WIDTH} height={height} fill="var(--g-deep)" />
    </g>
  )
}

/** All chutes; they are part of the walls. */
export const Chutes = memo(function Chutes({ scene }: { scene: Scene }) {
  return SPRINGS.map((spring) => <Chute key={spring.point} scene={scene} spring={spring} />)
})

interface Props {
  readonly scene: Scene
  readonly index: number
  readonly wet: boolean
}

/** A corner point that has water (R3.5): a full basin above, a waterfall down the wall. */
const Fall = memo(function Fall({ scene, index, wet }: Props) {
  const group = useRef<SVGGElement>(null)
  useMotion(group, wet, (element) => {
    if (wet)
      element.animate({ clipPath: ['inset(0 0 100% 0)', 'inset(0)'] }, { delay: 200, duration: 200, fill: 'backwards' })
  })
  if (!wet) return <g ref={group} />
  const spring = SPRINGS[index]
  const { geometry } = scene
  const [x, y] = project(geometry, spring.c, spring.r, heightOf(geometry, spring.floor - 1))
  const height = geometry.step
  return (
    <g ref={group}>
      <path d={area(...basinOf(geometry, spring))} fill="var(--g-water-1)" />
      <g transform={frame(scene, spring)}>
        <rect x={-HALF_WIDTH + 1} y="-2" width={2 * HALF_WIDTH - 2} height={height + 2} fill={paint(scene, 'fall')} />
        <path
          d={`M-4.500 3v${short(height * 0.7)}M1.500 1v${short(height * 0.8)}`}
          stroke="#6cc4ea"
          strokeWidth="1.1"
          strokeOpacity=".8"
        />
        <path
          d={`M-1.500 6v${short(height * 0.75)}M4.500 4v${short(height * 0.7)}`}
          stroke="#fff"
          strokeWidth="1.1"
          strokeOpacity=".9"
        />
      </g>
      <ellipse cx={x} cy={y} rx="11" ry="4.500" fill="#e9faff" fillOpacity=".85" />
      <ellipse cx={x} cy={y + 1.5} rx="6" ry="2.2" fill="#fff" />
    </g>
  )
})

export function Falls({ scene, points }: { scene: Scene; points: ReadonlySet<number> }) {
  return SPRINGS.map((spring, index) => (
    <Fall key={spring.point} scene={scene} index={index} wet={points.has(spring.point)} />
  ))
}
