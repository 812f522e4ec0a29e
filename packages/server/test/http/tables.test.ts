import { decider } from '@amyitis/tables'
import { expect, test } from 'vitest'
import { listen } from './live/listener.ts'
import { BOT, code, OPEN, turn } from './table-fixture.ts'
import {
  callApi,
  createTable,
  freshKey,
  newShare,
  seatPlayers,
  someMove,
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

test('a retried request has no second effect and gets the same response', async () => {
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

test('rejects a command based on an outdated state', async () => {
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

test('rejects a move out of turn, and an illegal move with reason and alternatives', async () => {
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

test('a player can take back their turn until somebody has moved', async () => {
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

test('a later takeback needs the consent of all', async () => {
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

test('with two players, conceding ends the game and reveals the seed', async () => {
  const table = await startGame([ada, bela])
  expect(JSON.stringify(await ada.view(table))).not.toContain('"secret"')
  await bela.execute(table, { type: 'concede' })
  const { status, result } = await ada.table(table)
  expect(status).toBe('over')
  expect(result).toMatchObject({ why: 'conceded', ranks: [1, 2] })
  expect(await code(ada.execute(table, { type: 'concede' }))).toBe('game-over')
})

test('with three players a bot replaces a player who concedes or is voted out', async () => {
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
  // A player who thinks for long is still present.
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

test('a game without spectators is visible to its players only', async () => {
  const table = await createTable(ada, { seats: [OPEN, OPEN], spectators: false })
  expect((await carl.call('GET', `/tables/${table}`)).status).toBe(200)
  await seatPlayers([ada, bela], table)
  for (const path of ['', '/events', '/record', '/stats', '/stream'])
    expect(await code(carl.call('GET', `/tables/${table}${path}`)), path).toBe('private-table')
  expect((await callApi(`${server.url}/api/v1/tables/${table}`)).body.code).toBe('private-table')
  expect(await code(carl.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'hi' }))).toBe('private-table')
  expect((await bela.call('GET', `/tables/${table}`)).status).toBe(200)
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

test('a rematch is created once, rotates the seats and reserves them', async () => {
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

test('bots move by themselves, and at once when a player is done', async () => {
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
