import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNear } from '../../app/use-near.ts'
import type { GameHead } from '../../game/saved.ts'
import { store } from '../../game/tabs.ts'
import { GardenThumb } from '../../garden/GardenThumb.tsx'
import { createGardens } from './garden-of.ts'
import './game-garden.css'

const gardens = createGardens((id) => store.load(id))

/** The garden of a game, read as soon as its frame comes near the window; `none` if the game is damaged. */
function useGarden(game: GameHead, frame: RefObject<Element | null>): ReturnType<typeof gardens.known> {
  const [garden, setGarden] = useState(() => gardens.known(game))
  const near = useNear(frame)
  useEffect(() => {
    if (!near) return
    let left = false
    gardens.read(game).then((found) => {
      if (!left) setGarden(found)
    })
    return () => {
      left = true
    }
  }, [game, near])
  return garden
}

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
