import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import type { TableRow } from '../../src/store/types.ts'
import type { Subject } from './logs.ts'
import { event, newTable, next, player, row } from './samples.ts'

const idsOf = (rows: readonly TableRow[]) => rows.map(({ id }) => id)

/** The contract of tables and their chat. */
export function describeTables({ store, open }: Subject): void {
  const make = (id: string, changed: number, change: Partial<TableRow> = {}) =>
    store().createTable(newTable(id, { row: row(1, { changed, ...change }) }))

  describe('a table', () => {
    test('is stored beside its log', async () => {
      await make('t', 77, { status: 'playing', public: false, seats: [undefined, 'ben'], summary: '{"a":1}' })
      expect(await store().table('t')).toEqual({
        id: 't',
        ...row(1, { changed: 77, status: 'playing', public: false, seats: [undefined, 'ben'], summary: '{"a":1}' }),
      })
      expect(await store().table('nowhere')).toBeUndefined()
      expect(await store().secretOf('t')).toEqual({
        secret: 'ab'.repeat(32),
        invitations: [undefined, 'hash of an invitation'],
      })
    })

    test('has an invitation per seat, which can be renewed', async () => {
      await make('t', 1)
      await Promise.all([store().setInvitation('t', 1, undefined), store().setInvitation('t', 3, 'new')])
      expect((await store().secretOf('t'))?.invitations).toEqual([undefined, undefined, undefined, 'new'])
    })

    test('is listed for its players, most recently changed first', async () => {
      await make('open', 10)
      await make('hidden', 20, { public: false, joinable: false })
      await make('newer', 30, { host: 'ben', seats: ['cleo', undefined] })
      await make('playing', 40, { status: 'playing', joinable: false, seats: ['hanna', 'ben'] })
      await make('over', 50, { status: 'over', joinable: false, seats: ['cleo', 'ben'], host: 'cleo' })
      await make('over hidden', 60, {
        status: 'over',
        joinable: false,
        public: false,
        host: 'cleo',
        seats: ['cleo', 'dan'],
      })
      const list = async (...args: Parameters<Store['tables']>) => idsOf(await store().tables(...args))
      const page = async (...args: Parameters<Store['list']>) => idsOf((await store().list(...args)).rows)
      expect(await page({ kind: 'open' }, 9)).toEqual(['newer', 'open'])
      expect(await list({ kind: 'waiting' }, 9, 30)).toEqual(['hidden', 'open'])
      expect(await list({ kind: 'playing' }, 9)).toEqual(['playing'])
      expect(await page({ kind: 'finished' }, 9)).toEqual(['over'])
      expect(await page({ kind: 'of', player: 'ben' }, 9)).toEqual(['over', 'playing', 'newer'])
      expect(await page({ kind: 'of', player: 'dan' }, 9)).toEqual(['over hidden'])
      expect(await list({ kind: 'all' }, 3, 60)).toEqual(['over', 'playing', 'newer'])
    })

    test('is no longer listed for a player who stood up', async () => {
      await make('t', 1, { seats: ['hanna', 'ben'] })
      await store().append({ ...next('t', 1), row: row(2, { seats: ['hanna', 'cleo'] }) })
      expect((await store().list({ kind: 'of', player: 'ben' }, 9)).rows).toEqual([])
      expect(idsOf((await store().list({ kind: 'of', player: 'cleo' }, 9)).rows)).toEqual(['t'])
    })

    test('is deleted with everything that belongs to it', async () => {
      await make('t', 1)
      await store().addChatLine('t', 'hanna', 'hello', 5, 'hanna:1')
      await store().removeTable('t')
      expect(await store().table('t')).toBeUndefined()
      expect(await store().events('t', 0)).toEqual([])
      expect(await store().chat('t', 0)).toEqual([])
      expect(await store().secretOf('t')).toBeUndefined()
      expect((await store().list({ kind: 'of', player: 'hanna' }, 9)).rows).toEqual([])
      expect(await store().append(next('t', 1))).toEqual({ kind: 'taken' })
    })

    test('is found among very many', async () => {
      const ids = Array.from({ length: 620 }, (_, i) => `t${String(i).padStart(3, '0')}`)
      await Promise.all(ids.map((id) => make(id, 1)))
      const found: string[] = []
      for await (const id of store().tableIds()) found.push(id)
      expect(found).toEqual(ids)
    })
  })

  describe('chat', () => {
    test('is numbered without gaps, even with concurrent writers', async () => {
      const other = await open()
      await make('t', 1)
      await make('u', 1)
      const posted = await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          (i % 2 ? store() : other).addChatLine('t', 'ben', `line ${i}`, i, `ben:${i}`),
        ),
      )
      expect(posted.map(({ line }) => line).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      const lines = await store().chat('t', 0)
      expect(lines).toEqual([...posted].sort((a, b) => a.line - b.line))
      expect(await store().chat('t', 10)).toEqual(lines.slice(10))
      expect(await store().chat('t', 0, 3)).toEqual(lines.slice(0, 3))
      expect(await store().newestChat('t', 3)).toEqual(lines.slice(-3))
      expect(await store().newestChat('t', 99)).toEqual(lines)
      expect((await store().addChatLine('u', 'ben', 'elsewhere', 1, 'ben:1')).line).toBe(1)
    })

    test('stores a line once that is sent twice', async () => {
      await make('t', 1)
      const say = () => store().addChatLine('t', 'ben', 'hello', 5, 'ben:1')
      const [first, second] = await Promise.all([say(), say()])
      expect(second).toEqual(first)
      expect(await store().chat('t', 0)).toEqual([{ line: 1, at: 5, player: 'ben', text: 'hello' }])
    })

    test('keeps the number of a deleted line', async () => {
      await make('t', 1)
      await store().addChatLine('t', 'ben', 'bad words', 5, 'ben:1')
      await store().removeChatLine('t', 1)
      expect(await store().chat('t', 0)).toEqual([{ line: 1, at: 5, player: 'ben' }])
      expect((await store().addChatLine('t', 'ben', 'sorry', 6, 'ben:2')).line).toBe(2)
    })

    test('is found by author, at any table', async () => {
      await make('t', 1)
      await make('u', 1)
      await store().addChatLine('u', 'ben', 'elsewhere', 4, 'ben:0')
      await store().addChatLine('t', 'cleo', 'hello', 5, 'cleo:1')
      await store().addChatLine('t', 'ben', 'gone', 6, 'ben:1')
      await store().addChatLine('t', 'ben', 'bye', 7, 'ben:2')
      await store().removeChatLine('t', 2)
      expect(await store().chatOf('ben', 9)).toEqual([
        { table: 't', line: 2, at: 6, player: 'ben' },
        { table: 't', line: 3, at: 7, player: 'ben', text: 'bye' },
        { table: 'u', line: 1, at: 4, player: 'ben', text: 'elsewhere' },
      ])
      expect(await store().chatOf('nobody', 9)).toEqual([])
    })

    test('loses the text of an erased player', async () => {
      await make('t', 1)
      await store().addPlayer(player('ben'))
      await store().addChatLine('t', 'ben', 'my address is', 5, 'ben:1')
      await store().addChatLine('t', 'cleo', 'hello', 6, 'cleo:1')
      await store().erasePlayer('ben')
      expect((await store().chat('t', 0)).map(({ text }) => text)).toEqual([undefined, 'hello'])
    })
  })

  describe('notifications', () => {
    test('reach all listeners after the write', async () => {
      const other = await open()
      const received: unknown[] = []
      const seen: Promise<unknown>[] = []
      const done = new Promise<void>((resolve) => {
        const stop = other.listen((news) => {
          received.push(news)
          if (news?.seq !== undefined) seen.push(other.events('t', news.seq - 1))
          if (news?.message !== undefined) {
            stop()
            resolve()
          }
        })
      })
      await make('t', 1)
      await store().append(next('t', 1, undefined, 3))
      await store().addChatLine('t', 'ben', 'hello', 5, 'ben:1')
      await store().append(next('t', 1))
      await store().broadcast('t', 'present: ben')
      await done
      await store().append(next('t', 2))
      expect(received).toEqual([
        { table: 't', seq: 1 },
        { table: 't', seq: 2 },
        { table: 't', chat: 1 },
        { table: 't', message: 'present: ben' },
      ])
      expect((await Promise.all(seen))[1]).toContainEqual(event(2, 3))
    })
  })
}
