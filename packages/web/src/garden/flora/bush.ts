import { chance, circle, ellipse, type Point, short } from '../draw/pen.ts'
import type { Shape } from '../draw/Shapes.tsx'

const LOBES: readonly (readonly [number, number, number])[] = [
  [-7.5, -4.5, 6.6],
  [7.5, -4.5, 6.6],
  [0, -9.5, 7.6],
  [-4, -3.2, 5.6],
  [4.2, -3.2, 5.6],
]

/** A round shrub at 0, 0 in three tones: shade below right, light above left. */
export function bush(seed: number, tones: readonly [string, string, string]): readonly Shape[] {
  const random = chance(seed)
  const scattered = (count: number, spread: number): Point[] =>
    Array.from({ length: count }, () => [(random() - 0.55) * spread, -2 - random() * 14])
  const [shade, body, light] = tones
  return [
    { d: ellipse([3, 1], 15, 5), color: 'var(--g-plant-shadow)' },
    { d: LOBES.map(([x, y, r]) => circle([x, y], r)).join(''), color: shade },
    { d: LOBES.map(([x, y, r]) => circle([x - r * 0.16, y - r * 0.2], r * 0.78)).join(''), color: body },
    {
      d: LOBES.slice(0, 3)
        .map(([x, y, r]) => circle([x - r * 0.32, y - r * 0.4], r * 0.4))
        .join(''),
      color: light,
    },
    {
      d: scattered(8, 20)
        .map((p) => circle(p, 1))
        .join(''),
      color: 'var(--g-leaf-light)',
      opacity: 0.75,
    },
  ]
}

/** Blossoms on a shrub: their colour is that of the place where they are used. */
export function blossoms(seed: number): readonly Shape[] {
  const random = chance(seed)
  const places = Array.from({ length: 7 }, (): Point => [(random() - 0.5) * 22, -1.5 - random() * 13])
  return [
    { d: places.map((p) => circle(p, 2.1)).join(''), color: 'currentColor' },
    { d: places.map((p) => circle(p, 0.8)).join(''), color: '#fff3b0' },
  ]
}

/** A cypress, slim and dark. */
export const CYPRESS: readonly Shape[] = [
  { d: ellipse([6, 1], 10, 4), color: 'var(--g-plant-shadow)' },
  { d: 'M0-38C8.5-21 8 0 0 0S-8.500-21 0-38Z', color: 'var(--g-shrub-b3)' },
  { d: 'M-.6-36C4.500-21 3.500-2-1.500-1.500-8-2-7.500-21-.6-36Z', color: 'var(--g-shrub-b2)' },
  { d: 'M-2-30C-5.500-19-5-8-3.200-3', color: 'var(--g-leaf-light)', width: 1.3, opacity: 0.55 },
]

export function reeds(seed: number): readonly Shape[] {
  const random = chance(seed)
  const stalks: string[][] = [[], []]
  let heads = ''
  for (let i = 0; i < 9; i++) {
    const x = (random() - 0.5) * 16
    const height = 14 + random() * 13
    const bend = (random() - 0.5) * 10
    stalks[i % 2].push(
      `M${short(x)} 0Q${short(x + bend * 0.2)} ${short(-height * 0.6)} ${short(x + bend)} ${short(-height)}`,
    )
    if (i % 3 === 0) heads += `M${short(x + bend * 0.75)} ${short(-height * 0.85)}L${short(x + bend)} ${short(-height)}`
  }
  return [
    { d: stalks[0].join(''), color: 'var(--g-leaf-2)', width: 1.5 },
    { d: stalks[1].join(''), color: 'var(--g-leaf-4)', width: 1.5 },
    { d: heads, color: 'var(--g-reed)', width: 2.8 },
  ]
}
