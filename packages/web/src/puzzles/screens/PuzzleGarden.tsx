import { type Position, toState } from '@amyitis/engine'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNear } from '../../app/use-near.ts'
import { GardenThumb } from '../../garden/GardenThumb.tsx'
import './puzzle-garden.css'

interface PuzzleGardenProps {
  /** Replays its game. */
  open(): Position | undefined
}

/** The garden of a puzzle, small: it is opened as soon as it comes near the window. */
export function PuzzleGarden({ open }: PuzzleGardenProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [position, setPosition] = useState<Position>()
  const draw = useEffectEvent(() => setPosition(open()))
  const near = useNear(frame)
  useEffect(() => {
    if (near) draw()
  }, [near])
  return (
    <span ref={frame} className="puzzle-garden">
      {position === undefined ? null : <GardenThumb state={toState(position)} />}
    </span>
  )
}
