import { erasePlayer } from '@amyitis/tables'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../shared/clock.ts'
import { yieldToEventLoop } from '../shared/event-loop.ts'
import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import type { TableRow } from '../store/types.ts'
import type { TableService } from '../table-service/table-service.ts'

interface EraseDeps {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
}

const scheduleErasure = ({ jobs, clock }: EraseDeps, player: string, data = ''): Promise<void> =>
  jobs.schedule({ kind: 'erase', key: player, at: clock.now(), data })

/**
 * Erases a player and their bot programs: from now on nothing identifies them. A job then removes their seats and chat lines
 * in batches. It is scheduled first and repeats everything, so that nothing is left behind if the process dies. Returns the
 * ids of the erased players.
 */
export async function eraseAccount(context: EraseDeps, player: string): Promise<string[]> {
  const { store } = context
  const all = [player]
  for (const one of all) {
    await scheduleErasure(context, one)
    all.push(...(await store.botsOf(one)))
    await store.erasePlayer(one)
    await yieldToEventLoop()
  }
  return all
}

/** A job continues where the previous one ended, possibly in another process. */
const TABLES_PER_BATCH = 20
const ROWS_PER_BATCH = 100
const BATCHES_PER_JOB = 25

/** A damaged table must not prevent the player from leaving the others. */
async function leaveTable(
  tables: TableService,
  id: string,
  player: string,
  failed: (error: unknown) => void,
): Promise<void> {
  try {
    await tables.change(id, { decide: (table, context) => erasePlayer(table, player, context) })
  } catch (error) {
    if (!(error instanceof ProblemError)) failed(error)
  }
}

/** A table that they host and where nobody else sits. */
const isEmpty = ({ status, host, seats }: TableRow, player: string) =>
  status === 'open' && host === player && seats.every((seat) => seat === undefined || seat === player)

interface EraseJobDeps extends EraseDeps {
  readonly tables: TableService
}

/** Leaves the tables after one; returns the last one, or undefined if there are no more. */
async function leaveBatch(
  { store, tables }: EraseJobDeps,
  player: string,
  after: string,
  failed: (error: unknown) => void,
): Promise<string | undefined> {
  const rows = await store.tablesOf(player, after, TABLES_PER_BATCH, true)
  const empty = rows.filter((table) => isEmpty(table, player))
  await store.removeTables(empty.map(({ id }) => id))
  // In parallel: they share commits.
  await Promise.all(rows.map((table) => !empty.includes(table) && leaveTable(tables, table.id, player, failed)))
  await yieldToEventLoop()
  return rows.length < TABLES_PER_BATCH ? undefined : rows[rows.length - 1].id
}

/**
 * Completes the erasure of players. Progress is stored, so that nothing is repeated. If a table could not be left, the job
 * fails after everything else is done, and is retried.
 */
export async function processErasures(leaving: EraseJobDeps): Promise<void> {
  const { store, jobs } = leaving
  await jobs.process('erase', async ({ key: player, data }) => {
    if (data === '') {
      for (const bot of await store.botsOf(player)) await scheduleErasure(leaving, bot)
      await store.erasePlayer(player)
    }
    const failures: unknown[] = []
    let after: string | undefined = data
    for (let i = 0; i < BATCHES_PER_JOB && after !== undefined; i++)
      after = await leaveBatch(leaving, player, after, (error) => failures.push(error))
    if (after !== undefined) return scheduleErasure(leaving, player, after)
    for (let i = 0; i < BATCHES_PER_JOB; i++) {
      const lines = await store.removeChatOf(player, ROWS_PER_BATCH)
      const names = await store.removeNamesOf(player, ROWS_PER_BATCH)
      if (lines < ROWS_PER_BATCH && names < ROWS_PER_BATCH) {
        if (failures.length > 0) throw failures[0]
        return
      }
      await yieldToEventLoop()
    }
    // Sorts after all table ids: only chat and names are left.
    await scheduleErasure(leaving, player, '~')
  })
}
