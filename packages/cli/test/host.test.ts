import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { hashOfShare } from '@amyitis/fair'
import { createText } from '@amyitis/i18n'
import { createApp, openStorage } from '@amyitis/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Command } from '../src/command.ts'
import { adminCommand } from '../src/commands/admin.ts'
import { verifyCommand } from '../src/commands/verify.ts'
import { parseArguments } from '../src/options.ts'
import { choosePaint } from '../src/terminal/paint.ts'
import { amyitis, file, folder, inNewFolder, put } from './program.ts'

inNewFolder()

/** The data in a running server, which the program uses at the same time. */
const data = file('data')
const env = { AMYITIS_DATA: data }
const clock = { now: () => 1_800_000_000_000 }
let app: Awaited<ReturnType<typeof createApp>>
let finished: string
let players: { id: string; token: string }[]

interface ApiResponse {
  readonly id: string
  readonly token: string
  readonly player: { readonly id: string }
  readonly seq: number
  readonly turn?: number
  readonly legal: readonly string[]
}

async function call(method: 'GET' | 'POST', path: string, token?: string, payload?: object) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return { text: response.body, status: response.statusCode, json: () => response.json<ApiResponse>() }
}

const newKey = () => Math.random().toString(36).slice(2).padEnd(12, '0')
const settings = { seats: [{ kind: 'open' }, { kind: 'open' }] }
const newTable = async () => (await call('POST', 'tables', players[0].token, { key: newKey(), settings })).json().id

async function act(table: string, player: number, after: number, command: object) {
  const { status, text } = await call('POST', `tables/${table}/acts`, players[player].token, {
    key: newKey(),
    after,
    act: command,
  })
  if (status !== 200) throw new Error(text)
}

const ADDED = ['0'.repeat(32), '1'.repeat(32)]

async function sitDown(table: string): Promise<void> {
  for (const player of [0, 1]) await act(table, player, 1, { type: 'sit', commit: hashOfShare(ADDED[player]) })
  for (const player of [0, 1]) await act(table, player, 3, { type: 'reveal', added: ADDED[player] })
}

/** Plays a whole game with arbitrary legal moves. */
async function playGame(): Promise<string> {
  const table = await newTable()
  await sitDown(table)
  for (;;) {
    const { turn, legal, seq } = (await call('GET', `tables/${table}/state`)).json()
    if (turn === undefined) return table
    await act(table, turn, seq, { type: 'move', move: legal[(seq * 7) % legal.length] })
  }
}

beforeAll(async () => {
  mkdirSync(file('web'))
  put('web/index.html', '')
  const fail = (error: unknown) => {
    throw error
  }
  const storage = await openStorage({ folder: data }, clock, fail)
  app = await createApp(file('web'), { ...storage, clock, rate: 0 })
  players = []
  for (const name of ['Ann', 'Béla']) {
    const { player, token } = (await call('POST', 'bots', undefined, { name })).json()
    players.push({ id: player.id, token })
  }
  finished = await playGame()
}, 60_000)
afterAll(() => app.close())

/** Runs a command within this process. */
async function run(command: Command, ...args: readonly string[]): Promise<{ code: number; out: string }> {
  const text = createText('en')
  const lines: string[] = []
  const given = parseArguments(args, () => text)
  const paint = choosePaint({}, false)
  const code = await command.run({ text, args: given, paint, print: (...more) => void lines.push(...more) })
  return { code, out: lines.join('\n') }
}

describe('verify --seed', () => {
  const fetchFinished = async () => {
    const [table, record] = await Promise.all([
      call('GET', `tables/${finished}`),
      call('GET', `tables/${finished}/record`),
    ])
    return { table: table.text, record: record.text }
  }

  it('verifies the seed from its shares, and the deals from the seed', async () => {
    const { table, record } = await fetchFinished()
    const { code, out } = await run(verifyCommand, 'verify', '--seed', put('table.json', table), put('game', record))
    expect(out).toMatch(
      /the shares give the seed fair1:[0-9a-f]{64}\n.*the setup and the deals come from that seed\n.*NOT checked/,
    )
    expect(code).toBe(0)
  })

  it('calls the deals fair only if they match what the own device has seen', async () => {
    const { table } = await fetchFinished()
    const { events } = JSON.parse(table)
    const { secretHash } = events[0].body
    const sat = events.flatMap(({ body }: { body: { type: string } }) => (body.type === 'sat' ? [body] : []))
    const commits = sat.map(({ commit }: { commit: string }) => commit)
    const players = sat.map(({ player }: { player: string }) => player)
    const own = { table: finished, added: ADDED[0], secretHash, commits, players, at: 1 }
    const check = async (sent: object) => {
      const evidence = put('mine.json', JSON.stringify({ kind: 'amyitis evidence 1', table: finished, sent: [sent] }))
      return run(verifyCommand, 'verify', '--seed', put('table.json', table), '--evidence', evidence)
    }
    expect(await check(own)).toMatchObject({ code: 0, out: expect.stringContaining('The deals were fair') })
    // Somebody replaced their commitment after this share had been sent.
    const replaced = await check({ ...own, commits: [commits[0], 'e'.repeat(64)] })
    expect(replaced).toMatchObject({ code: 1, out: expect.stringContaining('NOT FAIR') })
    expect(replaced.out).not.toContain('were fair')
    const foreign = await check({ ...own, added: 'ee'.repeat(16) })
    expect(foreign).toMatchObject({ code: 1, out: expect.stringContaining('confirmed') })
    const nothing = await check({ ...own, table: 'aaaaaaaaaaaaaaaa' })
    expect(nothing).toMatchObject({ code: 1, out: expect.stringContaining('didn’t send a share') })
    await expect(
      run(verifyCommand, 'verify', '--seed', put('table.json', table), '--evidence', put('mine.json', '{}')),
    ).rejects.toThrow('not an evidence file')
  })

  it('reads shares from a plain file', async () => {
    const { table } = await fetchFinished()
    const { events } = JSON.parse(table)
    const { secretHash } = events[0].body
    const { secret } = events.at(-1).body
    const shares = put('shares.json', JSON.stringify({ table: finished, secretHash, secret, added: ADDED }))
    expect((await run(verifyCommand, 'verify', '--seed', shares)).out).toContain(events.at(-1).body.seed)
  })

  it('checks the deals of a conceded game, whose record can’t contain the seed', async () => {
    const table = await newTable()
    await sitDown(table)
    await act(table, 0, 6, { type: 'concede' })
    const [log, record] = await Promise.all([call('GET', `tables/${table}`), call('GET', `tables/${table}/record`)])
    expect(record.text).not.toContain('fair1:')
    const file = put('conceded.json', log.text)
    expect((await run(verifyCommand, 'verify', '--seed', file, put('conceded', record.text))).code).toBe(0)
    const other = record.text.replace(/^first (blue|red)/m, (_, color) => `first ${color === 'red' ? 'blue' : 'red'}`)
    expect((await run(verifyCommand, 'verify', '--seed', file, put('other', other))).code).toBe(1)
    await run(adminCommand, 'admin', 'remove', table, '--data', data)
  })

  /** The log with one event moved. */
  const withMoved = (json: string, from: number, to: number) => {
    const { events, ...rest } = JSON.parse(json)
    events.splice(to, 0, ...events.splice(from, 1))
    return JSON.stringify({ ...rest, events })
  }

  it.each([
    ['another secret', (json: string) => json.replace(/"secret":"../, '"secret":"zz'), 'doesn’t match the hash'],
    ['another share', (json: string) => json.replace(/"added":"0/, '"added":"5'), 'not everyone had committed'],
    ['another seed', (json: string) => json.replace(/fair1:./, 'fair1:z'), 'a different seed'],
    ['that somebody was bound late', (json: string) => withMoved(json, 2, 3), 'not everyone had committed'],
    ['that somebody has revealed nothing', (json: string) => withMoved(json, 3, 5), 'not everyone had committed'],
  ])('finds %s', async (_, change, words) => {
    const { table } = await fetchFinished()
    const { code, out } = await run(verifyCommand, 'verify', '--seed', put('bad.json', change(table)))
    expect(code).toBe(1)
    expect(out).toContain(words)
  })

  it.each(['{}', '[]', 'seed', '{"table":1}', '{"events":7}'])('rejects %s', async (json) => {
    await expect(run(verifyCommand, 'verify', '--seed', put('bad.json', json))).rejects.toThrow('neither the shares')
  })

  it('detects a record with other deals', async () => {
    const { table, record } = await fetchFinished()
    const [one, other] = /^deal (\w+) (?!\1)(\w+)/m.exec(record)?.slice(1) ?? []
    const swapped = record.replace(`deal ${one} ${other}`, `deal ${other} ${one}`)
    const { code } = await run(verifyCommand, 'verify', '--seed', put('table.json', table), put('swapped', swapped))
    expect(code).toBe(1)
    const untold = record.replace(/^seed .*\n/m, '')
    const { out } = await run(verifyCommand, 'verify', '--seed', file('table.json'), put('untold', untold))
    expect(out).toContain('isn’t the one the shares give')
  })

  it('verify alone checks the deals too', async () => {
    const { record } = await fetchFinished()
    const other = record.replace(/fair1:./, (start) => (start.endsWith('0') ? 'fair1:1' : 'fair1:0'))
    const { code, out } = await run(verifyCommand, 'verify', put('game', record), put('other', other))
    expect(code).toBe(1)
    expect(out).toMatch(/the seed matches.*\n.*doesn’t come from this seed/)
  })
})

describe('backup and verify --db', () => {
  it('save and check all games while the server runs', () => {
    expect(amyitis(['verify', '--db'], '', env)).toMatchObject({ code: 0, out: '1 table, valid.\n' })
    expect(amyitis(['backup', file('copy')], '', env)).toMatchObject({
      code: 0,
      out: `The data in ${data} has been saved to ${file('copy')}.\n`,
    })
    expect(amyitis(['verify', '--db', file('copy')]).out).toBe('1 table, valid.\n')
  })

  it('detect a corrupt page', () => {
    amyitis(['backup', file('spoilt')], '', env)
    const database = new DatabaseSync(file('spoilt'))
    const root = Number(database.prepare("select rootpage from sqlite_master where name = 'events'").get()?.rootpage)
    database.close()
    const handle = openSync(file('spoilt'), 'r+')
    writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, (root - 1) * 4096)
    closeSync(handle)
    const { code, out, err } = amyitis(['verify', '--db', file('spoilt')])
    expect(code).toBe(1)
    expect(out).toMatch(/^damage: /)
    expect(out).toContain('The database is damaged')
    expect(err).toBe('')
  })

  it('refuse to overwrite a file, and report a missing database', () => {
    expect(amyitis(['backup', file('copy')], '', env)).toMatchObject({ code: 2, out: '' })
    const nowhere = amyitis(['verify', '--db', '--data', folder()])
    expect(nowhere).toMatchObject({ code: 2, out: '' })
    expect(nowhere.err).toMatch(/^amyitis: there is no amyitis.sqlite in .*\n$/)
  })

  it('leave PostgreSQL to its own tools', () => {
    const { code, err } = amyitis(['backup', file('pg')], '', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' })
    expect(code).toBe(2)
    expect(err).toContain('pg_dump')
  })
})

describe('admin', () => {
  const admin = async (...args: readonly string[]) => (await run(adminCommand, 'admin', ...args, '--data', data)).out

  it('lists tables with their players', () => {
    const { out } = amyitis(['admin', 'tables'], '', env)
    expect(out).toBe(`${finished}  2027-01-15 08:00  over  Ann (${players[0].id}), Béla (${players[1].id})\n`)
  })

  it('closes a table in view of its spectators, then deletes it', async () => {
    const table = await newTable()
    expect(await admin('remove', table)).toContain('is closed')
    const { text } = await call('GET', `tables/${table}/events`)
    expect(JSON.parse(text).events.at(-1).body).toEqual({ type: 'closed' })
    expect(await admin('remove', table)).toContain('has been deleted')
    await expect(admin('remove', table)).rejects.toThrow(`there’s no table “${table}”`)
  })

  it('bans and unbans a player', async () => {
    const { id, token } = players[1]
    expect(await admin('ban', id)).toBe('Béla is now banned.')
    expect((await call('GET', 'me', token)).status).toBe(403)
    await admin('unban', id)
    expect((await call('GET', 'me', token)).status).toBe(200)
  })

  it('closes and reopens sign-up', async () => {
    await admin('close')
    expect((await call('POST', 'bots', undefined, { name: 'Cyrus' })).status).toBe(403)
    await admin('open')
    expect((await call('POST', 'bots', undefined, { name: 'Cyrus' })).status).toBe(201)
  })

  it('shows reports with the chat line, which it can delete', async () => {
    const [ann, bela] = players
    await call('POST', `tables/${finished}/chat`, bela.token, { key: newKey(), text: 'Your garden is ugly' })
    await call('POST', `tables/${finished}/reports`, ann.token, { about: bela.id, line: 1, text: 'rude' })
    expect(await admin('reports')).toBe(
      `2027-01-15 08:00  table ${finished}  about Béla (${bela.id}), by Ann (${ann.id}): rude\n` +
        '  line 1 of the chat: Your garden is ugly',
    )
    await admin('remove', finished, '1')
    expect(await admin('reports')).not.toContain('ugly')
  })

  it('shows reports without a chat line, or with a missing one', async () => {
    const [ann, bela] = players
    await call('POST', `tables/${finished}/reports`, ann.token, { about: bela.id, text: 'sulks' })
    await call('POST', `tables/${finished}/reports`, ann.token, { about: bela.id, line: 77, text: 'said nothing' })
    const out = await admin('reports')
    expect(out).toContain(': sulks')
    expect(out).toContain(': said nothing')
    expect(out).not.toContain('line 77')
  })

  it('reports failure when nothing was changed', async () => {
    for (const line of ['abc', '0', '1.5', '99', '1', '9999999999999'])
      await expect(admin('remove', finished, line), line).rejects.toThrow(`no line “${line}”`)
    await expect(admin('remove', 'nowhere')).rejects.toThrow('no table “nowhere”')
    await expect(admin('remove', 'nowhere', '1')).rejects.toThrow('no table “nowhere”')
    for (const task of ['ban', 'unban', 'mute', 'unmute'])
      await expect(admin(task, 'nobody'), task).rejects.toThrow('no player “nobody”')
    expect(amyitis(['admin', 'remove', finished, 'abc'], '', env)).toMatchObject({ code: 2, out: '' })
  })

  it('bans the bots of a banned player, too', async () => {
    const [ann] = players
    const { player, token } = (await call('POST', 'bots', ann.token, { name: 'Clay' })).json()
    expect(await admin('ban', ann.id)).toBe('Ann is now banned.\nSo is their bot.')
    expect((await call('GET', 'me', token)).status).toBe(403)
    expect(await admin('unban', ann.id)).toContain('Their bot can play again too.')
    expect((await call('GET', 'me', token)).status).toBe(200)
    expect(await admin('absent')).toBe('No guest’s data is about to be deleted.')
    expect(player.id).not.toBe(ann.id)
  })

  it('lists its subcommands', async () => {
    await expect(admin('dance')).rejects.toThrow('not “dance”')
    await expect(admin('ban')).rejects.toThrow('give the name of a table or a player')
    await expect(admin('ban', 'nobody')).rejects.toThrow('no player “nobody”')
    await expect(admin('close', 'now')).rejects.toThrow('“now”')
  })
})
