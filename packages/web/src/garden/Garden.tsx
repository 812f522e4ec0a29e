import '../theme/pieces.css'
import './garden.css'
import './lit.css'
import type { Game, State } from '@amyitis/engine'
import { useMemo } from 'react'
import type { Choice, TableModel } from '../board/model.ts'
import { useShared } from '../board/structural-sharing.ts'
import { socketsOf } from './canals/Sockets.tsx'
import { type GardenPlace, placeAt } from './glow/garden-places.ts'
import { HighlightEdge, HighlightMark, RefusedMark } from './glow/highlight.tsx'
import { LitPlaces } from './glow/LitPlaces.tsx'
import { LegalEdges, LegalGlow } from './glow/legal.tsx'
import { Numbers } from './glow/Numbers.tsx'
import { Pieces } from './Pieces.tsx'
import { Places } from './places/Places.tsx'
import { plantersOf } from './planters.ts'
import { Layer, Stage, viewBoxOf } from './Stage.tsx'
import type { Scene } from './scene.ts'
import { Coordinates } from './terraces/Coordinates.tsx'
import { type GardenView, gardenViewOf } from './view.ts'
import { World } from './World.tsx'

function useGarden(game: Game, state: State): GardenView {
  const { box } = game.position
  const planters = useShared(useMemo(() => plantersOf(game, state), [game, state]))
  const { garden, canals } = state
  return useShared(useMemo(() => gardenViewOf({ garden, canals }, box, planters), [garden, canals, box, planters]))
}

/** What lies in the garden and can be chosen now, in the order of the keyboard: by name. */
function useLegalPlaces(choices: readonly Choice[]): readonly GardenPlace[] {
  const now = useMemo(() => {
    const places = choices.flatMap((choice) => placeAt(choice.target) ?? [])
    return places.sort((a, b) => a.index - b.index)
  }, [choices])
  return useShared(now)
}

function Layers({ scene, table }: { scene: Scene; table: TableModel }) {
  const { geometry } = scene
  const { game, state, box, choices, deciding, highlighted } = table
  const garden = useGarden(game, state)
  const sockets = useMemo(() => socketsOf(geometry, box.zones), [geometry, box])
  const legal = useLegalPlaces(choices)
  const place = placeAt(highlighted?.target)
  const refused = placeAt(table.refused?.target)
  const color = deciding === undefined ? undefined : state.seats[deciding].color
  const cubesAt = ({ kind, index }: GardenPlace) => (kind === 'canal' ? garden.counts[index] : 0)
  return (
    <>
      <World scene={scene} garden={garden} sockets={sockets} />
      <Coordinates scene={scene} />
      <Layer scene={scene} name="breath">
        <LegalGlow scene={scene} places={legal} />
      </Layer>
      <Layer scene={scene} name="edges">
        <LegalEdges scene={scene} places={legal} sockets={sockets} counts={garden.counts} />
        {place && <HighlightEdge scene={scene} kind={place.kind} index={place.index} />}
      </Layer>
      <Layer scene={scene} name="lit">
        <LitPlaces scene={scene} sockets={sockets} />
      </Layer>
      <Pieces scene={scene} box={box} garden={garden} sockets={sockets} />
      <Layer scene={scene} name="marks">
        <Numbers scene={scene} places={legal} sockets={sockets} counts={garden.counts} />
        {refused && <RefusedMark scene={scene} place={refused} sockets={sockets} cubes={cubesAt(refused)} />}
        {place && (
          <HighlightMark
            scene={scene}
            place={place}
            sockets={sockets}
            cubes={cubesAt(place)}
            color={color}
            chosen={table.chosen !== undefined && table.chosen.target === highlighted?.target}
          />
        )}
      </Layer>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a drawing */}
      <svg
        className="garden-layer"
        viewBox={viewBoxOf(geometry)}
        role="group"
        aria-label={table.text.t('table.garden.name')}
      >
        <Places scene={scene} table={table} garden={garden} legal={legal} />
      </svg>
    </>
  )
}

/** The hanging gardens: the position, what can be done in it, and a place around it. */
export function Garden({ table }: { table: TableModel }) {
  return <Stage>{(scene) => <Layers scene={scene} table={table} />}</Stage>
}
