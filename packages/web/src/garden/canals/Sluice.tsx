import { area, line, type Point, up } from '../draw/pen.ts'
import type { Geometry } from '../geometry.ts'
import { channelOf, DRAWN_SIDES, HALF } from '../sides.ts'
import { sluiceAt } from './SideWater.tsx'

function postsOf(geometry: Geometry, index: number): readonly [Point, Point] {
  const side = DRAWN_SIDES[index]
  const channel = channelOf(geometry, side)
  const t = sluiceAt(side)
  return [channel.place(t, -HALF - 0.05), channel.place(t, HALF + 0.05)]
}

/** How near to the eye it stands. */
export function sluiceFoot(geometry: Geometry, index: number): number {
  const [near, far] = postsOf(geometry, index)
  return (near[1] + far[1]) / 2
}

/** A shut gate: one of two zones is filled, so no water runs on (R3.5). */
export function Sluice({ geometry, index }: { geometry: Geometry; index: number }) {
  const [near, far] = postsOf(geometry, index)
  const frame = line(near, up(near, 18)) + line(far, up(far, 18)) + line(up(near, 17), up(far, 17))
  return (
    <g strokeLinecap="round">
      <path d={area(near, far, up(far, 12), up(near, 12))} fill="#a86e35" stroke="#3d2409" strokeWidth="1.2" />
      <path d={line(up(near, 8), up(far, 8)) + line(up(near, 4), up(far, 4))} stroke="#6b4218" strokeWidth="1" />
      <path d={frame} stroke="#3d2409" strokeWidth="4.4" fill="none" />
      <path d={frame} stroke="#e0aa62" strokeWidth="2.4" fill="none" />
    </g>
  )
}
