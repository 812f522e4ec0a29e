/** Spaces that the palace track shows at least, and at most if the players are close together. */
const SHOWN = 9

/**
 * R12.2 The track never ends: the spaces to show are all that lie near a player. One space stays in view ahead of the first;
 * where players are far apart, spaces nobody stands on are left out.
 */
export function trackSpaces(places: readonly number[]): number[] {
  const last = Math.min(...places)
  const first = Math.max(...places)
  const top = Math.max(first + 1, last + SHOWN - 1)
  const from = Math.max(0, Math.min(last, top - SHOWN + 1))
  if (top - from < SHOWN) return Array.from({ length: SHOWN }, (_, i) => from + i)
  const kept = new Set([...places, top])
  for (let space = top; kept.size < SHOWN; space--) kept.add(space)
  return [...kept].sort((a, b) => a - b)
}
