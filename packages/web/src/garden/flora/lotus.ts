import { ellipse, short } from '../draw/pen.ts'
import type { Shape } from '../draw/Shapes.tsx'

/** A petal that points up, turned about its foot. */
function petal(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const turn = (x: number, y: number) =>
    `${short(x * Math.cos(angle) - y * Math.sin(angle))} ${short(x * Math.sin(angle) + y * Math.cos(angle))}`
  return `M0 0C${turn(-3, -2.5)} ${turn(-2.6, -7)} ${turn(0, -9)}C${turn(2.6, -7)} ${turn(3, -2.5)} 0 0Z`
}

/** A water lily; its petals have the colour of the place where it is used. */
export const LOTUS: readonly Shape[] = [
  { d: ellipse([-5, 1], 6, 2.6) + ellipse([6, 2], 5, 2.2), color: 'var(--g-leaf-3)' },
  { d: [-58, 58, -28, 28].map(petal).join(''), color: 'currentColor' },
  { d: petal(0), color: '#fff' },
  { d: ellipse([0, -1.4], 1.4, 1.2), color: '#ffe27a' },
]

/** A pond in a stone ring, with lilies' leaves. */
export const POND: readonly Shape[] = [
  { d: ellipse([0, 1.5], 31, 14.5), color: 'var(--g-rim-line)' },
  { d: ellipse([0, 0], 30, 13.5), color: 'var(--g-rim)' },
  { d: ellipse([0, 0.4], 26.5, 11.2), color: 'var(--g-water-1)' },
  { d: ellipse([1, 1.6], 24.5, 9.4), color: 'var(--g-water-2)', opacity: 0.75 },
  { d: 'M-18-3q8-2.500 16 0M4-5q6-1.500 10 .5', color: 'var(--g-foam)', width: 1, opacity: 0.8 },
  { d: ellipse([-12, 3], 5.5, 2.6) + ellipse([9, -3], 5, 2.4) + ellipse([-3, 6], 4.5, 2.1), color: 'var(--g-leaf-4)' },
]
