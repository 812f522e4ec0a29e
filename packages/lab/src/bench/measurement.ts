export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** A quantile of the values: 0.5 is the median, 0.99 is p99. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1]
