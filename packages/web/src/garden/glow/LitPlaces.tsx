import { SIDES, SQUARES } from '@amyitis/engine'
import { memo, useState } from 'react'
import { type Lit, useIsLit } from '../../board/lights.ts'
import { circle, type Point } from '../draw/pen.ts'
import type { Scene } from '../scene.ts'
import { type GardenPlace, placeOutline } from './garden-places.ts'

interface LitPlaceProps {
  readonly scene: Scene
  readonly place: Lit
  readonly kind: GardenPlace['kind']
  readonly index: number
  /** Where a canal's cubes lie. */
  readonly dots: readonly Point[]
}

const NO_DOTS: readonly Point[] = []
/** Seven pixels across, as the garden is drawn on a desktop. */
const DOT = 3.5

/** What is drawn of it. */
function Marking({ scene, kind, index, dots }: Omit<LitPlaceProps, 'place'>) {
  const d = placeOutline(scene.geometry, { kind, index })
  const spots = dots.map((dot) => circle(dot, DOT * scene.geometry.cube)).join('')
  return (
    <>
      <path d={d} fill="#fff" fillOpacity=".16" stroke="var(--lapis)" strokeWidth="6" />
      <path d={d} fill="none" stroke="#fff" strokeWidth="3" />
      {spots === '' ? null : <path d={spots} fill="#fff" stroke="var(--lapis)" strokeWidth="1.5" />}
    </>
  )
}

/** White with a keyline of lapis, while it is named or pointed at; drawn for the first time then, and kept, so that it can fade. */
const LitPlace = memo(function LitPlace({ place, ...marking }: LitPlaceProps) {
  const lit = useIsLit(place)
  const [drawn, setDrawn] = useState(lit)
  if (lit && !drawn) setDrawn(true)
  return (
    <g className={lit ? 'garden-lit is-lit' : 'garden-lit'} data-lights={place} strokeLinejoin="round">
      {drawn ? <Marking {...marking} /> : null}
    </g>
  )
})

interface LitPlacesProps {
  readonly scene: Scene
  readonly sockets: readonly (readonly Point[])[]
}

/** The squares and canals of which a text or a tooltip speaks. */
export const LitPlaces = memo(function LitPlaces({ scene, sockets }: LitPlacesProps) {
  return (
    <>
      {SQUARES.map((square, index) => (
        <LitPlace key={square} scene={scene} place={`square ${square}`} kind="square" index={index} dots={NO_DOTS} />
      ))}
      {SIDES.map((side, index) => (
        <LitPlace key={side} scene={scene} place={`canal ${side}`} kind="canal" index={index} dots={sockets[index]} />
      ))}
    </>
  )
})
