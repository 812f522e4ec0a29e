/** The table that was created on this page a moment ago: its host sits down at once. */
let created: string | undefined

export const noteCreated = (table: string): void => {
  created = table
}

export const isCreated = (table: string): boolean => created === table

/** Answers true once for the table that was just created. */
export function takeCreated(table: string): boolean {
  const fits = created === table
  if (fits) created = undefined
  return fits
}
