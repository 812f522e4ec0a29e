import { read, type Said } from './reading.ts'
import type { Table } from './table.ts'

export interface Result {
  /** Who has won, as text. */
  readonly winner: string
  readonly names: readonly string[]
  readonly totals: readonly number[]
  /** Points by source, one number per seat. */
  readonly sources: readonly (readonly number[])[]
}

/** The rows of the first table with their cells. */
function rowsOf(said: readonly Said[], role: string): string[][] {
  const rows: string[][] = []
  for (const one of said) {
    if (one.role === 'row') rows.push([])
    if (one.role === role) rows[rows.length - 1]?.push(one.name)
  }
  return rows
}

/** What the final screen says once the ceremony is over. */
export async function result({ end, text }: Table): Promise<Result> {
  const sums = end
    .getByRole('table')
    .filter({ hasText: text.t('table.end.total') })
    .first()
  await sums.waitFor()
  const said = await read(sums)
  const all = await read(end)
  const numbers = rowsOf(said, 'cell')
    .slice(1)
    .map((row) => row.map(Number))
  return {
    winner: all.find(({ role }) => role === 'heading')?.name ?? '',
    names: rowsOf(said, 'columnheader')[0].slice(1),
    totals: numbers[numbers.length - 1],
    sources: numbers.slice(0, -1),
  }
}
