import { openSqliteStore } from '../../src/store/sqlite.ts'
import { newTable, next } from './samples.ts'

/** Writes to the tables of a folder until it is killed, and prints what has been acknowledged. */
const store = await openSqliteStore(process.argv[2])
const print = (line: string) => process.stdout.write(`${line}\n`)

async function grow(table: string): Promise<void> {
  await store.createTable(newTable(table))
  for (let after = 1; ; after++) {
    await store.append(next(table, after, `cause ${after}`))
    print(`${table} ${after + 1}`)
  }
}

await Promise.all(['a', 'b', 'c', 'd'].map(grow))
