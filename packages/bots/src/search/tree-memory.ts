import { SEARCH_DEFAULTS } from './search.ts'
import { createTreeMemory, type TreeMemory } from './tree.ts'

/** A tree grows with the number of threads, up to some 270 MB. */
const MAX_SHARES = 4

/** How many nodes some threads may have together. */
export const nodesFor = (threads: number): number => SEARCH_DEFAULTS.nodes * Math.min(threads, MAX_SHARES)

/** Memory for some threads that search one tree, less where there isn't as much. */
export function memoryFor(threads: number): TreeMemory {
  for (let nodes = nodesFor(threads); ; nodes /= 2)
    try {
      return createTreeMemory(nodes)
    } catch (error) {
      if (!(error instanceof RangeError) || nodes <= SEARCH_DEFAULTS.nodes) throw error
    }
}
