/** R6.1 The two rows of fields, each filled from the left. */
export const ROWS = ['top', 'bottom'] as const
export type Row = (typeof ROWS)[number]

export const FIELDS = {
  source: 'derived',
  top: ['salt', 'palm', 'barley', 'dates', 'wine'],
  bottom: ['barley', 'dates', 'salt', 'palm', 'wine'],
}
