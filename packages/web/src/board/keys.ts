import { SIDES, SQUARES } from '@amyitis/engine'
import { partsOf, type Target } from './target.ts'

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Where an arrow leads in the garden: among squares by column and row, among canals by their order. */
export function stepFrom(target: Target, key: string): Target | undefined {
  const step = STEPS[key]
  if (step === undefined) return undefined
  const [columns, rows] = step
  const parts = partsOf(target)
  if (parts.kind === 'canal') {
    const next = SIDES[SIDES.indexOf(parts.side) + columns - rows]
    return next === undefined ? undefined : `canal ${next}`
  }
  if (parts.kind !== 'square') return undefined
  const index = SQUARES.indexOf(parts.square)
  const column = (index % 4) + columns
  const row = Math.floor(index / 4) + rows
  const inside = column >= 0 && column < 4 && row >= 0 && row < 4
  return inside ? `square ${SQUARES[column + 4 * row]}` : undefined
}

/** Digits typed one soon after the other are one number; in milliseconds. */
const DIGIT_TIMEOUT_MS = 700

/** Reads numbers digit by digit; returns the number typed so far, or the last digit alone if that number is too high. */
export function numberReader() {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return (key: string, time: number, count: number): number | undefined => {
    if (!/^\d$/.test(key)) return undefined
    typed = time - last < DIGIT_TIMEOUT_MS && Number(typed + key) <= count ? typed + key : key
    last = time
    return Number(typed)
  }
}

/** The row of a square, as its name says it. */
export const rowOf = (square: number): number => Math.floor(square / 4) + 1

/** Rows as they are read: the highest first, so that Up leads up. */
export const GARDEN_ROWS: readonly (readonly number[])[] = [4, 3, 2, 1].map((row) =>
  SQUARES.map((_, square) => square).filter((square) => rowOf(square) === row),
)
