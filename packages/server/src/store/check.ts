import { chanceFits, scores } from '@amyitis/engine'
import { chanceOf, serverCommitment } from '@amyitis/fair'
import { openTable, seedOf, type Table } from '@amyitis/tables'
import { yieldToEventLoop } from '../shared/event-loop.ts'
import type { Store } from './store.ts'
import type { TableRow } from './types.ts'

export interface TableCheck {
  readonly tables: number
  readonly bad: readonly { readonly table: string; readonly problem: string }[]
}

function resultProblem(table: Table): string | undefined {
  const { result, game } = table
  if (result === undefined || game === undefined) return undefined
  if (result.scores.join() !== scores(game).join())
    return `the log says ${result.scores.join()} points, but the rules say ${scores(game).join()}`
  if (table.fair === 2)
    return table.unfair === undefined ? undefined : `event ${table.unfair} does not come from its shares`
  if (result.seed !== seedOf(table, result.secret)) return 'the seed does not match its shares'
  return chanceFits(game, chanceOf(result.seed)) ? undefined : 'setup or deals do not come from the seed'
}

function rowProblem(table: Table, row: TableRow): string | undefined {
  if (row.seq !== table.seq) return `the table is at event ${row.seq}, but its log is at ${table.seq}`
  return row.status === table.status
    ? undefined
    : `the table is ${row.status}, but according to its log it is ${table.status}`
}

/** Does replaying the log give what is stored about the table? */
async function problemOf(store: Store, id: string): Promise<string | undefined> {
  // Read the row first: a running server may append to the log meanwhile.
  try {
    const row = await store.table(id)
    if (row === undefined) return undefined
    const [events, secret] = await Promise.all([store.events(id, 0, row.seq), store.secretOf(id)])
    const table = openTable(events)
    if (table.id !== id) return `the log belongs to table ${table.id}`
    if (secret === undefined || serverCommitment(table.id, secret.secret, table.fair) !== table.secretHash)
      return 'the secret does not match its commit'
    return rowProblem(table, row) ?? resultProblem(table)
  } catch (error) {
    return (error as Error).message
  }
}

/** Checks all tables, or a number of the most recently changed ones. */
export async function checkTables(store: Store, sample?: number): Promise<TableCheck> {
  const ids =
    sample === undefined ? store.tableIds() : (await store.tables({ kind: 'all' }, sample)).map(({ id }) => id)
  const bad: { table: string; problem: string }[] = []
  let tables = 0
  for await (const id of ids) {
    tables++
    await yieldToEventLoop()
    const problem = await problemOf(store, id)
    if (problem !== undefined) bad.push({ table: id, problem })
  }
  return { tables, bad }
}
