import { readFileSync } from 'node:fs'
import type { TableSummary } from '@amyitis/protocol'
import { decider } from '@amyitis/tables'
import { expect, test } from 'vitest'
import { BOT, code, OPEN, turn } from './table-fixture.ts'
import {
  createTable,
  eventTypes,
  freshKey,
  newShare,
  seatPlayers,
  startGame,
  type TestPlayer,
  type TestServer,
  useServer,
} from './test-server.ts'

let server: TestServer
let ada: TestPlayer
let bela: TestPlayer
let carl: TestPlayer
useServer(['Ada', 'Béla', 'Carl'], (started, guests) => {
  server = started
  ;[ada, bela, carl] = guests
})

const INVITED = { kind: 'invited' } as const

test('retrying the creation of a table returns the same table', async () => {
  const attempt = { key: freshKey(), settings: { seats: [OPEN, OPEN] } }
  const [first, second] = await Promise.all([
    ada.call('POST', '/tables', attempt),
    ada.call('POST', '/tables', attempt),
  ])
  const third = await ada.call('POST', '/tables', attempt)
  expect([second.body.id, third.body.id]).toEqual([first.body.id, first.body.id])
  expect(eventTypes((await ada.view(first.body.id)).events)).toEqual(['created'])
  const other = await bela.call('POST', '/tables', attempt)
  expect(other.body.id).not.toBe(first.body.id)
})

test('the lobby shows open public tables, own tables, and finished public games', async () => {
  const open = await createTable(ada, { seats: [OPEN, OPEN], public: true })
  const hidden = await createTable(ada, { seats: [OPEN, OPEN] })
  const game = await startGame([ada, bela], { public: true })
  const seen = async (who: TestPlayer) => {
    const { body } = await who.call('GET', '/tables')
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
    return { open: ids(body.open), mine: ids(body.mine), finished: ids(body.finished), all: body }
  }
  const { open: waiting, mine, all } = await seen(ada)
  expect(waiting).toContain(open)
  expect(waiting).not.toContain(hidden)
  expect(mine).toEqual(expect.arrayContaining([open, hidden, game]))
  const row = all.mine.find(({ id }: { id: string }) => id === game)
  const { state, mover } = await turn(game, [ada, bela])
  expect(row).toMatchObject({ status: 'playing', round: 1, turn: decider(state), yours: mover === ada })
  expect(row.players[0].player).toEqual({ id: ada.id, name: 'Ada', bot: false })
  expect((await seen(carl)).mine).toEqual([])
  expect((await ada.execute(game, { type: 'concede' })).status).toBe(200)
  expect((await seen(carl)).finished).toContain(game)
})

test('the lobby names the host of a waiting table', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN], public: true })
  const row = async () => {
    const { body } = await carl.call('GET', '/tables')
    return (body.open as TableSummary[]).find(({ id }) => id === table)
  }
  expect(await row()).toMatchObject({ players: [{}, {}], host: { id: ada.id, name: 'Ada', bot: false } })
  await seatPlayers([bela], table)
  expect((await row())?.host?.name).toBe('Ada')
  await bela.execute(table, { type: 'stand' })
  await seatPlayers([ada], table)
  expect((await row())?.host).toBeUndefined()
  expect((await row())?.players[0].player?.name).toBe('Ada')
})

test('an invited seat needs its invitation, which only the host can see and renew', async () => {
  const table = await createTable(ada, { seats: [OPEN, INVITED] })
  expect((await bela.view(table)).invitations).toBeUndefined()
  const [{ seat, invitation }] = (await ada.view(table)).invitations ?? []
  expect(seat).toBe(1)
  const sit = { type: 'sit', seat: 1, commit: newShare().commit } as const
  expect(await code(bela.execute(table, sit))).toBe('not-invited')
  expect(await code(bela.execute(table, { ...sit, invitation: 'x'.repeat(22) }))).toBe('not-invited')
  expect(await code(bela.call('POST', `/tables/${table}/invitations`, { seat: 1 }))).toBe('not-host')
  const renewed = await ada.call('POST', `/tables/${table}/invitations`, { seat: 1 })
  expect(renewed.status).toBe(201)
  expect(await code(bela.execute(table, { ...sit, invitation }))).toBe('not-invited')
  expect((await bela.execute(table, { ...sit, invitation: renewed.body.invitation })).status).toBe(200)
})

test('a full table starts with the last share, and each share must match its hash', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN], public: true })
  const one = newShare()
  const other = newShare()
  await ada.execute(table, { type: 'sit', commit: one.commit })
  expect(await code(ada.execute(table, { type: 'reveal', added: one.added }))).toBe('not-full')
  await bela.execute(table, { type: 'sit', commit: other.commit })
  const { body } = await ada.call('GET', '/tables')
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  expect(ids(body.open)).not.toContain(table)
  expect(body.mine.find(({ id }: { id: string }) => id === table)).toMatchObject({ status: 'open', yours: true })
  expect(await code(ada.execute(table, { type: 'reveal', added: other.added }))).toBe('bad-share')
  const reveal = [table, 3, { type: 'reveal', added: one.added }, freshKey()] as const
  const first = await ada.command(...reveal)
  const second = await ada.command(...reveal)
  expect(second.body).toEqual(first.body)
  expect(JSON.stringify(await bela.view(table))).not.toContain(other.added)
  expect(await code(bela.execute(table, { type: 'unseat', seat: 0 }))).toBe('not-host')
  expect((await bela.execute(table, { type: 'reveal', added: other.added })).status).toBe(200)
  expect(eventTypes((await ada.view(table)).events).slice(1)).toEqual(['sat', 'sat', 'revealed', 'revealed', 'started'])
})

test('rejects a table without people', async () => {
  const settings = { seats: [BOT, BOT, BOT] }
  expect(await code(ada.call('POST', '/tables', { key: freshKey(), settings }))).toBe('only-bots')
})

test('a removed table disappears for everyone', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN] })
  await server.store.removeTable(table)
  expect(await code(ada.call('GET', `/tables/${table}`))).toBe('unknown-table')
  expect(await code(ada.command(table, 1, { type: 'sit', commit: newShare().commit }))).toBe('unknown-table')
})

test('rejects an invalid edition with the reason', async () => {
  const settings = { seats: [OPEN, OPEN], edition: { id: 'broken' } }
  const { status, body } = await ada.call('POST', '/tables', { key: freshKey(), settings })
  expect([status, body.code]).toEqual([422, 'bad-edition'])
  expect(body.detail).toContain('tokens: is missing; ')
  expect(body.detail).toContain('emptySquares: is missing')
})

test('accepts an edition with other court levels, double sides and tiles', async () => {
  const file = new URL('../../../../docs/examples/my-box.edition.json', import.meta.url)
  const edition = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const table = await createTable(ada, { seats: [OPEN, OPEN], edition })
  const { status } = await ada.call('GET', `/tables/${table}`)
  expect(status).toBe(200)
})
