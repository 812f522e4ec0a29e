import { hashOfShare } from '@amyitis/fair'
import type { Settings } from '@amyitis/protocol'
import { isLongNight } from '@amyitis/protocol/app'
import { expect, test } from 'vitest'
import { openOnline } from '../src/online/play/online-table.ts'
import { rememberShare, shareOf } from '../src/online/play/shares.ts'
import { ownShare, revealWhenFull } from '../src/online/room/reveal.ts'
import { sitDown } from '../src/online/room/sit.ts'
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
  for (let i = 0; i < 8; i++) await Promise.resolve()
}

async function hostAt(server: ReturnType<typeof smallServer>) {
  const online = openOnline(server.view('host'), server.tools('host'))
  revealWhenFull(online)
  await settle()
  /** The server answers whatever it is asked, until nothing more comes. */
  const goOn = async () => {
    let asked = 0
    for (let count = -1; count !== 0; await settle()) {
      count = server.answer()
      asked += count
    }
    return asked
  }
  return { online, goOn }
}

const OTHER = 'bb'.repeat(16)
const otherSits = { type: 'sit', commit: hashOfShare(OTHER) } as const

test('who sits down shows a hash, and the share itself once all are bound, without being asked', async () => {
  const server = smallServer(SETTINGS)
  const { online, goOn } = await hostAt(server)
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
  expect(shareOf(server.table().id)?.commits).toEqual([commit, hashOfShare(OTHER)])
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
  expect(server.table().voids).toBe(1)
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

test('a night has at most sixteen hours, whether or not midnight is in it', () => {
  expect(isLongNight({ from: '22:00', to: '08:00' })).toBe(false)
  expect(isLongNight({ from: '16:00', to: '08:00' })).toBe(false)
  expect(isLongNight({ from: '15:59', to: '08:00' })).toBe(true)
  expect(isLongNight({ from: '01:00', to: '18:00' })).toBe(true)
})
