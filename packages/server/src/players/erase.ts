import { eraseFrom } from '@amyitis/tables'
import type { Clock } from '../clock.ts'
import type { Desk } from '../desk/desk.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Refused } from '../refused.ts'
import { nextTurn } from '../slices.ts'
import type { Store, TableRow } from '../store/store.ts'

interface Context {
  readonly store: Store
  readonly jobs: Jobs
  readonly clock: Clock
}

const plan = ({ jobs, clock }: Context, player: string, data = ''): Promise<void> =>
  jobs.plan({ kind: 'erase', key: player, at: clock.now(), data })

/**
 * Forgets a player, and the programs that they have made: from now on nothing tells who it was. A job then takes their seats
 * and lines of chat away, piece by piece. It is planned first and does all of this again, so that nothing stays behind
 * wherever the process dies. Answers who is forgotten.
 */
export async function erase(context: Context, player: string): Promise<string[]> {
  const { store } = context
  const all = [player]
  for (const one of all) {
    await plan(context, one)
    all.push(...(await store.botsOf(one)))
    await store.erasePlayer(one)
    await nextTurn()
  }
  return all
}

/** Tables or lines of chat of a slice, and slices of a job: the next one goes on from there, also in another process. */
const SLICE = 20
const LINES = 100
const SLICES = 25

/** A table that is damaged keeps nobody from leaving the others. */
async function leaveTable(desk: Desk, id: string, player: string, failed: (error: unknown) => void): Promise<void> {
  try {
    await desk.change(id, { decide: (table, ground) => eraseFrom(table, player, ground) })
  } catch (error) {
    if (!(error instanceof Refused)) failed(error)
  }
}

/** A table of theirs at which nobody else has sat down: nobody will miss it. */
const isEmpty = ({ status, host, seats }: TableRow, player: string) =>
  status === 'open' && host === player && seats.every((seat) => seat === undefined || seat === player)

interface Leaving extends Context {
  readonly desk: Desk
}

/** Leaves tables after one; answers the last, or undefined if there are no more. */
async function leaveSome(
  { store, desk }: Leaving,
  player: string,
  after: string,
  failed: (error: unknown) => void,
): Promise<string | undefined> {
  const tables = await store.tablesOf(player, after, SLICE, true)
  const empty = tables.filter((table) => isEmpty(table, player))
  await store.removeTables(empty.map(({ id }) => id))
  // Together: they share the writes to the disk.
  await Promise.all(tables.map((table) => !empty.includes(table) && leaveTable(desk, table.id, player, failed)))
  await nextTurn()
  return tables.length < SLICE ? undefined : tables[tables.length - 1].id
}

/**
 * Does what is left of erasing players. Where a job ends is written down: none of it is begun again, unless a table could not be
 * left; then the job fails once everything else is done, and is tried again.
 */
export async function runErasures(leaving: Leaving): Promise<void> {
  const { store, jobs } = leaving
  await jobs.work('erase', async ({ key: player, data }) => {
    if (data === '') {
      for (const bot of await store.botsOf(player)) await plan(leaving, bot)
      await store.erasePlayer(player)
    }
    const failures: unknown[] = []
    let after: string | undefined = data
    for (let i = 0; i < SLICES && after !== undefined; i++)
      after = await leaveSome(leaving, player, after, (error) => failures.push(error))
    if (after !== undefined) return plan(leaving, player, after)
    for (let i = 0; i < SLICES; i++) {
      const lines = await store.removeChatOf(player, LINES)
      const names = await store.removeNamesOf(player, LINES)
      if (lines < LINES && names < LINES) {
        if (failures.length > 0) throw failures[0]
        return
      }
      await nextTurn()
    }
    // No table comes after this one: only chat and names are left.
    await plan(leaving, player, '~')
  })
}
