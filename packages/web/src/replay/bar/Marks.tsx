import type { Color } from '@amyitis/engine'
import { memo } from 'react'
import type { Round } from '../../timeline/marks.ts'
import { lengthOf, type Timeline } from '../../timeline/timeline.ts'

interface MarksProps {
  readonly line: Timeline
  readonly rounds: readonly Round[]
  readonly colors: readonly Color[]
}

interface Turn {
  readonly from: number
  readonly to: number
  readonly seat: number
  readonly points: number
}

function turnsIn({ steps }: Timeline): Turn[] {
  const turns: Turn[] = []
  steps.forEach(({ seat, opens, events }, n) => {
    const points = events.reduce(
      (sum, event) => sum + (event.type === 'score' && event.seat === seat ? event.points : 0),
      0,
    )
    const last = turns.at(-1)
    if (opens || last === undefined) turns.push({ from: n, to: n + 1, seat, points })
    else turns[turns.length - 1] = { ...last, to: n + 1, points: last.points + points }
  })
  return turns
}

const short = (value: number) => Math.round(value * 100) / 100

const TALLEST = 10
const HEIGHT = 24

/** The turns of each seat as bars, in one path a seat: as high as the points they brought. */
function barsOf(line: Timeline, seats: number, x: (n: number) => number): string[] {
  const paths = Array.from({ length: seats }, () => '')
  for (const { from, to, seat, points } of turnsIn(line)) {
    const height = short(6 + (HEIGHT - 6) * Math.sqrt(Math.min(points, TALLEST) / TALLEST))
    const width = short(Math.max(0.12, x(to) - x(from) - 0.16))
    paths[seat] += `M${short(x(from) + 0.08)} ${HEIGHT}v${-height}h${width}v${height}z`
  }
  return paths
}

/** The turns of a line, each as high as the points it brought its player, and the rounds below. */
export const Marks = memo(function Marks({ line, rounds, colors }: MarksProps) {
  const length = Math.max(1, lengthOf(line))
  const x = (n: number) => (100 * n) / length
  return (
    <>
      <svg className="timeline-marks" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className="timeline-round-lines"
          d={rounds
            .slice(1)
            .map(({ from }) => `M${short(x(from))} 0v${HEIGHT}`)
            .join('')}
        />
        {barsOf(line, colors.length, x).map((d, seat) => (
          <path key={colors[seat]} className="timeline-turns" data-color={colors[seat]} d={d} />
        ))}
        {line.base < lengthOf(line) ? (
          <line className="timeline-base" x1={x(line.base)} x2={x(line.base)} y1={0} y2={HEIGHT} />
        ) : null}
      </svg>
      <div className="timeline-rounds" aria-hidden="true">
        {rounds.map(({ round, from, to }, i) => (
          <span key={round} style={{ insetInlineStart: `${(x(from) + x(rounds[i + 1]?.from ?? to)) / 2}%` }}>
            {round}
          </span>
        ))}
      </div>
    </>
  )
})
