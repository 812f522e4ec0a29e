import { read, type Said } from './reading.ts'
import type { Table } from './table.ts'

export interface Result {
  /** Who has won, in words. */
  readonly winner: string
  readonly names: readonly string[]
  readonly totals: readonly number[]
  /** By source, one number a seat. */
  readonly sources: readonly (readonly number[])[]
}

/** The rows of the first table, each with the cells in it. */
function rowsOf(said: readonly Said[], role: string): string[][] {
  const rows: string[][] = []
  for (const one of said) {
    if (one.role === 'row') rows.push([])
    if (one.role === role) rows[rows.length - 1]?.push(one.name)
  }
  return rows
}

/** What the end of a game says, once it has been told to the end. */
export async function result({ end, text }: Table): Promise<Result> {
  const sums = end
    .getByRole('table')
    .filter({ hasText: text.t('table.end.total') })
    .first()
  await sums.waitFor()
  const [said, all] = [await read(sums), await read(end)]
  const numbers = rowsOf(said, 'cell')
    .slice(1)
    .map((row) => row.map(Number))
  return {
    winner: all.find(({ role }) => role === 'paragraph')?.words ?? '',
    names: rowsOf(said, 'columnheader')[0].slice(1),
    totals: numbers[numbers.length - 1],
    sources: numbers.slice(0, -1),
  }
}
