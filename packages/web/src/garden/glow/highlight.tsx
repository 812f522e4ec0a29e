import type { Color } from '@amyitis/engine'
import { memo } from 'react'
import { symbolId } from '../../icons/IconSprite.tsx'
import { type Point, short } from '../draw/pen.ts'
import { link, paint, type Scene } from '../scene.ts'
import { type GardenPlace, markOf, placeOutline } from './garden-places.ts'

interface EdgeProps extends GardenPlace {
  readonly scene: Scene
}

/** White edge and a stronger glow: under the pointer, in focus, or tapped. */
export const HighlightEdge = memo(function HighlightEdge({ scene, kind, index }: EdgeProps) {
  const d = placeOutline(scene.geometry, { kind, index })
  return (
    <g strokeLinejoin="round">
      <path d={d} fill="none" stroke="var(--legal-glow)" strokeWidth="18" filter={paint(scene, 'blur')} />
      <path d={d} fill="#fff" fillOpacity=".22" stroke="var(--legal-keyline)" strokeWidth="6" />
      <path d={d} fill="none" stroke="var(--highlight)" strokeWidth="3.2" />
    </g>
  )
})

const TICK = 'M-4 .5-1 3.500 4.500-3.5'
const CROSS = 'M-3.500-3.500 3.500 3.500M3.500-3.500-3.500 3.500'

function Sign({ x, y, color, d }: { x: number; y: number; color: string; d: string }) {
  return (
    <g transform={`translate(${short(x)} ${short(y)})`}>
      <circle r="9.500" fill={color} stroke="#fff" strokeWidth="1.8" />
      <path d={d} stroke="#fff" strokeWidth="2.5" fill="none" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  )
}

interface MarkProps {
  readonly scene: Scene
  readonly place: GardenPlace
  readonly sockets: readonly (readonly Point[])[]
  readonly cubes: number
  readonly color: Color | undefined
  readonly chosen: boolean
}

/** What will lie there: a ghost while it is looked at, solid and ticked once it is chosen. */
export function HighlightMark({ scene, place, sockets, cubes, color, chosen }: MarkProps) {
  const { geometry } = scene
  const [x, y] = markOf(geometry, place, sockets, cubes)
  const size = 26 * geometry.stele
  return (
    <>
      {color !== undefined && (
        <g opacity={chosen ? 1 : 0.8}>
          {place.kind === 'canal' ? (
            <use href={link(scene, `cube-${color}`)} x={short(x)} y={short(y - 1)} />
          ) : (
            <use
              href={`#${symbolId(`mark-${color}`)}`}
              x={short(x - size / 2)}
              y={short(y - 34 * geometry.stele)}
              width={size}
              height={size}
            />
          )}
        </g>
      )}
      {chosen && <Sign x={x - 19} y={y - 24} color="#1f7a3a" d={TICK} />}
    </>
  )
}

/** Red dashes and a cross; the prompt says why. */
export function RefusedMark({ scene, place, sockets, cubes }: Omit<MarkProps, 'color' | 'chosen'>) {
  const [x, y] = markOf(scene.geometry, place, sockets, cubes)
  return (
    <>
      <path
        d={placeOutline(scene.geometry, place)}
        fill="#3a0d08"
        fillOpacity=".35"
        stroke="#ff6b57"
        strokeWidth="2.8"
        strokeDasharray="7 5"
        strokeLinejoin="round"
      />
      <Sign x={x + 13} y={y - 13} color="#a4271b" d={CROSS} />
    </>
  )
}
