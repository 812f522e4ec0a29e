import { type RefObject, useEffect, useRef, useState } from 'react'
import type { GameHead } from '../../game/saved.ts'
import { store } from '../../game/tabs.ts'
import { GardenThumb } from '../../garden/GardenThumb.tsx'
import { createGardens } from './garden-of.ts'
import './game-garden.css'

const gardens = createGardens((id) => store.load(id))

/** How far outside the window a game may be to be read already. */
const MARGIN = '200px'

/** The garden of a game, read as soon as its frame comes near the window; `none` if the game is damaged. */
function useGarden(game: GameHead, frame: RefObject<Element | null>): ReturnType<typeof gardens.known> {
  const [garden, setGarden] = useState(() => gardens.known(game))
  useEffect(() => {
    let left = false
    const read = () =>
      gardens.read(game).then((found) => {
        if (!left) setGarden(found)
      })
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void read()
      },
      { rootMargin: MARGIN },
    )
    if (frame.current !== null) observer.observe(frame.current)
    return () => {
      left = true
      observer.disconnect()
    }
  }, [game, frame])
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
