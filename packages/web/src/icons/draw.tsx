/** The strokes that all icons are drawn with: a 24-unit grid, a dark outline, one base colour, one highlight. */
const OUTLINE = '#23160c'

const ROUND = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const

interface Filled {
  readonly fill: string
  /** Width of the outline. */
  readonly edge?: number
  readonly turn?: string
}

export function Shape({ d, fill, edge = 1.3, turn }: Filled & { readonly d: string }) {
  return <path d={d} fill={fill} stroke={OUTLINE} strokeWidth={edge} transform={turn} {...ROUND} />
}

interface Round extends Filled {
  readonly x?: number
  readonly y?: number
}

export function Disc({ x = 12, y = 12, r, fill, edge = 1.3 }: Round & { readonly r: number }) {
  return <circle cx={x} cy={y} r={r} fill={fill} stroke={OUTLINE} strokeWidth={edge} />
}

export function Oval({ x = 12, y = 12, rx, ry, fill, edge = 1.3, turn }: Round & { rx: number; ry: number }) {
  return <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={fill} stroke={OUTLINE} strokeWidth={edge} transform={turn} />
}

const short = (number: number) => Math.round(number * 100) / 100

/** An oval as a part of a path, turned about its middle: several of them cost no more than one. */
export function oval(x: number, y: number, rx: number, ry: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const dx = rx * Math.cos(angle)
  const dy = rx * Math.sin(angle)
  const half = `a${rx} ${ry} ${degrees} 1 0 `
  return `M${short(x - dx)} ${short(y - dy)}${half}${short(2 * dx)} ${short(2 * dy)}${half}${short(-2 * dx)} ${short(-2 * dy)}z`
}

interface Drawn {
  readonly d: string
  readonly color: string
  readonly width?: number
  readonly turn?: string
}

/** A line without an outline: highlights and ornaments. */
export function Line({ d, color, width = 1.3, turn }: Drawn) {
  return <path d={d} fill="none" stroke={color} strokeWidth={width} transform={turn} {...ROUND} />
}

/** A line that is outlined as a shape is. */
export function Rod({ d, color, width = 1.6, edge = 1 }: Drawn & { readonly edge?: number }) {
  return (
    <>
      <Line d={d} color={OUTLINE} width={width + 2 * edge} />
      <Line d={d} color={color} width={width} />
    </>
  )
}

/** A surface that needs no outline of its own. */
export function Patch({ d, fill, turn }: { readonly d: string; readonly fill: string; readonly turn?: string }) {
  return <path d={d} fill={fill} transform={turn} />
}
