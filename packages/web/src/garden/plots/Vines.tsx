import { chance } from '../draw/chance.ts'
import { between, circle, ellipse, type Point } from '../draw/pen.ts'
import { heightOf, project } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import type { Plot } from '../squares.ts'
import { FLOWERS } from './plantings.ts'

interface Foliage {
  /** By tone, dark to light. */
  readonly leaves: readonly [string[], string[], string[]]
  readonly flowers: string[]
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
      into.leaves[tone].push(ellipse([sway + (random() - 0.5) * 3, y + fall], size * 1.1, size * 0.85))
      if (random() < 0.07) into.flowers.push(circle([sway, y + fall], 1.5))
    }
  }
}

/** Vines over the walls below a planted square. */
export function Vines({ scene, plot }: { scene: Scene; plot: Plot }) {
  const { geometry } = scene
  const { column: c, row: r, floor } = plot
  const z = heightOf(geometry, floor)
  const strands = floor === 1 ? 10 : 12
  const length = floor === 1 ? 16 : 25
  const foliage: Foliage = { leaves: [[], [], []], flowers: [] }
  if (c <= r)
    hang(
      foliage,
      project(geometry, c, r + 0.07, z),
      project(geometry, c, r + 0.93, z),
      strands,
      length,
      500 + plot.square,
    )
  if (r <= c)
    hang(
      foliage,
      project(geometry, c + 0.07, r, z),
      project(geometry, c + 0.93, r, z),
      strands,
      length,
      540 + plot.square,
    )
  return (
    <>
      {foliage.leaves.map((leaves, tone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three tones
        <path key={tone} d={leaves.join('')} fill={`var(--g-leaf-${[2, 3, 5][tone]})`} />
      ))}
      <path d={foliage.flowers.join('')} fill={FLOWERS[plot.square % FLOWERS.length]} />
    </>
  )
}
