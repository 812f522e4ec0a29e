import { hashOfShare, verifyStart } from '@amyitis/fair'
import { isNightTooLong } from '@amyitis/protocol/app'
import { startOf } from '@amyitis/tables'
import { expect, test } from 'vitest'
import { openOnline } from '../src/online/play/online-table.ts'
import { memorySentStore, sentStoreWithFallback } from '../src/online/play/sent-store.ts'
import { rememberShare, shareOf } from '../src/online/play/shares.ts'
import { ownShare, revealWhenFull } from '../src/online/room/reveal.ts'
import { sitDown } from '../src/online/room/sit.ts'
import { voidedAt, whyUnbound } from '../src/online/room/unbound.ts'
import { answerAll, settle, smallServer, TWO_PEOPLE } from './online-server.ts'

async function hostAt(server: ReturnType<typeof smallServer>, store = memorySentStore()) {
  const online = openOnline(server.view('host'), server.tools('host'))
  const revealing = revealWhenFull(online, store)
  await settle()
  const goOn = () => answerAll(server)
  const witness = () => revealing.get() ?? { sent: [], begun: new Set<string>() }
  return { online, goOn, store, witness, leave: revealing.stop }
}

const OTHER = 'bb'.repeat(16)
const otherSits = { type: 'sit', commit: hashOfShare(OTHER) } as const

test('taking a seat sends a hash, and the share itself once everybody is committed', async () => {
  const server = smallServer(TWO_PEOPLE)
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
  // The commitments of the others are stored, so that nobody can change them afterwards.
  expect(witness().sent).toMatchObject([{ added, commits: [commit, hashOfShare(OTHER)], players: ['host', 'other'] }])
  server.act('other', { type: 'reveal', added: OTHER })
  expect(server.table().status).toBe('playing')
})

test('a void share is not revealed again, and its owner decides about a new one', async () => {
  const server = smallServer(TWO_PEOPLE)
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

test('a device without the share of its seat reveals nothing', async () => {
  const server = smallServer(TWO_PEOPLE)
  const { goOn } = await hostAt(server)
  server.act('host', { type: 'sit', commit: hashOfShare('aa'.repeat(16)) })
  server.act('other', otherSits)
  expect(await goOn()).toBe(0)
  expect(ownShare(server.table(), 0)).toBeUndefined()
  rememberShare({ table: server.table().id, added: 'aa'.repeat(16), secretHash: '' })
  expect(ownShare(server.table(), 0)?.added).toBe('aa'.repeat(16))
})

/** A table where the host’s share has been sent, but not written by the server. */
async function swallowed() {
  const server = smallServer(TWO_PEOPLE)
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

test('a share is not sent again once somebody has committed again, and the player learns who and how often', async () => {
  const { server, online, witness, added, stolen } = await swallowed()
  expect(stolen).toEqual([expect.objectContaining({ type: 'reveal', added })])
  server.act('other', { type: 'sit', commit: GROUND })
  server.cut()
  server.clock.pass(60_000)
  await settle()
  expect(server.swallow()).toEqual([])
  expect(whyUnbound(online.get(), witness())).toBe('void')
  expect(voidedAt(online.get(), witness())).toEqual({ count: 1, seats: [{ seat: 1, player: 'other' }] })
  // The stored share stays as it was.
  expect(witness().sent).toHaveLength(1)
  expect(witness().sent[0].commits).toContain(hashOfShare(OTHER))
})

test('nor is it sent after a reload or from another tab', async () => {
  const { server, store, leave } = await swallowed()
  leave()
  server.act('other', { type: 'sit', commit: GROUND })
  const reloaded = await hostAt(server, store)
  expect(await reloaded.goOn()).toBe(0)
  expect(whyUnbound(reloaded.online.get(), reloaded.witness())).toBe('void')
})

test('under the same commits it is sent again, as only the network had failed', async () => {
  const { server, added, goOn } = await swallowed()
  server.cut()
  server.clock.pass(60_000)
  await settle()
  expect(await goOn()).toBe(1)
  expect(server.table().seats[0].added).toBe(added)
})

test('a player can try again with a new share; every failed start is counted', async () => {
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

test('a server that records the share under other commits is detected', async () => {
  const { server, online, witness, added } = await swallowed()
  server.act('other', { type: 'sit', commit: GROUND })
  server.act('host', { type: 'reveal', added })
  server.act('other', { type: 'reveal', added: 'cc'.repeat(16) })
  await settle()
  expect(online.get().table.status).toBe('playing')
  expect(verifyStart(witness().sent, startOf(online.get().table))).toBe('changed')
})

test('without storage, the share is forgotten before it is sent', async () => {
  const kept = memorySentStore()
  const lost: string[] = []
  const broken = {
    ...kept,
    add: () => Promise.reject(new Error('full')),
    read: () => Promise.reject(new Error('full')),
  }
  const store = sentStoreWithFallback(broken, (table) => lost.push(table))
  const sent = { table: 't', added: 'a', secretHash: '', commits: ['c'], players: ['p'], at: 1 }
  expect(await store.add(sent)).toEqual(sent)
  expect(await store.add({ ...sent, commits: ['d'] })).toEqual(sent)
  expect(lost).toEqual(['t', 't'])
  expect((await store.read()).sent).toEqual([sent])
})

test('a night has at most sixteen hours, whether or not it includes midnight', () => {
  expect(isNightTooLong({ from: '22:00', to: '08:00' })).toBe(false)
  expect(isNightTooLong({ from: '16:00', to: '08:00' })).toBe(false)
  expect(isNightTooLong({ from: '15:59', to: '08:00' })).toBe(true)
  expect(isNightTooLong({ from: '01:00', to: '18:00' })).toBe(true)
})

test('with a ready check, no share is revealed before everybody is ready', async () => {
  const clock = { kind: 'live', minutes: 10, increment: 5 } as const
  const server = smallServer({ ...TWO_PEOPLE, clock, ready: true })
  const { online, goOn } = await hostAt(server)
  void sitDown(online)
  await goOn()
  server.act('other', otherSits)
  await goOn()
  server.act('other', { type: 'ready' })
  await goOn()
  expect(server.table().seats[0].added).toBeUndefined()
  void online.execute({ type: 'ready' })
  await goOn()
  await goOn()
  expect(server.table().seats[0].added).toBe(shareOf(server.table().id)?.added)
})
