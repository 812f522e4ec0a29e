import type { Scale } from './scale.ts'

/** The part of the drawing that the data fill, in pixels. */
export interface Frame {
  readonly x: Scale
  readonly y: Scale
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly em: number
}
