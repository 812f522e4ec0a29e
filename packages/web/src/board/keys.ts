import { SIDES, SQUARES } from '@amyitis/engine'

interface Spot {
  readonly kind: 'canal' | 'square'
  readonly index: number
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Where an arrow leads: among squares by column and row, among canals by their order. */
export function stepFrom({ kind, index }: Spot, key: string): Spot | undefined {
  const step = STEPS[key]
  if (step === undefined) return undefined
  const [columns, rows] = step
  if (kind === 'canal') {
    const next = index + columns - rows
    return next < 0 || next >= SIDES.length ? undefined : { kind, index: next }
  }
  const column = (index % 4) + columns
  const row = Math.floor(index / 4) + rows
  const inside = column >= 0 && column < 4 && row >= 0 && row < 4
  return inside ? { kind, index: column + 4 * row } : undefined
}

/** Digits typed one soon after the other are one number. */
const PATIENCE = 700

/** Reads numbers digit by digit; answers the one typed so far, or the last digit alone if there are not so many. */
export function numberReader() {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return (key: string, time: number, count: number): number | undefined => {
    if (!/^\d$/.test(key)) return undefined
    typed = time - last < PATIENCE && Number(typed + key) <= count ? typed + key : key
    last = time
    return Number(typed)
  }
}

/** The row of a square, as its name says it. */
export const rowOf = (square: number): number => Math.floor(square / 4) + 1

/** Rows as they are read: the highest first, so that Up leads up. */
export const ROWS: readonly (readonly number[])[] = [4, 3, 2, 1].map((row) =>
  SQUARES.map((_, square) => square).filter((square) => rowOf(square) === row),
)
