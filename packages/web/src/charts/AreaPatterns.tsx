import type { Color } from '@amyitis/engine'
import { shapePath } from './seat-line.ts'

const COLORS: readonly Color[] = ['blue', 'red', 'black', 'white']

export const areaFill = (color: Color) => `url(#replay-area-${color})`

/** The shapes of the players as a pattern, so that areas can be told apart without colours. */
export function AreaPatterns() {
  return (
    <defs>
      {COLORS.map((color) => (
        <pattern
          key={color}
          id={`replay-area-${color}`}
          width={26}
          height={26}
          patternUnits="userSpaceOnUse"
          className="chart-pattern"
          data-color={color}
        >
          <path d={shapePath(color, 6, 7, 2.6)} />
          <path d={shapePath(color, 19, 20, 2.6)} />
        </pattern>
      ))}
    </defs>
  )
}
