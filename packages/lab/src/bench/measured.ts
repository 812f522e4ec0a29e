export interface Measured {
  readonly name: string
  readonly value: number
  readonly unit: string
}
