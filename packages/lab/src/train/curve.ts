import type { GateResult } from './gate.ts'

/** A stretch of a training, as a point of its learning curve. */
export interface CurvePoint {
  /** Games played by then. */
  readonly games: number
  readonly loss: number
  /** The averaged weights against the kept ones; if they passed, they are kept from now on. */
  readonly againstKept: GateResult
  /** The kept weights, if they are new, against those at the start. */
  readonly againstStart?: Omit<GateResult, 'passed'>
}

/** The file of the curve, beside that of the weights. */
export const curveFile = (weights: string): string => `${weights.replace(/\.weights$/, '')}.curve.json`
