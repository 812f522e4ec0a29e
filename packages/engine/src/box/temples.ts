/** R6.3 The three temples in the order they are rewarded (R10.2), four places each. */
export const TEMPLES = ['ishtar', 'marduk', 'tammouz'] as const
export type Temple = (typeof TEMPLES)[number]
export const ISHTAR = 0
export const MARDUK = 1
export const TAMMOUZ = 2
export const PLACES = 4
