import '../theme/pieces.css'
import './garden.css'
import { type Box, type Color, SIDES, SQUARES, type State } from '@amyitis/engine'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { stepFrom } from '../board/keys.ts'
import { type Target, targetOfElement } from '../board/target.ts'
import { socketsOf } from './canals/Sockets.tsx'
import { type GardenPlace, placeAt, targetAt } from './glow/garden-places.ts'
import { HighlightEdge, RefusedMark } from './glow/highlight.tsx'
import { Pieces } from './Pieces.tsx'
import { hitArea } from './places/shapes.ts'
import { Layer, Stage, viewBoxOf } from './Stage.tsx'
import type { Scene } from './scene.ts'
import { Coordinates } from './terraces/Coordinates.tsx'
import { gardenViewOf } from './view.ts'
import { World } from './World.tsx'

interface Props {
  readonly state: Pick<State, 'garden' | 'canals'>
  readonly box: Box
  /** What can be chosen: all squares, or all canals. */
  readonly kind: GardenPlace['kind']
  readonly name: string
  readonly chosen: Target | undefined
  /** Places that the rules forbid as they are. */
  readonly wrong: readonly Target[]
  labelOf(target: Target): string
  onChoose(target: Target): void
}

const UNPLANTED: readonly (Color | undefined)[] = SQUARES.map(() => undefined)
const PLACES: Readonly<Record<GardenPlace['kind'], readonly GardenPlace[]>> = {
  square: SQUARES.map((_, index) => ({ kind: 'square', index })),
  canal: SIDES.map((_, index) => ({ kind: 'canal', index })),
}

/** Every square, or every canal, as a button; arrows lead from one to the next, Tab to the chosen one. */
function ChoosablePlaces({ scene, kind, name, chosen, labelOf, onChoose }: Props & { readonly scene: Scene }) {
  const group = useRef<SVGSVGElement>(null)
  const places = PLACES[kind]
  const targets = places.map(targetAt)
  const stop = chosen !== undefined && targets.includes(chosen) ? chosen : targets[0]
  const onKey = (event: KeyboardEvent<SVGElement>) => {
    const here = targetOfElement(event.currentTarget)
    const there = stepFrom(here, event.key)
    if (event.key !== 'Enter' && event.key !== ' ' && there === undefined) return
    event.preventDefault()
    if (there === undefined) onChoose(here)
    else group.current?.querySelector<SVGElement>(`[data-at="${there}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a drawing
    <svg ref={group} className="garden-layer" viewBox={viewBoxOf(scene.geometry)} role="group" aria-label={name}>
      {places.map((place) => {
        const target = targetAt(place)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button of HTML has no outline of its own
          <path
            key={target}
            role="button"
            className="garden-place is-choosable"
            d={hitArea(scene.geometry, place, true)}
            data-at={target}
            tabIndex={target === stop ? 0 : -1}
            aria-label={labelOf(target)}
            aria-pressed={target === chosen}
            onClick={() => onChoose(target)}
            onKeyDown={onKey}
          />
        )
      })}
    </svg>
  )
}

function Layers(props: Props & { readonly scene: Scene }) {
  const { scene, state, box, chosen, wrong } = props
  const garden = useMemo(() => gardenViewOf(state, box, UNPLANTED), [state, box])
  const sockets = useMemo(() => socketsOf(scene.geometry, box.zones), [scene, box])
  const place = placeAt(chosen)
  const cubesAt = ({ kind, index }: GardenPlace) => (kind === 'canal' ? garden.counts[index] : 0)
  return (
    <>
      <World scene={scene} garden={garden} sockets={sockets} />
      <Coordinates scene={scene} />
      <Layer scene={scene} name="edges">
        {place && <HighlightEdge scene={scene} kind={place.kind} index={place.index} />}
      </Layer>
      <Pieces scene={scene} box={box} garden={garden} sockets={sockets} />
      <Layer scene={scene} name="marks">
        {wrong.map((target) => {
          const at = placeAt(target)
          return at && <RefusedMark key={target} scene={scene} place={at} sockets={sockets} cubes={cubesAt(at)} />
        })}
      </Layer>
      <ChoosablePlaces {...props} />
    </>
  )
}

/** The garden of a position that is being set up: any square, or any canal, can be chosen. */
export function GardenChooser(props: Props) {
  return <Stage>{(scene) => <Layers scene={scene} {...props} />}</Stage>
}
