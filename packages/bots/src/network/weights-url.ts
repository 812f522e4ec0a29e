import type { Box } from '@amyitis/engine'

/** The weights file for a kind of game: read or fetch it, then `parseWeights`. */
export function weightsUrl({ players, palace }: Pick<Box, 'players' | 'palace'>): URL {
  return new URL(`../../weights/${players}p${palace ? '-palace' : ''}.weights`, import.meta.url)
}
