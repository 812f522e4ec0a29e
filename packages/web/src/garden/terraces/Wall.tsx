import { short } from '../draw/pen.ts'
import { heightOf, project } from '../geometry.ts'
import { paint, type Scene } from '../scene.ts'

export type Flank = 'left' | 'right'

/** The glazed frieze under a wall's edge: where it begins and how high it is. */
const FRIEZE = { top: 3, height: 10 }
/** Recesses between buttresses: two a square. */
const PERIOD = 44
const RECESS = 20

/**
 * A frame in which a wall is an upright rectangle: x runs along its upper edge from the near corner (to the left on the
 * left wall), y down.
 */
export function wallFrame(scene: Scene, floor: number, flank: Flank): string {
  const { geometry } = scene
  const [x, y] = project(geometry, floor - 1, floor - 1, heightOf(geometry, floor))
  const slope = geometry.hh / geometry.hw
  return `matrix(1 ${flank === 'left' ? slope : -slope} 0 1 ${short(x)} ${short(y)})`
}

function recesses(start: number, width: number, height: number): { fill: string; shade: string } {
  const top = FRIEZE.top + FRIEZE.height + 4
  let fill = ''
  let shade = ''
  for (let x = start + (PERIOD - RECESS) / 2; x < start + width; x += PERIOD) {
    fill += `M${short(x)} ${short(height)}V${top + 4}h3v-4h${RECESS - 6}v4h3V${short(height)}Z`
    shade += `M${short(x)} ${short(height)}V${top + 4}h3v-4h3V${short(height)}Z`
  }
  return { fill, shade }
}

/** One wall of a terrace: brick, recesses, glazed frieze with rosettes, bright edge. The left ones are lit. */
export function Wall({ scene, floor, flank }: { scene: Scene; floor: number; flank: Flank }) {
  const { geometry } = scene
  const width = (5 - floor) * geometry.hw
  const height = floor === 1 ? geometry.quay : geometry.step
  const start = flank === 'left' ? -width : 0
  const box = { x: start, width, height }
  const recess = floor === 1 ? undefined : recesses(start, width, height)
  return (
    <g transform={wallFrame(scene, floor, flank)}>
      <rect {...box} y="0" fill={paint(scene, `wall-${flank}`)} />
      <rect {...box} y="0" fill={paint(scene, `brick-${flank}`)} />
      {recess && <path d={recess.fill} fill={`var(--g-recess-${flank})`} />}
      {recess && <path d={recess.shade} fill="#000" fillOpacity=".25" />}
      <rect {...box} y={FRIEZE.top} height={FRIEZE.height} fill={paint(scene, `frieze-${flank}`)} />
      <path
        d={`M${start} ${FRIEZE.top}h${width}M${start} ${FRIEZE.top + FRIEZE.height}h${width}`}
        stroke={`var(--g-gold-${flank})`}
        strokeWidth="1.3"
      />
      <path d={`M${start} 0h${width}`} stroke={`var(--g-edge-${flank})`} strokeWidth="2.4" strokeLinecap="round" />
    </g>
  )
}
