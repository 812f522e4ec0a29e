/** The indices of a list, as keys for items that have nothing else to identify them. */
export const indices = (list: readonly unknown[]): number[] => list.map((_, i) => i)
