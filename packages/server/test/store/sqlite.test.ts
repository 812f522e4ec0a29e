import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { backupTo } from '../../src/store/backup.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite.ts'
import { describeStore } from './conformance.ts'
import { event, newTable, next } from './samples.ts'
import { temporaryFolders } from './temporary-folders.ts'

const folders = temporaryFolders()
afterAll(() => folders.removeAll())

const KILLED = fileURLToPath(new URL('endless-writer.ts', import.meta.url))

describe('SQLite', () => {
  describeStore(async () => {
    const folder = folders.create()
    let store: Promise<SqliteStore> | undefined
    let closed = false
    // Only one server may use the data, so opening twice returns the same store until it is closed.
    return async () => {
      if (store !== undefined && !closed) return store
      closed = false
      store = openSqliteStore(folder).then((one) => ({
        ...one,
        async close() {
          if (!closed) await one.close()
          closed = true
        },
      }))
      return store
    }
  })

  test('acknowledged writes are on disk: write-ahead log with full synchronisation', async () => {
    const store = await openSqliteStore(folders.create())
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.db)
      return rows[0][name]
    }
    const FULL = 2
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(FULL)
    expect(await pragma('foreign_keys')).toBe(1)
    await store.close()
  })

  test.skipIf(process.platform === 'win32')('other users of the machine can’t read the data', async () => {
    const folder = join(folders.create(), 'new', 'folder')
    const store = await openSqliteStore(folder)
    await store.createTable(newTable('t'))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const file of ['amyitis.sqlite', 'amyitis.sqlite-wal'])
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    await store.close()
  })

  test('a second server on the same folder is rejected until the first has stopped', async () => {
    const folder = folders.create()
    const first = await openSqliteStore(folder)
    await expect(openSqliteStore(folder)).rejects.toThrow(/^another Amyitis server uses the data in .*$/)
    await first.close()
    await (await openSqliteStore(folder)).close()
  })

  test('a killed server leaves no lock, and loses nothing that it has acknowledged', async () => {
    const folder = folders.create()
    const child = spawn(process.execPath, [...process.execArgv, KILLED, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const safe = new Map<string, number>()
    let refused: unknown
    for await (const line of createInterface(child.stdout)) {
      const [table, seq] = line.split(' ')
      safe.set(table, Number(seq))
      if (Number(seq) < 20 || child.killed) continue
      refused = await openSqliteStore(folder).catch((error) => error)
      child.kill('SIGKILL')
    }
    expect(refused).toMatchObject({ message: expect.stringContaining('another Amyitis server') })
    const store = await openSqliteStore(folder)
    expect(safe.size).toBe(4)
    for (const [table, seq] of safe) {
      const events = await store.events(table, 0)
      expect(events.length).toBeGreaterThanOrEqual(seq)
      expect(events.map((one) => one.seq)).toEqual(events.map((_, i) => i + 1))
      expect((await store.table(table))?.seq).toBe(events.length)
    }
    await store.close()
  })

  test('tools may read and write beside the server, which is notified', async () => {
    const folder = folders.create()
    const store = await openSqliteStore(folder)
    const notified = new Promise((resolve) => store.listen(resolve))
    const tool = await openSqliteStore(folder, { beside: true })
    await tool.createTable(newTable('t'))
    expect(await notified).toBeUndefined()
    expect(await store.events('t', 0)).toEqual([event(1)])
    await tool.close()
    await expect(openSqliteStore(folders.create(), { beside: true })).rejects.toThrow(/there is no amyitis.sqlite/)
    await expect(openSqliteStore(folder)).rejects.toThrow('another')
    await store.close()
  })

  test('old chat lines are deleted, except reported ones', async () => {
    const store = await openSqliteStore(':memory:')
    for (const id of ['t', 'u']) await store.createTable(newTable(id))
    const rows = Array.from({ length: 2000 }, (_, i) => ({ line: i + 1, at: i, player: 'ben', text: `${i + 1}` }))
    for (const table_id of ['t', 'u'])
      await store.db
        .insertInto('chat')
        .values(rows.map((row) => ({ ...row, table_id, cause: `ben:${row.line}` })))
        .execute()
    await store.report({ at: 1, table: 't', by: 'ann', about: 'ben', line: 2, text: 'rude' })
    for (const line of [2001, 2002, 2003])
      expect((await store.addChatLine('t', 'ben', 'more', line, `ben:${line}`)).line).toBe(line)
    const lines = (await store.chat('t', 0)).map(({ line }) => line)
    expect(lines.slice(0, 3)).toEqual([2, 4, 5])
    expect(lines).toHaveLength(2001)
    expect(await store.chat('u', 0)).toHaveLength(2000)
    await store.close()
  })

  test('a backup can be made while the server writes, and opens like the data itself', async () => {
    const folder = folders.create()
    const store = await openSqliteStore(folder)
    await store.createTable(newTable('t'))
    for (let after = 1; after < 10; after++) await store.append(next('t', after))
    const copy = folders.create()
    const file = join(copy, 'amyitis.sqlite')
    const more = (async () => {
      for (let after = 10; after < 60; after++) await store.append(next('t', after))
    })()
    await backupTo(folder, file)
    expect(statSync(file).mode & 0o077).toBe(0)
    await more
    await expect(backupTo(folder, file)).rejects.toThrow(/is there already/)
    await expect(backupTo(folders.create(), join(copy, 'other'))).rejects.toThrow(/there is no amyitis.sqlite/)
    expect(existsSync(join(copy, 'other'))).toBe(false)
    await store.close()
    const again = await openSqliteStore(copy)
    const events = await again.events('t', 0)
    expect(events.length).toBeGreaterThanOrEqual(10)
    expect((await again.table('t'))?.seq).toBe(events.length)
    await again.close()
  })

  test('an in-memory database leaves nothing behind', async () => {
    const store = await openSqliteStore(':memory:')
    const other = await openSqliteStore(':memory:')
    await store.createTable(newTable('t'))
    expect(await other.table('t')).toBeUndefined()
    await Promise.all([store.close(), other.close()])
  })
})
