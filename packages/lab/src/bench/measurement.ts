export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** The smallest value that at least this part of the values do not exceed: 0.5 is the median. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1]
