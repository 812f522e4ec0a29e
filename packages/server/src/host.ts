import type { TableEvent } from '@amyitis/protocol'
import { fold, openTable, type Table } from '@amyitis/tables'
import { notifySignedOut } from './auth/session-revocation.ts'
import { ConfigError, readConfig } from './config.ts'
import { setSignUp } from './players/profile.ts'
import { backupTo } from './store/backup.ts'
import { checkTables, type TableCheck } from './store/check.ts'
import { openPostgresStore } from './store/postgres.ts'
import { StoreError } from './store/schema/migrations.ts'
import { openSqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import type { Integrity, PlayerRow } from './store/types.ts'
import { tableRow } from './table-service/table-row.ts'

/** @amyitis/server/host: administration of a server, also while it is running. */

export type { PlayerRow, Store }

/** An error that the host can fix, explained in one line. */
export const isOperatorError = (error: unknown): error is Error =>
  error instanceof StoreError || error instanceof ConfigError

type Environment = Readonly<Record<string, string | undefined>>

/** Opens the data that a server with this environment would use, or the data in a folder or file. */
export async function openAdminStore(env: Environment, data: string | undefined): Promise<Store> {
  const { database, folder } = readConfig(env, [])
  if (data === undefined && database !== undefined) return openPostgresStore(database)
  return openSqliteStore(data ?? folder, { beside: true })
}

/** Copies the data to a file and returns its source; undefined for PostgreSQL, which has its own tools. */
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

/** Undefined if the log is damaged. */
function replay(events: readonly TableEvent[]): Table | undefined {
  try {
    return openTable(events)
  } catch {
    return undefined
  }
}

/** Closes a live table, so that everyone there sees it; deletes one that is finished or damaged. */
export async function removeTable(
  store: Store,
  id: string,
  now: number,
): Promise<'closed' | 'deleted' | 'unknown' | 'busy'> {
  const row = await store.table(id)
  if (row === undefined) return 'unknown'
  const live = row.status === 'open' || row.status === 'playing'
  const before = live ? replay(await store.events(id, 0)) : undefined
  if (before === undefined) {
    await store.removeTable(id)
    return 'deleted'
  }
  const event = { seq: before.seq + 1, at: now, body: { type: 'closed' } } as const
  const table = fold(before, event)
  const done = await store.append({ table: id, after: before.seq, events: [event], row: tableRow(table, now) })
  return done.kind === 'done' ? 'closed' : 'busy'
}

export interface DataCheck {
  readonly integrity: Integrity
  /** Undefined if they are too damaged to read. */
  readonly games: TableCheck | undefined
}

/** Runs the database's own check, and replays all games. */
export async function checkData(store: Store): Promise<DataCheck> {
  const integrity = await store.integrity()
  const games = await checkTables(store).catch((error: unknown) => {
    if (integrity.problems.length > 0) return undefined
    throw error
  })
  return { integrity, games }
}

/** All bot programs of a player, and of those programs. */
async function programsOf(store: Store, player: string): Promise<string[]> {
  const all = new Set<string>()
  for (let next = await store.botsOf(player); next.length > 0; ) {
    for (const id of next) all.add(id)
    next = (await Promise.all(next.map((id) => store.botsOf(id)))).flat().filter((id) => !all.has(id))
  }
  return [...all]
}

/** Bans or unbans a player with their bot programs; a ban ends their connections. Returns the number of programs. */
export async function setBanned(store: Store, player: string, banned: boolean): Promise<number> {
  await store.changePlayer(player, { banned })
  const programs = await programsOf(store, player)
  if (banned) for (const id of [player, ...programs]) await notifySignedOut(store, id)
  return programs.length
}

/** Existing players are not affected. */
export async function allowSignUp(store: Store, open: boolean): Promise<void> {
  await setSignUp(store, open ? 'open' : 'closed')
}
