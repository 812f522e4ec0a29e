import { memo } from 'react'
import { down, ellipse, type Point, short } from '../draw/pen.ts'
import type { Geometry } from '../geometry.ts'
import type { Scene } from '../scene.ts'
import { channelOf, DRAWN_SIDES, socketSize, zonesOf } from '../sides.ts'

/** Where each side's cubes lie. */
export function socketsOf(geometry: Geometry, zones: readonly number[]): readonly (readonly Point[])[] {
  return DRAWN_SIDES.map((side) => {
    const channel = channelOf(geometry, side)
    return zonesOf(side, zones[side.index]).map((t) => channel.place(t))
  })
}

/** Two waves: a cube may be put here. */
export function waves([x, y]: Point, { cube }: Geometry): string {
  const size = 0.94 + (cube - 1) * 0.5
  const n = (value: number) => short(value * size)
  const wave = `c${n(2.4)} ${n(-3.4)} ${n(4.7)} ${n(-3.4)} ${n(7.1)} 0s${n(4.7)} ${n(3.4)} ${n(7.1)} 0 ${n(2.4)} ${n(-2.6)} ${n(4.8)} ${n(-1.5)}`
  const start = short(x - 9.5 * size)
  return `M${start} ${short(y - 1.7 * size)}${wave}M${start} ${short(y + 4.3 * size)}${wave}`
}

interface Props {
  readonly scene: Scene
  readonly sockets: readonly (readonly Point[])[]
}

/** Empty sockets, all alike. */
export const Sockets = memo(function Sockets({ scene, sockets }: Props) {
  const [rx, ry] = socketSize(scene.geometry)
  const all = sockets.flat()
  return (
    <>
      <path d={all.map((p) => ellipse(p, rx + 0.8, ry + 0.8)).join('')} fill="var(--g-rim-line)" />
      <path d={all.map((p) => ellipse(p, rx, ry)).join('')} fill="var(--g-rim)" />
      <path d={all.map((p) => ellipse(down(p, 0.6), rx * 0.82, ry * 0.82)).join('')} fill="var(--g-socket)" />
      <path
        d={all.map((p) => waves(p, scene.geometry)).join('')}
        fill="none"
        stroke="var(--g-socket-wave)"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  )
})

/** Sockets that hold a cube: water stands in them. */
export const FilledSockets = memo(function FilledSockets({ scene, filled }: { scene: Scene; filled: string }) {
  const [rx, ry] = socketSize(scene.geometry)
  const places = filled.split(' ').flatMap((pair): Point[] => {
    const [x, y] = pair.split(',').map(Number)
    return pair === '' ? [] : [[x, y]]
  })
  return (
    <>
      <path d={places.map((p) => ellipse(down(p, 0.6), rx * 0.82, ry * 0.82)).join('')} fill="var(--g-water-1)" />
      <path
        d={places
          .map(
            ([x, y]) =>
              `M${short(x - rx * 0.7)} ${short(y + 2)}a${short(rx * 0.72)} ${short(ry * 0.72)} 0 0 0 ${short(rx * 1.4)} 0`,
          )
          .join('')}
        fill="none"
        stroke="var(--g-foam)"
        strokeWidth="1.3"
        strokeOpacity=".8"
      />
    </>
  )
})

export const socketKey = (p: Point): string => p.map(short).join()
