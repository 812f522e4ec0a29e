import './garden.css'
import { type Box, type Color, openBox, type PlayerCount, SQUARES, STANDARD, type State } from '@amyitis/engine'
import { useMemo } from 'react'
import { socketsOf } from './canals/Sockets.tsx'
import { Pieces } from './Pieces.tsx'
import { Stage } from './Stage.tsx'
import type { Scene } from './scene.ts'
import { gardenViewOf, IN_BLOOM } from './view.ts'
import { World } from './World.tsx'

interface Props {
  /** Without a state: the garden in full bloom, with no piece on it. */
  readonly state?: State | undefined
  /** What the game is played with, if not with the standard edition. */
  readonly box?: Box | undefined
  /** Who planted each square (`plantersOf`). */
  readonly planters?: readonly (Color | undefined)[] | undefined
}

const NOBODY: readonly undefined[] = SQUARES.map(() => undefined)

function Layers({ scene, state, box, planters = NOBODY }: Props & { scene: Scene }) {
  const players = (state?.players ?? 4) as PlayerCount
  const palace = state?.palace ?? false
  const used = useMemo(() => box ?? openBox(STANDARD, players, palace), [box, players, palace])
  const garden = useMemo(() => (state ? gardenViewOf(state, used, planters) : IN_BLOOM), [state, used, planters])
  const sockets = useMemo(
    () => (state ? socketsOf(scene.geometry, used.zones) : used.zones.map(() => [])),
    [scene, used, state],
  )
  return (
    <>
      <World scene={scene} garden={garden} sockets={sockets} />
      <Pieces scene={scene} box={used} garden={garden} sockets={sockets} />
    </>
  )
}

/** The garden as a picture, to look at only. */
export function GardenPicture(props: Props) {
  return <Stage>{(scene) => <Layers scene={scene} {...props} />}</Stage>
}
