export type Point = readonly [x: number, y: number]

/** A number as it stands in a path: one decimal is a tenth of a unit, finer than a pixel. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`

export const down = ([x, y]: Point, by: number): Point => [x, y + by]
export const up = ([x, y]: Point, by: number): Point => [x, y - by]

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

export const line = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`
export const area = (...points: readonly Point[]): string => `${line(...points)}Z`

export function ellipse([x, y]: Point, rx: number, ry: number): string {
  const half = `${short(rx)} ${short(ry)} 0 1 0`
  return `M${at([x - rx, y])}a${half} ${short(2 * rx)} 0a${half} ${short(-2 * rx)} 0Z`
}

export const circle = (centre: Point, r: number): string => ellipse(centre, r, r)

/** Degrees by which a horizontal line is tilted when it rises by `rise` over `run`. */
export const tilt = (rise: number, run: number): string => short((Math.atan2(rise, run) * 180) / Math.PI)

/** Numbers from 0 to 1 that look drawn by chance and are the same in every picture. */
export function chance(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
