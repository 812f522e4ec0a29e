import { type Box, SIDES } from '@amyitis/engine'
import { memo, useEffect, useRef, useState } from 'react'
import { Sluice, sluiceFoot } from '../canals/Sluice.tsx'
import { short } from '../draw/pen.ts'
import { mayMove } from '../motion.ts'
import type { Scene } from '../scene.ts'
import { type Plot, plotsOf, steleFoot } from '../squares.ts'
import type { Tile } from './bonuses.ts'
import { Stele } from './Stele.tsx'

/** A tile that has been taken sinks into the ground. */
const SINKING = 400

interface PlaceProps {
  readonly scene: Scene
  readonly plot: Plot
  readonly tile: Tile | undefined
}

const StelePlace = memo(function StelePlace({ scene, plot, tile }: PlaceProps) {
  const last = useRef(tile)
  const [gone, setGone] = useState<Tile>()
  useEffect(() => {
    const before = last.current
    last.current = tile
    if (before === undefined || tile !== undefined || !mayMove()) return
    setGone(before)
    const timer = setTimeout(() => setGone(undefined), SINKING)
    return () => clearTimeout(timer)
  }, [tile])
  const [x, y] = steleFoot(scene.geometry, plot)
  const shown = tile ?? gone
  return (
    <g transform={`translate(${short(x)} ${short(y)})`} data-at={`square ${plot.name}`}>
      <rect x="-20" y="-30" width="40" height="34" fill="none" />
      {shown !== undefined && (
        <g className={tile === undefined ? 'garden-sinks' : undefined}>
          <Stele scene={scene} tile={shown} crowded={plot.crowded} />
        </g>
      )}
    </g>
  )
})

interface Props {
  readonly scene: Scene
  readonly box: Box
  /** The tile of each square, if one lies there. */
  readonly tiles: readonly (string | undefined)[]
  /** The sides with a shut sluice. */
  readonly half: readonly boolean[]
}

/** What stands upright in the garden, the farthest first: tiles on their plots, gates in the channels. */
export const Steles = memo(function Steles({ scene, box, tiles, half }: Props) {
  const { geometry } = scene
  const steles = plotsOf(geometry).map((plot) => ({ y: steleFoot(geometry, plot)[1], plot }))
  const sluices = half.flatMap((shut, side) => (shut ? [{ y: sluiceFoot(geometry, side), side }] : []))
  return [...steles, ...sluices]
    .toSorted((a, b) => a.y - b.y)
    .map((piece) => {
      if ('side' in piece) return <Sluice key={SIDES[piece.side]} geometry={geometry} index={piece.side} />
      const { plot } = piece
      const tile = box.tiles.find(({ id }) => id === tiles[plot.square])
      return <StelePlace key={plot.name} scene={scene} plot={plot} tile={tile} />
    })
})
