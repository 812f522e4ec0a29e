import { type CSSProperties, memo } from 'react'
import { chance } from '../../garden/draw/pen.ts'
import './fireflies.css'

const COUNT = 34

/** Fireflies over the river. */
export const Fireflies = memo(function Fireflies() {
  const random = chance(7)
  const flies = Array.from({ length: COUNT }, (_, i) => ({
    i,
    style: {
      insetInlineStart: `${(random() * 100).toFixed(1)}%`,
      insetBlockStart: `${(8 + random() * 84).toFixed(1)}%`,
      '--long': `${(1.5 + random() * 2.5).toFixed(2)}s`,
      '--later': `${(-random() * 6).toFixed(2)}s`,
      '--far-x': `${(random() * 80 - 40).toFixed(0)}px`,
      '--far-y': `${(random() * 60 - 30).toFixed(0)}px`,
    } as CSSProperties,
  }))
  return (
    <div className="finale-flies" aria-hidden="true">
      {flies.map(({ i, style }) => (
        <span key={i} className="finale-fly" style={style} />
      ))}
    </div>
  )
})
