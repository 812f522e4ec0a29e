import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBanned } from '../../src/host.ts'
import { listen } from '../http/live/listener.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import {
  addGuest,
  callApi,
  cookieOf,
  createTable,
  freshKey,
  newShare,
  playerWith,
  seatPlayers,
  startServer,
  type TestPlayer,
  type TestServer,
} from './test-server.ts'

let alone: TestServer
let copies: readonly TestServer[]
beforeAll(async () => {
  alone = await startServer()
  const database = await sharedPostgres.database()
  copies = [await startServer({ database }), await startServer({ database })]
}, 60_000)
afterAll(async () => {
  await Promise.all([alone, ...copies].map((server) => server.close()))
}, 60_000)

/** Signs the same player in on another browser. */
async function second(url: string, { call, id }: TestPlayer): Promise<TestPlayer> {
  const { token } = (await call('POST', '/me/links')).body
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ token })
  const entered = await callApi(`${url}/api/v1/continue`, { method: 'POST', headers, body })
  return playerWith(url, id, { cookie: cookieOf(entered) })
}

const PRIVATE = { seats: [{ kind: 'open' as const }, { kind: 'open' as const }], spectators: false }

async function privateTable(people: readonly TestPlayer[]): Promise<string> {
  const table = await createTable(people[0], PRIVATE)
  await seatPlayers(people, table)
  return table
}

async function makeBot(owner: TestPlayer, url: string): Promise<TestPlayer> {
  const { player, token } = (await owner.call('POST', '/bots', { name: `Clay of ${owner.id.slice(0, 6)}` })).body
  return playerWith(url, player.id, { authorization: `Bearer ${token}` })
}

/** On one server, or with requests to one copy and sockets on the other. */
describe.each([
  ['one server', () => [alone, alone] as const],
  ['two copies', () => [copies[0], copies[1]] as const],
])('with %s', (_, servers) => {
  test('signing out closes the sockets and streams of that browser, and no others', async () => {
    const [here, there] = servers()
    const ada = await addGuest(here.url, 'Ada')
    const bela = await addGuest(here.url, 'Béla')
    const table = await privateTable([ada, bela])
    const other = await second(here.url, ada)
    const [kept, lost] = [
      await listen(there.url, table, { headers: ada.headers }),
      await listen(there.url, table, { headers: other.headers }),
    ]
    const stream = await fetch(`${there.url}/api/v1/tables/${table}/stream`, { headers: other.headers })
    expect((await ada.call('DELETE', '/me/sessions')).status).toBe(204)
    await lost.closed
    expect(await stream.text()).toContain('"type":"bye"')
    await bela.call('POST', `/tables/${table}/chat`, { key: freshKey(), text: 'Between us' })
    await kept.until(() => kept.chat.length === 1)
    expect(lost.chat).toEqual([])
    expect((await other.call('GET', '/me')).status).toBe(401)

    const left = await ada.call('DELETE', '/me/session')
    expect(left.status).toBe(204)
    expect(cookieOf(left)).toBe('amyitis=')
    await kept.closed
    expect((await ada.call('GET', '/me')).status).toBe(401)
    await expect(listen(there.url, table, { headers: ada.headers })).rejects.toThrow(/^403 .*private-table/)
  })

  test('a ban covers the bots of a player and closes their connections', async () => {
    const [here, there] = servers()
    const ada = await addGuest(here.url, 'Ada')
    const bela = await addGuest(here.url, 'Béla')
    const bot = await makeBot(ada, here.url)
    const child = await makeBot(bot, here.url)
    const table = await privateTable([bela, bot])
    const line = await listen(there.url, table, { headers: bot.headers })
    expect(await setBanned(here.store, ada.id, true)).toBe(2)
    await line.closed
    for (const banned of [ada, bot, child]) {
      expect((await banned.call('GET', '/me')).body.code).toBe('banned')
      expect((await banned.call('POST', '/bots', { name: 'New' })).body.code).toBe('banned')
    }
    expect((await bela.call('GET', '/me')).status).toBe(200)
    await setBanned(here.store, ada.id, false)
    expect((await child.call('GET', '/me')).status).toBe(200)
  })

  test('an erased player receives nothing more', async () => {
    const [here, there] = servers()
    const ada = await addGuest(here.url, 'Ada')
    const bela = await addGuest(here.url, 'Béla')
    const table = await privateTable([ada, bela])
    const line = await listen(there.url, table, { headers: bela.headers })
    expect((await bela.call('DELETE', '/me')).status).toBe(204)
    await line.closed
  })
})

test('only a browser can sign out', async () => {
  const bot = await makeBot(await addGuest(alone.url, 'Ada'), alone.url)
  expect((await bot.call('DELETE', '/me/session')).body.code).toBe('bad-request')
  expect((await bot.call('GET', '/me')).status).toBe(200)
})

test('a player removed from a seat can’t return with the invitation', async () => {
  const ada = await addGuest(alone.url, 'Ada')
  const bela = await addGuest(alone.url, 'Béla')
  const table = await createTable(ada, { seats: [{ kind: 'open' }, { kind: 'invited' }] })
  const invitationOf = async () => (await ada.view(table)).invitations?.find(({ seat }) => seat === 1)?.invitation
  const invitation = await invitationOf()
  const sit = (with_: string | undefined) =>
    bela.execute(table, { type: 'sit', seat: 1, commit: newShare().commit, invitation: with_ })
  expect((await sit(invitation)).status).toBe(200)
  expect((await bela.execute(table, { type: 'unseat', seat: 1 })).body.code).toBe('not-host')
  expect((await ada.execute(table, { type: 'unseat', seat: 1 })).status).toBe(200)
  expect((await sit(invitation)).body.code).toBe('not-invited')
  expect((await sit(await invitationOf())).status).toBe(200)
})

test('an unavailable mail server is not logged as an unexpected error', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as { port: number }
  await new Promise((resolve) => closed.close(resolve))
  const server = await startServer({ smtp: `smtp://127.0.0.1:${port}`, mailFrom: 'a@example.org' })
  const ada = await addGuest(server.url, 'Ada')
  const answer = await ada.call('PUT', '/me/email', { email: 'ada@example.org' })
  expect(answer).toMatchObject({ status: 503, body: { code: 'mail-failed' } })
  expect(answer.headers.get('retry-after')).toBe('60')
  await server.close()
})
