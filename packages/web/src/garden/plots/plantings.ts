import type { Plot } from '../squares.ts'

/** A plant of a plot: where along c and r (0…1 each), how large, in which flower. */
type Sprout = readonly [kind: string, c: number, r: number, size: number, bloom?: string]

const PINK = '#e8477c'
const GOLD = '#ffd24a'
const WHITE = '#ffffff'
const VIOLET = '#a97bff'
const ORANGE = '#ff7a3d'
export const FLOWERS: readonly string[] = [PINK, GOLD, WHITE, VIOLET, ORANGE]

const POND: readonly Sprout[] = [
  ['palm-0', 0.88, 0.8, 0.92],
  ['palm-2', 0.62, 0.84, 0.8],
  ['reeds', 0.9, 0.3, 0.85],
  ['reeds', 0.2, 0.88, 0.9],
  ['bush-a', 0.66, 0.95, 0.85, PINK],
  ['bush-b', 0.97, 0.58, 0.8],
  ['pond', 0.44, 0.4, 0.95],
  ['lotus', 0.36, 0.42, 0.9, '#f7b6d2'],
  ['lotus', 0.52, 0.28, 0.8, WHITE],
  ['bush-b', 0.86, 0.08, 0.55, VIOLET],
]

const GROVE: readonly Sprout[] = [
  ['palm-0', 0.74, 0.8, 1],
  ['palm-1', 0.36, 0.88, 0.88],
  ['palm-2', 0.92, 0.42, 0.85],
  ['bush-a', 0.95, 0.8, 0.85, WHITE],
  ['bush-b', 0.55, 0.72, 0.85, ORANGE],
  ['bush-a', 0.75, 0.5, 0.85],
  ['bush-a', 0.46, 0.5, 0.78, GOLD],
  ['bush-b', 0.2, 0.56, 0.62, PINK],
  ['bush-b', 0.58, 0.18, 0.6, WHITE],
  ['bush-a', 0.2, 0.95, 0.66, VIOLET],
]

const ALLEY: readonly Sprout[] = [
  ['cypress', 0.9, 0.9, 0.95],
  ['cypress', 0.92, 0.58, 0.85],
  ['cypress', 0.57, 0.94, 0.85],
  ['palm-0', 0.64, 0.66, 0.98],
  ['bush-b', 0.2, 0.95, 0.75],
  ['bush-b', 0.95, 0.2, 0.75, WHITE],
  ['bush-a', 0.24, 0.7, 0.75, VIOLET],
  ['bush-a', 0.74, 0.24, 0.75, PINK],
  ['bush-b', 0.38, 0.34, 0.58, GOLD],
]

const MEADOW: readonly Sprout[] = [
  ['palm-0', 0.86, 0.86, 1],
  ['palm-2', 0.68, 0.9, 0.85],
  ['palm-1', 0.94, 0.66, 0.82],
  ['bush-b', 0.88, 0.42, 0.85, WHITE],
  ['bush-b', 0.36, 0.88, 0.85, PINK],
  ['bush-b', 0.74, 0.62, 0.85],
  ['bush-a', 0.52, 0.6, 0.92, ORANGE],
  ['reeds', 0.64, 0.22, 0.7],
  ['lotus', 0.24, 0.55, 1, '#b48bff'],
  ['lotus', 0.33, 0.3, 0.95, '#ff9ac0'],
  ['bush-a', 0.85, 0.15, 0.62, GOLD],
]

/** Crowded plots: little grows there, and far from the eye. */
const CLOSE: readonly Sprout[] = [
  ['palm-0', 0.84, 0.84, 0.86],
  ['bush-b', 0.96, 0.5, 0.66, WHITE],
  ['bush-a', 0.5, 0.96, 0.66, PINK],
  ['bush-a', 0.7, 0.66, 0.7, GOLD],
  ['bush-b', 0.34, 0.5, 0.5, VIOLET],
  ['bush-b', 0.55, 0.26, 0.46],
]

const OPEN = [POND, GROVE, ALLEY, MEADOW]

/** What grows on a plot, the farthest first; more of it where the canals around are free of cubes. */
export function plantingOf({ column, row, crowded }: Plot, free: boolean): readonly Sprout[] {
  const sprouts = crowded && !free ? CLOSE : OPEN[(column * 3 + row * 5 + 1) % OPEN.length]
  return sprouts.toSorted((a, b) => b[1] + b[2] - (a[1] + a[2]))
}
