import { chance } from '../draw/chance.ts'
import { area, at, circle, short, up } from '../draw/pen.ts'
import { paint, type Scene } from '../scene.ts'
import type { Plot } from '../squares.ts'
import { FLOWERS } from './plantings.ts'

function blades(plot: Plot, seed: number): string {
  const random = chance(seed)
  let d = ''
  for (let i = 0; i < 24; i++) {
    const foot = plot.place(0.04 + random() * 0.92, 0.04 + random() * 0.92)
    d += `M${at(foot)}l${short((random() - 0.5) * 3)} ${short(-2 - random() * 3.5)}`
  }
  return d
}

/** Grass with blades and small flowers. */
export function Lawn({ scene, plot }: { scene: Scene; plot: Plot }) {
  const random = chance(420 + plot.square)
  const flowers = FLOWERS.map(() =>
    [1, 2, 3].map(() => up(plot.place(0.06 + random() * 0.88, 0.06 + random() * 0.88), 1.5)),
  )
  return (
    <>
      <path
        d={area(...plot.outline)}
        fill={paint(scene, 'grass')}
        stroke="var(--g-grass-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill="none" strokeWidth="1.1" strokeLinecap="round" opacity=".75">
        <path d={blades(plot, 440 + plot.square)} stroke="var(--g-leaf-5)" />
        <path d={blades(plot, 460 + plot.square)} stroke="var(--g-leaf-2)" />
      </g>
      {flowers.map((places, index) => (
        <path key={FLOWERS[index]} d={places.map((place) => circle(place, 1.7)).join('')} fill={FLOWERS[index]} />
      ))}
      <path
        d={flowers
          .flat()
          .map((place) => circle(place, 0.6))
          .join('')}
        fill="#7a4a00"
      />
    </>
  )
}
