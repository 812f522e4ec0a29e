import { readFileSync } from 'node:fs'
import type { TableSummary } from '@amyitis/protocol'
import { decider } from '@amyitis/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from './live/listener.ts'
import {
  addGuest,
  callApi,
  createTable,
  eventTypes,
  freshKey,
  newShare,
  seatPlayers,
  someMove,
  startGame,
  startServer,
  type TestPlayer,
  type TestServer,
} from './test-server.ts'

let server: TestServer
let ada: TestPlayer
let bela: TestPlayer
let carl: TestPlayer
beforeAll(async () => {
  server = await startServer()
  ada = await addGuest(server.url, 'Ada')
  bela = await addGuest(server.url, 'Béla')
  carl = await addGuest(server.url, 'Carl')
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const OPEN = { kind: 'open' } as const
const INVITED = { kind: 'invited' } as const
const BOT = { kind: 'bot', level: 'random' } as const

const code = async (asked: Promise<{ status: number; body: { code: string; status: number } }>) => {
  const { status, body } = await asked
  expect(body.status).toBe(status)
  return body.code
}

/** Who decides, and who does not. */
async function turn(table: string, people: readonly TestPlayer[]) {
  const state = await people[0].table(table)
  const seat = decider(state) ?? -1
  const sitting = state.seats.map(({ player }) => people.find(({ id }) => id === player) as TestPlayer)
  return { state, mover: sitting[seat], other: sitting[(seat + 1) % sitting.length] }
}

test('the same request to make a table finds the table that it made', async () => {
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

test('the lobby shows public tables that wait, my own tables, and public games that are over', async () => {
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

test('the lobby names the host of a table that still waits for them', async () => {
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

test('a full table starts with the last share; each share must match its hash', async () => {
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

test('a request that is sent again has no second effect and gets the first answer', async () => {
  const table = await startGame([ada, bela])
  const { state, mover } = await turn(table, [ada, bela])
  const attempt = [table, state.seq, { type: 'move', move: someMove(state) }, freshKey()] as const
  const [first, second] = await Promise.all([mover.command(...attempt), mover.command(...attempt)])
  const third = await mover.command(...attempt)
  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
  expect(third.body).toEqual(first.body)
  expect((await ada.view(table)).events.length).toBe(first.body.seq)
})

test('a command that has not seen the last decision is rejected', async () => {
  const table = await startGame([ada, bela])
  const { state, mover } = await turn(table, [ada, bela])
  const move = someMove(state)
  expect((await mover.command(table, state.seq, { type: 'move', move })).status).toBe(200)
  const after = await ada.table(table)
  const next = after.seats[decider(after) ?? 0].player === ada.id ? ada : bela
  expect(await code(next.command(table, state.seq, { type: 'move', move: someMove(after) }))).toBe('stale')
  expect(await code(next.command(table, 999, { type: 'move', move: someMove(after) }))).toBe('bad-request')
  expect((await ada.table(table)).seq).toBe(after.seq)
})

test('nobody can move for another, and an illegal move is rejected with the reason and alternatives', async () => {
  const table = await startGame([ada, bela])
  const { state, mover, other } = await turn(table, [ada, bela])
  const move = someMove(state)
  expect(await code(other.command(table, state.seq, { type: 'move', move }))).toBe('not-your-turn')
  expect(await code(carl.command(table, state.seq, { type: 'move', move }))).toBe('not-seated')
  const { status, body } = await mover.command(table, state.seq, { type: 'move', move: 'caravan nineveh' })
  expect(status).toBe(409)
  expect(body.code).toBe('illegal-move')
  expect(body.refusal.instead.length).toBeGreaterThan(0)
  expect((await ada.table(table)).seq).toBe(state.seq)
})

test('the own turn can be taken back until somebody has answered', async () => {
  const table = await startGame([ada, bela])
  const { state, mover, other } = await turn(table, [ada, bela])
  await mover.command(table, state.seq, { type: 'move', move: 'pass' })
  expect(await code(other.execute(table, { type: 'undo', to: 0 }))).toBe('cannot-undo')
  expect((await mover.execute(table, { type: 'done' })).status).toBe(200)
  expect((await mover.execute(table, { type: 'undo', to: 0 })).status).toBe(200)
  expect((await ada.table(table)).game?.entries.length).toBe(0)
  await mover.execute(table, { type: 'move', move: 'pass' })
  await other.execute(table, { type: 'move', move: someMove(await ada.table(table)) })
  expect(await code(mover.execute(table, { type: 'undo', to: 0 }))).toBe('cannot-undo')
})

test('what is answered is taken back only if all agree', async () => {
  const table = await startGame([ada, bela])
  const { mover, other } = await turn(table, [ada, bela])
  await mover.execute(table, { type: 'move', move: 'pass' })
  await other.execute(table, { type: 'move', move: someMove(await ada.table(table)) })
  const count = (await ada.table(table)).game?.entries.length ?? 0
  expect(await code(other.execute(table, { type: 'answer', agrees: true }))).toBe('nothing-asked')
  await mover.execute(table, { type: 'ask', to: 0 })
  expect(await code(mover.execute(table, { type: 'answer', agrees: true }))).toBe('already-answered')
  await other.execute(table, { type: 'answer', agrees: false })
  expect((await ada.table(table)).game?.entries.length).toBe(count)
  await mover.execute(table, { type: 'ask', to: 0 })
  await other.execute(table, { type: 'answer', agrees: true })
  expect((await ada.table(table)).game?.entries.length).toBe(0)
})

test('with two players, conceding ends the game and tells the seed', async () => {
  const table = await startGame([ada, bela])
  expect(JSON.stringify(await ada.view(table))).not.toContain('"secret"')
  await bela.execute(table, { type: 'concede' })
  const { status, result } = await ada.table(table)
  expect(status).toBe('over')
  expect(result).toMatchObject({ why: 'conceded', ranks: [1, 2] })
  expect(await code(ada.execute(table, { type: 'concede' }))).toBe('game-over')
})

test('with three players a bot replaces whoever concedes, and whoever is away if the others vote for it', async () => {
  const clock = { kind: 'live', minutes: 30, increment: 0 } as const
  const table = await startGame([ada, bela, carl], { standIn: 'random', clock })
  const people = [ada, bela, carl]
  const state = await ada.table(table)
  const about = decider(state) ?? 0
  const others = people.filter((_, seat) => seat !== about)
  expect(await code(others[0].execute(table, { type: 'vote', about }))).toBe('too-soon')
  const thinker = await listen(server.url, table, { headers: people[about].headers })
  thinker.send({ type: 'looking', looking: true })
  const looking = () => thinker.messages.some((one) => one.type === 'present' && one.looking.length === 1)
  await thinker.until(looking)
  server.clock.skip(121_000)
  // Who thinks for long is there.
  expect(await code(others[0].execute(table, { type: 'vote', about }))).toBe('too-soon')
  thinker.send({ type: 'looking', looking: false })
  thinker.send({ type: 'ping' })
  await thinker.until(() => thinker.messages.some(({ type }) => type === 'pong'))
  thinker.cut()
  expect(await code(others[0].execute(table, { type: 'vote', about }))).toBe('too-soon')
  server.clock.skip(121_000)
  expect((await others[0].execute(table, { type: 'vote', about })).status).toBe(200)
  expect(await code(others[0].execute(table, { type: 'vote', about }))).toBe('already-answered')
  expect((await others[1].execute(table, { type: 'vote', about })).status).toBe(200)
  expect((await ada.table(table)).seats[about].standIn).toBe('random')
  expect((await people[about].execute(table, { type: 'return' })).status).toBe(200)
  expect((await ada.table(table)).seats[about].standIn).toBeUndefined()
  await people[about].execute(table, { type: 'concede' })
  const after = await ada.table(table)
  expect(after.status).toBe('playing')
  expect(after.seats[about]).toMatchObject({ conceded: true, standIn: 'random' })
  expect(await code(people[about].execute(table, { type: 'return' }))).toBe('not-away')
})

test('where nobody may look on, a game that has begun is for its players alone', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN], spectators: false })
  expect((await carl.call('GET', `/tables/${table}`)).status).toBe(200)
  await seatPlayers([ada, bela], table)
  for (const path of ['', '/events', '/record', '/stats', '/stream'])
    expect(await code(carl.call('GET', `/tables/${table}${path}`)), path).toBe('private-table')
  expect((await callApi(`${server.url}/api/v1/tables/${table}`)).body.code).toBe('private-table')
  expect(await code(carl.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'hi' }))).toBe('private-table')
  expect((await bela.call('GET', `/tables/${table}`)).status).toBe(200)
})

test('a table of bots alone is rejected', async () => {
  const settings = { seats: [BOT, BOT, BOT] }
  expect(await code(ada.call('POST', '/tables', { key: freshKey(), settings }))).toBe('only-bots')
})

test('anyone can see a finished game by its link, but not its chat', async () => {
  const table = await startGame([ada, bela], { spectators: false })
  await ada.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'between us' })
  await bela.execute(table, { type: 'concede' })
  for (const path of ['', '/events', '/record', '/stats'])
    expect((await callApi(`${server.url}/api/v1/tables/${table}${path}`)).status, path).toBe(200)
  expect((await carl.view(table)).chat).toEqual([])
  expect((await bela.view(table)).chat).toMatchObject([{ text: 'between us' }])
  expect(await code(carl.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'hi' }))).toBe('private-table')
  const watcher = await listen(server.url, table, { headers: carl.headers })
  await watcher.until(() => watcher.events.some(({ body }) => body.type === 'ended'))
  watcher.send({ type: 'ping' })
  await watcher.until(() => watcher.messages.some(({ type }) => type === 'pong'))
  expect(watcher.chat).toEqual([])
  watcher.cut()
})

test('a rematch seats the same people one further, once, and keeps their seats for them', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN, BOT] })
  await seatPlayers([ada, bela], table)
  expect(await code(ada.call('POST', `/tables/${table}/rematch`))).toBe('not-over')
  await server.store.removeTable(table)

  const game = await startGame([ada, bela])
  await ada.execute(game, { type: 'concede' })
  expect(await code(carl.call('POST', `/tables/${game}/rematch`))).toBe('not-seated')
  const [first, second] = await Promise.all([
    ada.call('POST', `/tables/${game}/rematch`),
    bela.call('POST', `/tables/${game}/rematch`),
  ])
  expect(first.status).toBe(201)
  expect(second.body.id).toBe(first.body.id)
  const events = (await ada.view(game)).events
  expect(events.filter(({ body }) => body.type === 'rematch').length).toBe(1)
  const next = first.body.id
  expect(await code(carl.execute(next, { type: 'sit', commit: newShare().commit }))).toBe('not-invited')
  await seatPlayers([ada, bela], next)
  expect((await ada.table(next)).seats.map(({ player }) => player)).toEqual([bela.id, ada.id])
})

test('bots move by themselves, and at once after a player is done', async () => {
  const table = await createTable(ada, { seats: [OPEN, BOT, BOT] })
  await seatPlayers([ada], table)
  let state = await ada.table(table)
  for (let turns = 0; turns < 3; turns++) {
    while (decider(state) !== 0) state = await ada.table(table)
    await ada.command(table, state.seq, { type: 'move', move: someMove(state) })
    state = await ada.table(table)
    if (decider(state) !== 0 && state.undo !== undefined) await ada.execute(table, { type: 'done' })
  }
  const moved = (await ada.view(table)).events.flatMap(({ body }) => (body.type === 'moved' ? [body] : []))
  expect(moved.some(({ bot }) => bot === true)).toBe(true)
  for (const { seat, bot } of moved) expect(bot === true).toBe(seat !== 0)
})

test('a removed table is gone for everyone', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN] })
  await server.store.removeTable(table)
  expect(await code(ada.call('GET', `/tables/${table}`))).toBe('unknown-table')
  expect(await code(ada.command(table, 1, { type: 'sit', commit: newShare().commit }))).toBe('unknown-table')
})

test('an invalid edition is rejected with the reason', async () => {
  const settings = { seats: [OPEN, OPEN], edition: { id: 'broken' } }
  const { status, body } = await ada.call('POST', '/tables', { key: freshKey(), settings })
  expect([status, body.code]).toEqual([422, 'bad-edition'])
  expect(body.detail).toContain('tokens: is missing; ')
  expect(body.detail).toContain('emptySquares: is missing')
})

test('an edition with other court levels, double sides and tiles makes a table', async () => {
  const file = new URL('../../../../docs/examples/my-box.edition.json', import.meta.url)
  const edition = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const table = await createTable(ada, { seats: [OPEN, OPEN], edition })
  const { status } = await ada.call('GET', `/tables/${table}`)
  expect(status).toBe(200)
})
