import type { Box } from '@amyitis/engine'

export interface Favour {
  /** Points that the tiles taken so far are worth at the end (R11.2). */
  readonly now: number
  /** The next step: with how many tiles, and what it is worth then. */
  readonly next: { readonly tiles: number; readonly points: number } | undefined
}

/** R11.2 Where a player stands in Amyitis’ favour. */
export function favourOf({ favour }: Pick<Box, 'favour'>, tiles: number): Favour {
  const reached = favour.filter((step) => tiles >= step.tiles)
  return { now: reached.at(-1)?.points ?? 0, next: favour.find((step) => tiles < step.tiles) }
}
