import { type Position, toState } from '@amyitis/engine'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { GardenThumb } from '../../garden/GardenThumb.tsx'
import './puzzle-garden.css'

interface PuzzleGardenProps {
  /** Replays its game. */
  open(): Position | undefined
}

/** How far outside the window a puzzle may be to be drawn already. */
const MARGIN = '200px'

/** The garden of a puzzle, small: it is opened as soon as it comes near the window. */
export function PuzzleGarden({ open }: PuzzleGardenProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [position, setPosition] = useState<Position>()
  const draw = useEffectEvent(() => setPosition(open()))
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        draw()
      },
      { rootMargin: MARGIN },
    )
    if (frame.current !== null) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={frame} className="puzzle-garden">
      {position === undefined ? null : <GardenThumb state={toState(position)} />}
    </span>
  )
}
