import { onceFor } from '../draw/once.ts'
import { between, chance, circle, ellipse, type Point } from '../draw/pen.ts'
import { heightOf, project } from '../geometry.ts'
import type { Plot } from '../squares.ts'
import { FLOWERS } from './plantings.ts'

interface Foliage {
  /** By tone, dark to light. */
  readonly leaves: [string, string, string]
  flowers: string
}

/** Strands that hang from an edge, thinner towards their end. */
function hang(into: Foliage, from: Point, to: Point, strands: number, length: number, seed: number): void {
  const random = chance(seed)
  for (let i = 0; i < strands; i++) {
    const [x, y] = between(from, to, (i + 0.2 + random() * 0.6) / strands)
    const long = length * (0.35 + random() * 0.75)
    let sway = x
    for (let fall = -2; fall < long; fall += 2.9) {
      sway += (random() - 0.5) * 2.2
      const size = 2.6 - (1.2 * fall) / long
      const tone = random() < 0.35 ? 2 : random() < 0.5 ? 1 : 0
      into.leaves[tone] += ellipse([sway + (random() - 0.5) * 3, y + fall], size * 1.1, size * 0.85)
      if (random() < 0.07) into.flowers += circle([sway, y + fall], 1.5)
    }
  }
}

const foliageOf = onceFor(({ geometry, square, column: c, row: r, floor }: Plot): Foliage => {
  const foliage: Foliage = { leaves: ['', '', ''], flowers: '' }
  const at = (column: number, row: number) => project(geometry, column, row, heightOf(geometry, floor))
  const strands = floor === 1 ? 10 : 12
  const length = floor === 1 ? 16 : 25
  if (c <= r) hang(foliage, at(c, r + 0.07), at(c, r + 0.93), strands, length, 500 + square)
  if (r <= c) hang(foliage, at(c + 0.07, r), at(c + 0.93, r), strands, length, 540 + square)
  return foliage
})

/** Vines over the walls below a planted square. */
export function Vines({ plot }: { plot: Plot }) {
  const { leaves, flowers } = foliageOf(plot)
  return (
    <>
      {leaves.map((d, tone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three tones
        <path key={tone} d={d} fill={`var(--g-leaf-${[2, 3, 5][tone]})`} />
      ))}
      <path d={flowers} fill={FLOWERS[plot.square % FLOWERS.length]} />
    </>
  )
}
