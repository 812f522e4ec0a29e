import { memo } from 'react'
import { onceFor } from '../draw/once.ts'
import { area, at, chance, ellipse, short } from '../draw/pen.ts'
import type { Geometry } from '../geometry.ts'
import { paint, type Scene } from '../scene.ts'
import { type Plot, plotsOf } from '../squares.ts'

const wobble = (random: () => number, by: number) => short((random() - 0.5) * by)

function cracks(plot: Plot): string {
  const random = chance(300 + plot.square)
  let d = ''
  for (let i = 0; i < 9; i++) {
    const start = plot.place(0.08 + random() * 0.84, 0.08 + random() * 0.84)
    d += `M${at(start)}l${wobble(random, 14)} ${wobble(random, 5)}l${wobble(random, 10)} ${wobble(random, 5)}`
  }
  return d
}

function pebbles(plot: Plot): string {
  const random = chance(340 + plot.square)
  let d = ''
  for (let i = 0; i < 7; i++) {
    const place = plot.place(0.05 + random() * 0.9, 0.05 + random() * 0.9)
    d += ellipse(place, 1.5 + random() * 1.6, 0.9 + random() * 0.8)
  }
  return d
}

function tufts(plot: Plot): string {
  const random = chance(380 + plot.square)
  return [plot.place(0.93, 0.9), plot.place(0.1, 0.9), plot.place(0.9, 0.12)]
    .flatMap(([x, y]) =>
      [1, 2, 3, 4].map(
        () => `M${short(x + (random() - 0.5) * 8)} ${short(y)}l${wobble(random, 5)} ${short(-5 - random() * 4)}`,
      ),
    )
    .join('')
}

const soilOf = onceFor((geometry: Geometry) => {
  const plots = plotsOf(geometry)
  const all = (draw: (plot: Plot) => string) => plots.map(draw).join('')
  return { plots, cracks: all(cracks), pebbles: all(pebbles), tufts: all(tufts) }
})

/** Dry soil on every plot: what is not planted yet. */
export const Soils = memo(function Soils({ scene }: { scene: Scene }) {
  const soil = soilOf(scene.geometry)
  return (
    <>
      <g fill={paint(scene, 'soil')} stroke="var(--g-soil-line)" strokeWidth="1.5" strokeLinejoin="round">
        {soil.plots.map((plot) => (
          <path key={plot.name} d={area(...plot.outline)} />
        ))}
      </g>
      <path d={soil.cracks} fill="none" stroke="var(--g-crack)" strokeWidth=".9" />
      <path d={soil.pebbles} fill="var(--g-rim)" stroke="var(--g-rim-line)" strokeWidth=".5" />
      <path d={soil.tufts} fill="none" stroke="var(--g-dry)" strokeWidth="1.2" strokeLinecap="round" />
    </>
  )
})
