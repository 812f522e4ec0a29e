import type { Color } from '@amyitis/engine'
import { type CSSProperties, memo, useMemo } from 'react'
import type { TableModel } from '../../board/model.ts'
import { socketsOf } from '../../garden/canals/Sockets.tsx'
import { Pieces } from '../../garden/Pieces.tsx'
import { plantersOf } from '../../garden/planters.ts'
import { Layer, Stage } from '../../garden/Stage.tsx'
import { idIn, paint, type Scene } from '../../garden/scene.ts'
import { plotsOf } from '../../garden/squares.ts'
import { gardenViewOf } from '../../garden/view.ts'
import { World } from '../../garden/World.tsx'

type Planters = readonly (Color | undefined)[]

/** A lamp at the near corner of every square; those of the lowest terraces light first. */
const Lamps = memo(function Lamps({ scene }: { readonly scene: Scene }) {
  const plots = plotsOf(scene.geometry).toSorted((a, b) => a.floor - b.floor || a.column - b.column)
  return (
    <Layer scene={scene} name="lamps">
      <defs>
        <radialGradient id={idIn(scene, 'lamp')}>
          <stop offset="0" stopColor="#fff3b0" stopOpacity="0.95" />
          <stop offset="0.25" stopColor="#ffc04a" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ff9a1a" stopOpacity="0" />
        </radialGradient>
      </defs>
      {plots.map((plot, i) => {
        const [x, y] = plot.place(-0.06, -0.06)
        return (
          <g key={plot.name} className="finale-lamp" style={{ '--i': i } as CSSProperties}>
            <circle cx={x} cy={y} r={30} fill={paint(scene, 'lamp')} />
            <circle cx={x} cy={y} r={3.4} fill="#fff6c8" stroke="#7a4e06" strokeWidth="1.2" />
          </g>
        )
      })}
    </Layer>
  )
})

/** The marks of the player whose tiles are counted. */
function Lit({ scene, planters, color }: { scene: Scene; planters: Planters; color: Color | undefined }) {
  const { stele } = scene.geometry
  return (
    <Layer scene={scene} name="lit">
      {plotsOf(scene.geometry).map((plot) => {
        if (color === undefined || planters[plot.square] !== color) return null
        const [x, y] = plot.place(0.15, 0.15)
        return (
          <g key={plot.name} className="finale-lit">
            <circle cx={x} cy={y - 15 * stele} r={26 * stele} fill={paint(scene, 'lamp')} />
            <circle cx={x} cy={y - 15 * stele} r={14 * stele} fill="none" stroke="#ffe067" strokeWidth="3" />
          </g>
        )
      })}
    </Layer>
  )
}

interface FinaleGardenProps {
  readonly table: TableModel
  /** Whose plants are lit. */
  readonly lit: Color | undefined
}

/** The garden as it has grown, at dusk. */
export const FinaleGarden = memo(function FinaleGarden({ table, lit }: FinaleGardenProps) {
  const { game, state, box } = table
  const planters = useMemo(() => plantersOf(game, state), [game, state])
  const garden = useMemo(() => gardenViewOf(state, box, planters), [state, box, planters])
  return <Stage>{(scene) => <Layers scene={scene} box={box} garden={garden} planters={planters} lit={lit} />}</Stage>
})

interface LayersProps {
  readonly scene: Scene
  readonly box: TableModel['box']
  readonly garden: ReturnType<typeof gardenViewOf>
  readonly planters: Planters
  readonly lit: Color | undefined
}

function Layers({ scene, box, garden, planters, lit }: LayersProps) {
  const sockets = useMemo(() => socketsOf(scene.geometry, box.zones), [scene, box])
  return (
    <>
      <World scene={scene} garden={garden} sockets={sockets} />
      <Lamps scene={scene} />
      <Pieces scene={scene} box={box} garden={garden} sockets={sockets} />
      <Lit scene={scene} planters={planters} color={lit} />
    </>
  )
}
