import type { Fill, SideFlow } from '@amyitis/engine'
import { memo, useRef } from 'react'
import { area, chance, line } from '../draw/pen.ts'
import { useMotion } from '../motion.ts'
import type { Scene } from '../scene.ts'
import { type Channel, channelOf, DRAWN_SIDES, type DrawnSide, HALF, strip, zonesOf } from '../sides.ts'

/** Where the sluice of a half irrigated side stands: between its two zones. */
export function sluiceAt(side: DrawnSide): number {
  const [first, second] = zonesOf(side, 2)
  return (first + second) / 2
}

/** How far along the side there is water. */
export function wetPart(side: DrawnSide, { fill, source }: SideFlow): readonly [number, number] {
  if (fill === 'full') return [0, 1]
  return source === 'from' ? [0, sluiceAt(side)] : [sluiceAt(side), 1]
}

/** Lines of light along the current, between two places on the channel. */
export function currents(channel: Channel, start: number, end: number, seed: number, count: number, shift = 0): string {
  const random = chance(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const long = 0.09 + random() * 0.12
    const t = start + ((random() + shift) % 1) * Math.max(0, end - start - long)
    const off = -HALF + 0.03 + random() * (2 * HALF - 0.09)
    d += line(channel.place(t, off), channel.place(t + long, off))
  }
  return d
}

/** The front of the water runs along the channel, away from where it comes in. */
function runIn(element: SVGGElement, side: DrawnSide, source: SideFlow['source']): void {
  // Sides along c run to the right on the picture, sides along r to the left.
  const rightwards = (side.along === 0) === (source === 'from')
  const hidden = rightwards ? 'inset(0 100% 0 0)' : 'inset(0 0 0 100%)'
  element.animate({ clipPath: [hidden, 'inset(0)'] }, { duration: 300, easing: 'ease-out' })
}

interface Props {
  readonly scene: Scene
  readonly index: number
  readonly fill: Fill
  readonly source: SideFlow['source']
}

export const SideWater = memo(function SideWater({ scene, index, fill, source }: Props) {
  const group = useRef<SVGGElement>(null)
  const side = DRAWN_SIDES[index]
  useMotion(group, fill, (element) => {
    if (fill !== 'dry') runIn(element, side, source)
  })
  if (fill === 'dry') return <g ref={group} />
  const channel = channelOf(scene.geometry, side)
  const [start, end] = wetPart(side, { fill, source })
  return (
    <g ref={group}>
      <path d={area(...strip(channel, start, end, -HALF, HALF - 0.03))} fill="var(--g-water-1)" />
      <path d={area(...strip(channel, start, end, -HALF, HALF - 0.1))} fill="var(--g-water-2)" fillOpacity=".7" />
      <path
        d={currents(channel, start, end, 100 + index, 7)}
        fill="none"
        stroke="var(--g-foam)"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeOpacity=".7"
      />
    </g>
  )
})
