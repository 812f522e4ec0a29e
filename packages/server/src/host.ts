import type { TableEvent } from '@amyitis/protocol'
import { fold, openTable, type Table } from '@amyitis/tables'
import { ConfigProblem, readConfig } from './config.ts'
import { rowOf } from './desk/rows.ts'
import { tellSignedOut } from './players/admission.ts'
import { setSignUp } from './players/me.ts'
import { backupTo } from './store/backup.ts'
import { type Checked, checkTables } from './store/check.ts'
import { StoreProblem } from './store/migrations.ts'
import { openPostgresStore } from './store/postgres.ts'
import { openSqliteStore } from './store/sqlite.ts'
import type { Integrity, PlayerRow, Store } from './store/store.ts'

/** @amyitis/server/host: what the host of a server does beside it, also while it runs. */

export type { PlayerRow, Store }

/** Something that the host has to put right, in one line. */
export const isProblem = (error: unknown): error is Error =>
  error instanceof StoreProblem || error instanceof ConfigProblem

type Environment = Readonly<Record<string, string | undefined>>

/** The data of the server that would start with this environment, or that in a folder or file. */
export async function openTools(env: Environment, data: string | undefined): Promise<Store> {
  const { database, folder } = readConfig(env, [])
  if (data === undefined && database !== undefined) return openPostgresStore(database)
  return openSqliteStore(data ?? folder, { beside: true })
}

/** Saves the data in a file, and answers where it was; undefined if it is in a database, which has tools of its own. */
export async function backupData(
  env: Environment,
  data: string | undefined,
  file: string,
): Promise<string | undefined> {
  const { database, folder } = readConfig(env, [])
  if (data === undefined && database !== undefined) return undefined
  await backupTo(data ?? folder, file)
  return data ?? folder
}

/** The table as its log tells it; undefined if the log is damaged. */
function replayed(events: readonly TableEvent[]): Table | undefined {
  try {
    return openTable(events)
  } catch {
    return undefined
  }
}

/** Closes a table that is still alive, so that all who look on see it; deletes one that is not, or is damaged. */
export async function removeTable(
  store: Store,
  id: string,
  now: number,
): Promise<'closed' | 'deleted' | 'unknown' | 'busy'> {
  const row = await store.table(id)
  if (row === undefined) return 'unknown'
  const live = row.status === 'open' || row.status === 'playing'
  const before = live ? replayed(await store.events(id, 0)) : undefined
  if (before === undefined) {
    await store.removeTable(id)
    return 'deleted'
  }
  const event = { seq: before.seq + 1, at: now, body: { type: 'closed' } } as const
  const table = fold(before, event)
  const done = await store.append({ table: id, after: before.seq, events: [event], row: rowOf(table, now) })
  return done.kind === 'done' ? 'closed' : 'busy'
}

export interface CheckedData {
  readonly integrity: Integrity
  /** Undefined where the damage is such that they can't be read. */
  readonly games: Checked | undefined
}

/** Has the database check itself, and replays all games through the rules. */
export async function checkData(store: Store): Promise<CheckedData> {
  const integrity = await store.integrity()
  const games = await checkTables(store).catch((error: unknown) => {
    if (integrity.problems.length > 0) return undefined
    throw error
  })
  return { integrity, games }
}

/** All programs of a player, and those that these have made. */
async function programsOf(store: Store, player: string): Promise<string[]> {
  const all = new Set<string>()
  for (let next = await store.botsOf(player); next.length > 0; ) {
    for (const id of next) all.add(id)
    next = (await Promise.all(next.map((id) => store.botsOf(id)))).flat().filter((id) => !all.has(id))
  }
  return [...all]
}

/** Keeps a player and their programs out, and ends their connections; or lets them in again. Answers how many programs. */
export async function setBanned(store: Store, player: string, banned: boolean): Promise<number> {
  await store.changePlayer(player, { banned })
  const programs = await programsOf(store, player)
  if (banned) for (const id of [player, ...programs]) await tellSignedOut(store, id)
  return programs.length
}

/** Whoever is there already may stay. */
export async function openDoor(store: Store, open: boolean): Promise<void> {
  await setSignUp(store, open ? 'open' : 'closed')
}
