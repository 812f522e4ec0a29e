import type { Geometry } from './geometry.ts'

/** What every layer of one picture of the garden shares: how it is seen, and how its definitions are named. */
export interface Scene {
  readonly geometry: Geometry
  /** Several gardens may stand on one page: each has names of its own. */
  readonly ids: string
  /** Is there room for the names of columns and rows at its edge? */
  readonly letters: boolean
}

export const idIn = (scene: Scene, name: string): string => `${scene.ids}-${name}`
export const paint = (scene: Scene, name: string): string => `url(#${scene.ids}-${name})`
export const link = (scene: Scene, name: string): string => `#${scene.ids}-${name}`
