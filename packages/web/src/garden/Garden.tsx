import './garden.css'
import type { Game, State } from '@amyitis/engine'
import { useMemo } from 'react'
import type { Choice, TableModel } from '../board/model.ts'
import { socketsOf } from './canals/Sockets.tsx'
import { type Spot, spotOf } from './glow/garden-places.ts'
import { LegalEdges, LegalGlow } from './glow/Legal.tsx'
import { LookedEdge, LookedMark, RefusedMark } from './glow/Looked.tsx'
import { Numbers } from './glow/Numbers.tsx'
import { Pieces } from './Pieces.tsx'
import { Places } from './places/Places.tsx'
import { plantersOf } from './planters.ts'
import { Layer, Stage, viewBoxOf } from './Stage.tsx'
import type { Scene } from './scene.ts'
import { type GardenView, keyOf, useSame, viewOf } from './view.ts'
import { World } from './World.tsx'

function useGarden(game: Game, state: State): GardenView {
  const now = useMemo(() => viewOf(state, game.position.box, plantersOf(game, state)), [game, state])
  return useSame(now, keyOf(now))
}

/** What lies in the garden and can be chosen now, in the order of the keyboard: by name. */
function useSpots(choices: readonly Choice[]): readonly Spot[] {
  const now = useMemo(() => {
    const spots = choices.flatMap((choice) => spotOf(choice.target) ?? [])
    return spots.sort((a, b) => a.index - b.index)
  }, [choices])
  return useSame(now, JSON.stringify(now))
}

function Layers({ scene, table }: { scene: Scene; table: TableModel }) {
  const { geometry } = scene
  const { game, state, box, choices, deciding, looked } = table
  const garden = useGarden(game, state)
  const sockets = useMemo(() => socketsOf(geometry, box.zones), [geometry, box])
  const spots = useSpots(choices)
  const spot = spotOf(looked?.target)
  const refused = spotOf(table.refused?.target)
  const color = deciding === undefined ? undefined : state.seats[deciding].color
  const cubesAt = ({ kind, index }: Spot) => (kind === 'canal' ? garden.counts[index] : 0)
  return (
    <>
      <World scene={scene} garden={garden} sockets={sockets} />
      <Layer scene={scene} name="breath">
        <LegalGlow scene={scene} spots={spots} />
      </Layer>
      <Layer scene={scene} name="edges">
        <LegalEdges scene={scene} spots={spots} sockets={sockets} counts={garden.counts} />
        {spot && <LookedEdge scene={scene} kind={spot.kind} index={spot.index} />}
      </Layer>
      <Pieces scene={scene} box={box} garden={garden} sockets={sockets} />
      <Layer scene={scene} name="marks">
        <Numbers scene={scene} spots={spots} sockets={sockets} counts={garden.counts} />
        {refused && <RefusedMark scene={scene} spot={refused} sockets={sockets} cubes={cubesAt(refused)} />}
        {spot && (
          <LookedMark
            scene={scene}
            spot={spot}
            sockets={sockets}
            cubes={cubesAt(spot)}
            color={color}
            chosen={table.chosen !== undefined && table.chosen.move === looked?.move}
          />
        )}
      </Layer>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a drawing */}
      <svg
        className="garden-layer garden-places"
        viewBox={viewBoxOf(geometry)}
        role="group"
        aria-label={table.text.t('table.garden.name')}
      >
        <Places scene={scene} table={table} garden={garden} spots={spots} />
      </svg>
    </>
  )
}

/** The hanging gardens: the position, what can be done in it, and a place around it. */
export function Garden({ table }: { table: TableModel }) {
  return <Stage>{(scene) => <Layers scene={scene} table={table} />}</Stage>
}
