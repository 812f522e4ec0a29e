import { hashOfShare, judgeStart } from '@amyitis/fair'
import type { Settings } from '@amyitis/protocol'
import { isNightTooLong } from '@amyitis/protocol/app'
import { startOf } from '@amyitis/tables'
import { expect, test } from 'vitest'
import { openOnline } from '../src/online/play/online-table.ts'
import { memorySentStore, shelteredSentStore } from '../src/online/play/sent-store.ts'
import { rememberShare, shareOf } from '../src/online/play/shares.ts'
import { ownShare, revealWhenFull } from '../src/online/room/reveal.ts'
import { sitDown } from '../src/online/room/sit.ts'
import { voidedAt, whyUnbound } from '../src/online/room/unbound.ts'
import { smallServer } from './online-server.ts'

const OPEN = { kind: 'open' } as const
const SETTINGS: Settings = {
  seats: [OPEN, OPEN],
  palace: false,
  edition: 'standard',
  clock: { kind: 'none' },
  public: false,
  spectators: true,
  standIn: 'gardener',
  rated: false,
}

const settle = async () => {
  for (let i = 0; i < 40; i++) await Promise.resolve()
}

async function hostAt(server: ReturnType<typeof smallServer>, store = memorySentStore()) {
  const online = openOnline(server.view('host'), server.tools('host'))
  const revealing = revealWhenFull(online, store)
  await settle()
  /** The server answers whatever it is asked, until nothing more comes. */
  const goOn = async () => {
    let asked = 0
    for (let count = -1; count !== 0; asked += count) {
      await settle()
      count = server.answer()
    }
    await settle()
    return asked
  }
  const witness = () => revealing.get() ?? { sent: [], begun: new Set<string>() }
  return { online, goOn, store, witness, leave: revealing.stop }
}

const OTHER = 'bb'.repeat(16)
const otherSits = { type: 'sit', commit: hashOfShare(OTHER) } as const

test('who sits down shows a hash, and the share itself once all are bound, without being asked', async () => {
  const server = smallServer(SETTINGS)
  const { online, goOn, witness } = await hostAt(server)
  const sat = sitDown(online)
  await goOn()
  expect(await sat).toBeUndefined()
  const { commit } = server.table().seats[0]
  const { added = '' } = shareOf(server.table().id) ?? {}
  expect(commit).toBe(hashOfShare(added))
  expect(server.table().seats[0].added).toBeUndefined()
  server.act('other', otherSits)
  expect(await goOn()).toBe(1)
  expect(server.table().seats[0].added).toBe(added)
  // What the others were bound to is kept, so that nobody can change it afterwards.
  expect(witness().sent).toMatchObject([{ added, commits: [commit, hashOfShare(OTHER)], players: ['host', 'other'] }])
  server.act('other', { type: 'reveal', added: OTHER })
  expect(server.table().status).toBe('playing')
})

test('a share that has become void is not shown again, and a new one takes a decision of its owner', async () => {
  const server = smallServer(SETTINGS)
  const { online, goOn } = await hostAt(server)
  void sitDown(online)
  await goOn()
  server.act('other', otherSits)
  await goOn()
  const { added } = server.table().seats[0]
  server.act('other', { type: 'stand' })
  server.act('other', otherSits)
  expect(await goOn()).toBe(0)
  expect(server.table().seats[0].commit).toBeUndefined()
  void sitDown(online)
  await goOn()
  expect(server.table().seats[0].added).toMatch(/^[0-9a-f]{64}$/)
  expect(server.table().seats[0].added).not.toBe(added)
  expect(server.table().voidStarts).toBe(1)
})

test('a device without the share that a seat is bound to shows nothing', async () => {
  const server = smallServer(SETTINGS)
  const { goOn } = await hostAt(server)
  server.act('host', { type: 'sit', commit: hashOfShare('aa'.repeat(16)) })
  server.act('other', otherSits)
  expect(await goOn()).toBe(0)
  expect(ownShare(server.table(), 0)).toBeUndefined()
  rememberShare({ table: server.table().id, added: 'aa'.repeat(16), secretHash: '' })
  expect(ownShare(server.table(), 0)?.added).toBe('aa'.repeat(16))
})

/** A table where the share of the host has been sent, and the server has not written it. */
async function swallowed() {
  const server = smallServer(SETTINGS)
  const host = await hostAt(server)
  void sitDown(host.online)
  await host.goOn()
  server.act('other', otherSits)
  await settle()
  const { added = '' } = shareOf(server.table().id) ?? {}
  expect(host.witness().sent).toMatchObject([{ added }])
  return { server, ...host, added, stolen: server.swallow() }
}

const GROUND = hashOfShare('cc'.repeat(16))

test('a share that was sent is not sent again once somebody is bound anew, and the person is told who and how often', async () => {
  const { server, online, witness, added, stolen } = await swallowed()
  expect(stolen).toEqual([expect.objectContaining({ type: 'reveal', added })])
  server.act('other', { type: 'sit', commit: GROUND })
  server.cut()
  server.clock.pass(60_000)
  await settle()
  expect(server.swallow()).toEqual([])
  expect(whyUnbound(online.get(), witness())).toBe('void')
  expect(voidedAt(online.get(), witness())).toEqual({ count: 1, seats: [{ seat: 1, player: 'other' }] })
  // What is remembered stays as it was.
  expect(witness().sent).toHaveLength(1)
  expect(witness().sent[0].commits).toContain(hashOfShare(OTHER))
})

test('it is not sent after a reload or from another tab either', async () => {
  const { server, store, leave } = await swallowed()
  leave()
  server.act('other', { type: 'sit', commit: GROUND })
  const reloaded = await hostAt(server, store)
  expect(await reloaded.goOn()).toBe(0)
  expect(whyUnbound(reloaded.online.get(), reloaded.witness())).toBe('void')
})

test('under the same commits it is sent again: that was only the network', async () => {
  const { server, added, goOn } = await swallowed()
  server.cut()
  server.clock.pass(60_000)
  await settle()
  expect(await goOn()).toBe(1)
  expect(server.table().seats[0].added).toBe(added)
})

test('a person decides to try again, with a new share; every start in vain is counted', async () => {
  const { server, online, goOn, witness, added } = await swallowed()
  server.act('other', { type: 'sit', commit: GROUND })
  await settle()
  void sitDown(online)
  await goOn()
  expect(server.table().seats[0].added).toBeDefined()
  expect(server.table().seats[0].added).not.toBe(added)
  expect(whyUnbound(online.get(), witness())).toBeUndefined()
  expect(voidedAt(online.get(), witness())?.count).toBe(1)
})

test('a server that writes the share down itself under other commits is found out', async () => {
  const { server, online, witness, added } = await swallowed()
  server.act('other', { type: 'sit', commit: GROUND })
  server.act('host', { type: 'reveal', added })
  server.act('other', { type: 'reveal', added: 'cc'.repeat(16) })
  await settle()
  expect(online.get().table.status).toBe('playing')
  expect(judgeStart(witness().sent, startOf(online.get().table))).toBe('changed')
})

test('where the browser keeps nothing, it forgets the share before it sends it', async () => {
  const kept = memorySentStore()
  const lost: string[] = []
  const broken = {
    ...kept,
    add: () => Promise.reject(new Error('full')),
    read: () => Promise.reject(new Error('full')),
  }
  const store = shelteredSentStore(broken, (table) => lost.push(table))
  const sent = { table: 't', added: 'a', secretHash: '', commits: ['c'], players: ['p'], at: 1 }
  expect(await store.add(sent)).toEqual(sent)
  expect(await store.add({ ...sent, commits: ['d'] })).toEqual(sent)
  expect(lost).toEqual(['t', 't'])
  expect((await store.read()).sent).toEqual([sent])
})

test('a night has at most sixteen hours, whether or not midnight is in it', () => {
  expect(isNightTooLong({ from: '22:00', to: '08:00' })).toBe(false)
  expect(isNightTooLong({ from: '16:00', to: '08:00' })).toBe(false)
  expect(isNightTooLong({ from: '15:59', to: '08:00' })).toBe(true)
  expect(isNightTooLong({ from: '01:00', to: '18:00' })).toBe(true)
})
