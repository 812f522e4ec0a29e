export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** So much of the values lies at or below the one answered: 0.5 for the median. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1]
