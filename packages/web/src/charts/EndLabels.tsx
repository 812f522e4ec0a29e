import type { Color } from '@amyitis/engine'
import { symbolId } from '../icons/IconSprite.tsx'
import { spread } from './scale.ts'

interface EndLabel {
  readonly color: Color
  readonly y: number
  readonly label: string
}

interface EndLabelsProps {
  readonly labels: readonly EndLabel[]
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly em: number
}

const SIZE = 18

/** Who is where at the end of the lines, one below the other where they would overlap. */
export function EndLabels({ labels, x, top, bottom, em }: EndLabelsProps) {
  const sorted = labels.toSorted((a, b) => a.y - b.y)
  const gap = 20 * em
  const places = spread(
    sorted.map(({ y }) => y),
    gap,
    top,
    bottom,
  )
  return (
    <g className="chart-ends">
      {sorted.map(({ color, label }, i) => (
        <g key={color}>
          <use
            href={`#${symbolId(`mark-${color}`)}`}
            x={x}
            y={places[i] - (SIZE * em) / 2}
            width={SIZE * em}
            height={SIZE * em}
          />
          <text x={x + (SIZE + 5) * em} y={places[i]} dominantBaseline="central">
            {label}
          </text>
        </g>
      ))}
    </g>
  )
}
