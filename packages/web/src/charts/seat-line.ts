import type { Color } from '@amyitis/engine'

/** How the line of a player is drawn, so that it is known without its colour. */
export const DASHES: Readonly<Record<Color, string | undefined>> = {
  blue: undefined,
  red: undefined,
  black: '8 4',
  white: '2 4',
}

const triangle = (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y + 0.8 * r}H${x - r}Z`
const square = (x: number, y: number, r: number) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`
const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** The shape of a player as a mark on a line: circle, triangle, square, diamond. */
export function shapePath(color: Color, x: number, y: number, r: number): string {
  switch (color) {
    case 'blue':
      return circle(x, y, r)
    case 'red':
      return triangle(x, y, 1.15 * r)
    case 'black':
      return square(x, y, 0.9 * r)
    case 'white':
      return diamond(x, y, 1.25 * r)
  }
}
