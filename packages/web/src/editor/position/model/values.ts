/** The highest number that a state may have. */
const MAX = 9999

/** A number as it was typed; nothing counts as 0. */
export const numberIn = (entered: string): number => Math.min(MAX, Math.max(0, Math.trunc(Number(entered) || 0)))

/** From 0 up to a number, as names to choose from. */
export const levels = (highest: number): string[] => Array.from({ length: highest + 1 }, (_, level) => String(level))
