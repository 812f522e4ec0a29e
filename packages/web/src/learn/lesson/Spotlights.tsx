import { useEffect, useState } from 'react'
import type { BoardPlace } from '../../board/target.ts'
import './spotlights.css'

interface Light {
  readonly target: BoardPlace
  readonly lit: boolean
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const ROOM = 6
/** Pieces fly and screens change for a moment after a step; then the lights lie where they belong. */
const LOOK_AGAIN = [80, 300, 700, 1200]

/** Squares have names that stand nowhere in the garden, but texts call them by these. */
const nameOf = (target: BoardPlace) => (target.startsWith('square ') ? target.slice('square '.length) : undefined)

function lightOf(target: BoardPlace, lit: boolean): Light[] {
  const name = CSS.escape(target)
  const found = [...document.querySelectorAll(`[data-at="${name}"]`)]
  const seen = found.find((element) => element.getClientRects().length > 0)
  if (seen === undefined) return []
  const { left, top, width, height } = seen.getBoundingClientRect()
  return [{ target, lit, left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }]
}

export interface SpotlightsProps {
  readonly targets: readonly BoardPlace[]
  /** What needs no light, but a name if it has one. */
  readonly unlit: readonly BoardPlace[]
}

/** Lights around what the lesson speaks of, above the table. */
export function Spotlights({ targets, unlit }: SpotlightsProps) {
  const [lights, setLights] = useState<readonly Light[]>([])
  useEffect(() => {
    const look = () => setLights(targets.flatMap((target) => lightOf(target, !unlit.includes(target))))
    look()
    const timers = LOOK_AGAIN.map((after) => setTimeout(look, after))
    addEventListener('resize', look)
    addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      removeEventListener('resize', look)
      removeEventListener('scroll', look, { capture: true })
    }
  }, [targets, unlit])
  return (
    <div className="spotlights" aria-hidden="true">
      {lights.map(({ target, lit, ...box }) => (
        <span key={target} className={lit ? 'spotlight-place spotlight' : 'spotlight-place'} style={box}>
          {nameOf(target) === undefined ? null : <span className="spotlight-name">{nameOf(target)}</span>}
        </span>
      ))}
    </div>
  )
}
