import { useRef } from 'react'
import type { GameHead } from '../../game/saved.ts'
import { GardenThumb } from '../../garden/GardenThumb.tsx'
import { useGarden } from './use-garden.ts'
import './game-garden.css'

/** The garden of a saved game, small. A damaged game has no picture. */
export function GameGarden({ head }: { readonly head: GameHead }) {
  const frame = useRef<HTMLSpanElement>(null)
  const garden = useGarden(head, frame)
  if (garden === 'none') return null
  return (
    <span ref={frame} className="game-garden">
      {garden === undefined ? null : <GardenThumb state={garden} />}
    </span>
  )
}
