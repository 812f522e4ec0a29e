/** One stroke of the brush: an area, or a line if it has a width. */
export interface Shape {
  readonly d: string
  readonly color: string
  readonly width?: number
  readonly opacity?: number
}

/** A drawing that never changes: many outlines in few elements. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ d, color, width, opacity }, index) =>
    width === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is a fixed list
      <path key={index} d={d} fill={color} fillOpacity={opacity} />
    ) : (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is a fixed list
        key={index}
        d={d}
        fill="none"
        stroke={color}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeOpacity={opacity}
      />
    ),
  )
}
