import { memo, type ReactNode } from 'react'
import { ART, type IconName } from './art.tsx'
import { CONTROL_LINES, CONTROL_SHAPES } from './controls.ts'

export const symbolId = (name: IconName) => `symbol-${name}`
/** The same without a viewport of its own: cheaper where it doesn’t have to be scaled. */
export const drawingId = (name: IconName) => `icon-${name}`

function Control({ d, fill }: { d: string; fill: string }) {
  return <path d={d} fill={fill} stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
}

const drawings: readonly (readonly [string, ReactNode])[] = [
  ...Object.entries(ART),
  ...Object.entries(CONTROL_LINES).map(([name, d]) => [name, <Control key={name} d={d} fill="none" />] as const),
  ...Object.entries(CONTROL_SHAPES).map(
    ([name, d]) => [name, <Control key={name} d={d} fill="currentColor" />] as const,
  ),
]

/** All icons as symbols; rendered once, near the top of the page. */
export const IconSprite = memo(function IconSprite() {
  return (
    <svg className="icon-sprite" width={0} height={0} aria-hidden="true">
      {drawings.map(([name, drawing]) => (
        <symbol key={name} id={symbolId(name as IconName)} viewBox="0 0 24 24" overflow="visible">
          <g id={drawingId(name as IconName)}>{drawing}</g>
        </symbol>
      ))}
    </svg>
  )
})
