import type { Box } from '@amyitis/engine'

/** Where the weights for a kind of game lie: read it from the disk or fetch it, then `parseWeights`. */
export function weightsUrl({ players, palace }: Pick<Box, 'players' | 'palace'>): URL {
  return new URL(`../../weights/${players}p${palace ? '-palace' : ''}.weights`, import.meta.url)
}
