import { area, between, up } from '../draw/pen.ts'
import { type Geometry, heightOf, project } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import type { Flank } from './Wall.tsx'

const MERLONS = 6

/** Stepped merlons along a far edge, terrace by terrace. */
function merlons(geometry: Geometry, flank: Flank): string {
  let d = ''
  for (let floor = 1; floor <= 4; floor++) {
    const z = heightOf(geometry, floor)
    const p = (along: number) => (flank === 'left' ? project(geometry, along, 4, z) : project(geometry, 4, along, z))
    const start = p(floor - 1)
    const end = p(floor)
    d += area(start, end, up(end, 4), up(start, 4))
    for (let i = 0; i < MERLONS; i++) {
      const a = p(floor - 1 + (i + 0.14) / MERLONS)
      const b = p(floor - 1 + (i + 0.86) / MERLONS)
      const inner = [between(a, b, 0.78), between(a, b, 0.22)]
      d += area(
        up(a, 3),
        up(b, 3),
        up(b, 7),
        up(inner[0], 7),
        up(inner[0], 11.5),
        up(inner[1], 11.5),
        up(inner[1], 7),
        up(a, 7),
      )
    }
  }
  return d
}

/** Crenels stand on the two far edges only: they hide nothing. */
export function Parapet({ scene }: { scene: Scene }) {
  return (
    <g stroke="var(--g-merlon-line)" strokeWidth=".8" strokeLinejoin="round">
      <path d={merlons(scene.geometry, 'left')} fill="var(--g-merlon-left)" />
      <path d={merlons(scene.geometry, 'right')} fill="var(--g-merlon-right)" />
    </g>
  )
}
