import { memo } from 'react'
import { waves } from '../canals/Sockets.tsx'
import { ellipse, type Point } from '../draw/pen.ts'
import { paint, type Scene } from '../scene.ts'
import { socketSize } from '../sides.ts'
import { type GardenPlace, placeOutline } from './garden-places.ts'

interface Props {
  readonly scene: Scene
  readonly places: readonly GardenPlace[]
}

const outlines = ({ scene, places }: Props) => places.map((place) => placeOutline(scene.geometry, place)).join('')

/** The glow of all that is legal; its layer breathes as a whole. */
export const LegalGlow = memo(function LegalGlow(props: Props) {
  if (props.places.length === 0) return null
  return (
    <path
      d={outlines(props)}
      fill="none"
      stroke="var(--legal-glow)"
      strokeWidth="11"
      filter={paint(props.scene, 'blur')}
    />
  )
})

interface EdgeProps extends Props {
  readonly sockets: readonly (readonly Point[])[]
  readonly counts: readonly number[]
}

/** Gold edges with a dark keyline; the waves of open zones are lit, most of all the zone that is filled next. */
export const LegalEdges = memo(function LegalEdges({ scene, places, sockets, counts }: EdgeProps) {
  if (places.length === 0) return null
  const { geometry } = scene
  const [rx, ry] = socketSize(geometry)
  const canals = places.filter(({ kind }) => kind === 'canal')
  const next = canals.map(({ index }) => sockets[index][counts[index]])
  const later = canals.flatMap(({ index }) => sockets[index].slice(counts[index] + 1))
  const d = outlines({ scene, places })
  const rings = (points: readonly Point[]) => points.map((p) => ellipse(p, rx * 0.96, ry * 0.96)).join('')
  const lines = (points: readonly Point[]) => points.map((p) => waves(p, geometry)).join('')
  return (
    <g strokeLinejoin="round" strokeLinecap="round" fill="none">
      <path
        d={d}
        fill="var(--legal)"
        fillOpacity=".16"
        stroke="var(--legal-keyline)"
        strokeWidth="5"
        strokeOpacity=".8"
      />
      <path d={d} stroke="var(--legal)" strokeWidth="2.6" />
      <path d={rings(later)} fill="#4a2e05" stroke="#b98f36" strokeWidth="2" />
      <path d={lines(later)} stroke="#b98f36" strokeWidth="2.1" />
      <path d={rings(next)} fill="#4a2e05" stroke="var(--legal)" strokeWidth="2.2" />
      <path d={lines(next)} stroke="#fff6c9" strokeWidth="2.4" />
    </g>
  )
})
