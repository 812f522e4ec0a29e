/** The places of a list, for lists whose items are told apart by nothing else. */
export const indices = (list: readonly unknown[]): number[] => list.map((_, i) => i)
