import { onceFor } from '../draw/once.ts'
import { area, at, chance, circle, type Point, short, up } from '../draw/pen.ts'
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

const lawnOf = onceFor((plot: Plot) => {
  const random = chance(420 + plot.square)
  const flowers = FLOWERS.map(() =>
    [1, 2, 3].map(() => up(plot.place(0.06 + random() * 0.88, 0.06 + random() * 0.88), 1.5)),
  )
  const dots = (places: readonly Point[], size: number) => places.map((place) => circle(place, size)).join('')
  return {
    outline: area(...plot.outline),
    dark: blades(plot, 460 + plot.square),
    light: blades(plot, 440 + plot.square),
    flowers: flowers.map((places) => dots(places, 1.7)),
    hearts: dots(flowers.flat(), 0.6),
  }
})

/** Grass with blades and small flowers. */
export function Lawn({ scene, plot }: { scene: Scene; plot: Plot }) {
  const { outline, dark, light, flowers, hearts } = lawnOf(plot)
  return (
    <>
      <path
        d={outline}
        fill={paint(scene, 'grass')}
        stroke="var(--g-grass-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill="none" strokeWidth="1.1" strokeLinecap="round" opacity=".75">
        <path d={light} stroke="var(--g-leaf-5)" />
        <path d={dark} stroke="var(--g-leaf-2)" />
      </g>
      {flowers.map((d, index) => (
        <path key={FLOWERS[index]} d={d} fill={FLOWERS[index]} />
      ))}
      <path d={hearts} fill="#7a4a00" />
    </>
  )
}
