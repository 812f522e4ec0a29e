/** Every how manyth move of a position a search looks at, by prior, and from which on. */
export interface Share {
  readonly first: number
  readonly every: number
}
