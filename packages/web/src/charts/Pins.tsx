import type { ChartFrame } from './scale.ts'
import { spread } from './scale.ts'

/** A turning point on a chart. */
export interface Pin {
  readonly key: string
  readonly n: number
  /** The number on it. */
  readonly label: string
  /** What it says to those who cannot see it. */
  readonly name: string
  readonly current: boolean
  onPick(): void
}

interface PinsProps {
  readonly pins: readonly Pin[]
  readonly frame: ChartFrame
}

const GAP = 44
const places = (pins: readonly Pin[], { x, left, right }: ChartFrame) =>
  spread(
    pins.map(({ n }) => x(n)),
    GAP,
    left,
    right,
  )

/** From each pin down to its place in the game. */
export function PinLines({ pins, frame }: PinsProps) {
  const { x, top, bottom, em } = frame
  return places(pins, frame).map((at, i) => (
    <path
      key={pins[i].key}
      className={pins[i].current ? 'chart-pin-line is-current' : 'chart-pin-line'}
      d={`M${at} ${top - 14 * em}V${top - 8 * em}L${x(pins[i].n)} ${top}V${bottom}`}
    />
  ))
}

/** The turning points over a chart, each a button. */
export function Pins({ pins, frame }: PinsProps) {
  if (pins.length === 0) return null
  return (
    <ol className="chart-pins">
      {places(pins, frame).map((at, i) => (
        <li key={pins[i].key} style={{ insetInlineStart: `${at}px` }}>
          <button
            type="button"
            className="chart-pin"
            aria-label={pins[i].name}
            aria-current={pins[i].current ? 'true' : undefined}
            onClick={pins[i].onPick}
          >
            <span aria-hidden="true">{pins[i].label}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
