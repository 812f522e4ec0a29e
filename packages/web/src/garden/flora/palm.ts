import { at, chance, circle, ellipse, type Point, short } from '../draw/pen.ts'
import type { Shape } from '../draw/Shapes.tsx'

/** A feathered leaf that rises at an angle and bends down under its weight. */
function frond(root: Point, length: number, degrees: number, drop: number, width: number): string {
  const angle = (degrees * Math.PI) / 180
  const rib = (t: number): Point => [
    root[0] + length * t * Math.cos(angle),
    root[1] - length * t * Math.sin(angle) + drop * t * t,
  ]
  const above: Point[] = []
  const below: Point[] = []
  const leaflets = 9
  for (let i = 1; i <= leaflets; i++) {
    const t = i / leaflets
    const [x, y] = rib(t)
    const [x0, y0] = rib(Math.max(0, t - 0.12))
    const size = Math.hypot(x - x0, y - y0) || 1
    const dx = (x - x0) / size
    const dy = (y - y0) / size
    const reach = width * Math.sin(Math.PI * (0.12 + 0.83 * t))
    const fx = dx * width * 0.7
    const fy = dy * width * 0.7
    above.push(
      [x - dy * reach + fx, y + dx * reach + fy + reach * 0.25],
      [x - dy * reach * 0.15, y + dx * reach * 0.15],
    )
    below.push(
      [x + dy * reach + fx, y - dx * reach + fy + reach * 0.45],
      [x + dy * reach * 0.15, y - dx * reach * 0.15],
    )
  }
  const outline = [...above, rib(1.06), ...below.reverse()]
  return `M${at(root)}L${outline.map(at).join('L')}Z`
}

function trunk(height: number, lean: number): Shape[] {
  const foot = 3.9
  const top = 2.5
  const edge = (side: 1 | -1) =>
    `C${short(side * foot * 0.7)} ${short(-height * 0.4)} ${short(lean * 0.6 + side * top)} ${short(-height * 0.7)} ${short(lean + side * top)} ${short(-height)}`
  const back = `C${short(lean * 0.6 + top)} ${short(-height * 0.7)} ${short(foot * 0.7)} ${short(-height * 0.4)} ${foot} 0`
  let rings = ''
  for (let y = 4; y < height - 3; y += 4) {
    const t = y / height
    const half = foot + (top - foot) * t
    const x = lean * t * t
    rings += `M${short(x - half)} ${short(-y)}q${short(half)} 1.9 ${short(2 * half)} 0`
  }
  return [
    { d: `M${-foot} 0${edge(-1)}H${short(lean + top)}${back}Z`, color: 'var(--g-trunk)' },
    {
      d: `M${short(foot * 0.2)} 0C${short(foot * 0.2)} ${short(-height * 0.4)} ${short(lean * 0.6 + 0.4)} ${short(-height * 0.7)} ${short(lean + 0.4)} ${short(-height)}H${short(lean + top)}${back}Z`,
      color: 'var(--g-trunk-shade)',
    },
    { d: rings, color: 'var(--g-trunk-ring)', width: 0.8, opacity: 0.7 },
  ]
}

interface PalmForm {
  readonly height: number
  readonly lean: number
  readonly seed: number
  readonly dates: boolean
}

/** A date palm whose foot stands at 0, 0; light falls from the upper left. */
export function palm({ height, lean, seed, dates }: PalmForm): readonly Shape[] {
  const random = chance(seed)
  const crown: Point = [lean, -height]
  const length = 29
  const leaves = (angles: readonly number[], size: number, drop: number, width: number) =>
    angles
      .map((angle) => frond(crown, length * (size + random() * 0.16), angle + random() * 12 - 6, length * drop, width))
      .join('')
  const bunch = [-5, 0, 5].map((dx) => ellipse([lean + dx, -height + 4.5 - Math.abs(dx) * 0.2], 2.3, 3.6)).join('')
  return [
    { d: ellipse([10, 1.5], 17, 6), color: 'var(--g-plant-shadow)' },
    ...trunk(height, lean),
    { d: leaves([14, 50, 90, 130, 166], 0.9, 0.42, 5.2), color: 'var(--g-leaf-1)' },
    ...(dates
      ? [
          { d: bunch, color: '#c8641f' },
          { d: [-5.6, -0.6, 4.4].map((dx) => circle([lean + dx, -height + 3], 0.9)).join(''), color: '#f2a35c' },
        ]
      : []),
    { d: leaves([-22, 30], 0.88, 0.6, 5.4), color: 'var(--g-leaf-2)' },
    { d: leaves([70, 204], 0.88, 0.6, 5.4), color: 'var(--g-leaf-3)' },
    { d: leaves([112, 150], 0.9, 0.6, 5.4), color: 'var(--g-leaf-4)' },
    { d: leaves([5], 0.8, 0.75, 4.8), color: 'var(--g-leaf-3)' },
    { d: leaves([128, 175], 0.8, 0.75, 4.6), color: 'var(--g-leaf-5)' },
  ]
}

/** The palms that stand in the garden and by the river; the first is the tallest. */
export const PALMS: readonly PalmForm[] = [
  { height: 38, lean: 3, seed: 11, dates: true },
  { height: 30, lean: -6, seed: 23, dates: false },
  { height: 27, lean: 6, seed: 37, dates: false },
]
