import { describeMove, type State } from '@amyitis/engine'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { targetOf } from '../../board/choice-targets.ts'
import type { BoardPlace } from '../../board/target.ts'
import './line-arrows.css'

interface LineArrowsProps {
  readonly state: State
  /** The moves that are shown. */
  readonly moves: readonly string[]
  /** What the table lies in. */
  readonly frame: RefObject<HTMLElement | null>
}

interface Mark {
  readonly place: BoardPlace
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where moves lie on the table, in their order; the caravan leaves from where it stands. What the prompt offers lies nowhere. */
function placesOf(state: State, moves: readonly string[]): BoardPlace[] {
  const places = moves.flatMap((move): BoardPlace[] => {
    const target: BoardPlace | undefined = targetOf(state, describeMove(move), move)
    return target === undefined || target.startsWith('prompt ') ? [] : [target]
  })
  return places.flatMap((place) => (place.startsWith('city ') ? (['caravan', place] as const) : [place]))
}

/** Where something is on the screen, relative to a frame; nothing if it isn't there. */
function markOf(frame: HTMLElement, place: BoardPlace): Mark[] {
  const around = frame.getBoundingClientRect()
  const found = Array.from(frame.querySelectorAll(`[data-at="${place}"]`), (element) => element.getBoundingClientRect())
  const box = found.find(({ width, height }) => width > 0 && height > 0)
  if (box === undefined) return []
  return [{ place, x: box.x - around.x, y: box.y - around.y, width: box.width, height: box.height }]
}

const middle = ({ x, y, width, height }: Mark) => ({ x: x + width / 2, y: y + height / 2 })

/** An arrow from the middle of one place to that of another, bent a little. */
function Arrow({ from, to }: { readonly from: Mark; readonly to: Mark }) {
  const a = middle(from)
  const b = middle(to)
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) / 8, y: (a.y + b.y) / 2 + (a.x - b.x) / 8 }
  const d = `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`
  return (
    <>
      <path className="line-arrow-edge" d={d} />
      <path className="line-arrow" d={d} markerEnd="url(#line-arrow-head)" />
    </>
  )
}

/** A line on the board: what it touches, and in which order. */
export function LineArrows({ state, moves, frame }: LineArrowsProps) {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useLayoutEffect(() => {
    const box = frame.current
    if (box !== null) setMarks(placesOf(state, moves).flatMap((place) => markOf(box, place)))
  }, [state, moves, frame])
  return (
    <svg className="line-arrows" aria-hidden="true">
      <defs>
        <marker id="line-arrow-head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="4" markerHeight="4" orient="auto">
          <path className="line-arrow-head" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {marks.map(({ place, x, y, width, height }) => (
        <rect key={place} className="line-place" x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx={8} />
      ))}
      {marks.slice(1).map((mark, i) => (
        <Arrow key={mark.place} from={marks[i]} to={mark} />
      ))}
    </svg>
  )
}
