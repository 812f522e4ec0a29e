import { SIDES, type Side, SQUARES, type Square } from '@amyitis/engine'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'

/** What is lit wherever it is: in the garden, at its edge, and in every text that names it. */
export type Lit = `square ${Square}` | `canal ${Side}`

/** The lights of one table. They change with every move of a pointer: only what is lit or goes out re-renders. */
export interface Lights {
  has(place: Lit): boolean
  all(): readonly Lit[]
  light(places: readonly Lit[]): void
  subscribe(listener: () => void): () => void
}

const DARK: readonly Lit[] = []

export function createLights(): Lights {
  let lit = DARK
  const listeners = new Set<() => void>()
  return {
    has: (place) => lit.includes(place),
    all: () => lit,
    light(places) {
      if (places.length === lit.length && places.every((place, i) => place === lit[i])) return
      lit = places
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const LightsContext = createContext<Lights | undefined>(undefined)
export const LightsProvider = LightsContext.Provider

/** The lights of the table around; undefined in texts beside which no garden stands. */
export const useLights = (): Lights | undefined => use(LightsContext)

const never = () => () => {}

/** All that is lit now. */
export function useAllLit(): readonly Lit[] {
  const lights = useLights()
  const read = () => lights?.all() ?? DARK
  return useSyncExternalStore(lights?.subscribe ?? never, read, read)
}

export function useIsLit(place: Lit): boolean {
  const lights = useLights()
  const read = useCallback(() => lights?.has(place) ?? false, [lights, place])
  return useSyncExternalStore(lights?.subscribe ?? never, read, read)
}

export const isLit = (place: string): place is Lit => {
  const [kind, name] = place.split(' ')
  return (
    (kind === 'square' && (SQUARES as readonly string[]).includes(name)) ||
    (kind === 'canal' && (SIDES as readonly string[]).includes(name))
  )
}

/** The squares on which some places lie or border. */
export const squaresOf = (places: readonly Lit[]): readonly Square[] =>
  places.flatMap((place) => place.split(' ')[1].split('-') as Square[])
