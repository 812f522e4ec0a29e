import { memo } from 'react'
import { area, down } from '../draw/pen.ts'
import type { Scene } from '../scene.ts'
import { type Channel, channelOf, DRAWN_SIDES, HALF, RIM, strip } from '../sides.ts'

/** How much of the far inner wall is seen: it makes a trough of a stripe. */
const DEPTH = 5

function farWall(channel: Channel): string {
  const start = channel.place(0, HALF)
  const end = channel.place(1, HALF)
  return area(start, end, down(end, DEPTH), down(start, DEPTH))
}

/** All channels without their water: stone rims, and beds that run into one another where sides meet. */
export const Beds = memo(function Beds({ scene }: { scene: Scene }) {
  const channels = DRAWN_SIDES.map((side) => channelOf(scene.geometry, side))
  const rims = channels.map((channel) => area(...strip(channel, 0, 1, -HALF - RIM, HALF + RIM))).join('')
  const walls = ([0, 1] as const).map((along) =>
    channels
      .filter(({ side }) => side.along === along)
      .map(farWall)
      .join(''),
  )
  return (
    <>
      <path d={rims} fill="none" stroke="var(--g-rim-line)" strokeWidth="1.8" />
      <path d={rims} fill="var(--g-rim)" />
      <path d={channels.map((channel) => area(...strip(channel, 0, 1, -HALF, HALF))).join('')} fill="var(--g-bed)" />
      <path d={walls[0]} fill="var(--g-bed-right)" />
      <path d={walls[1]} fill="var(--g-bed-left)" />
    </>
  )
})
