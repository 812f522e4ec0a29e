import type { Pairing, PairingRequest } from '@amyitis/protocol'
import { expect, test } from 'vitest'
import type { Result } from '../src/online/api/client.ts'
import { createPairingSearch, seenElsewhere } from '../src/online/pairing/pairing-search.ts'

const REQUEST: PairingRequest = { players: 2, clock: 'quick', palace: false, rated: true }
const WAITING: Pairing = { status: 'waiting', since: 5000, window: 150, botsAt: 50_000 }
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A search whose server and clock the test controls. */
function searching(...answers: Result<Pairing>[]) {
  const asked: PairingRequest[] = []
  const timers: (() => void)[] = []
  let stops = 0
  const search = createPairingSearch({
    search: async (request) => {
      asked.push(request)
      return answers.shift() ?? { ok: true, value: WAITING }
    },
    stop: async () => stops++,
    now: () => 1000,
    wait(_, work) {
      timers.push(work)
      return () => timers.splice(timers.indexOf(work), 1)
    },
  })
  const pass = async () => {
    timers.shift()?.()
    await settle()
  }
  return { search, asked, timers, pass, stops: () => stops }
}

test('a search is renewed until it finds a table', async () => {
  const { search, asked, timers, pass } = searching(
    { ok: true, value: WAITING },
    { ok: true, value: { ...WAITING, window: 200 } },
    { ok: true, value: { status: 'found', table: 'aaaaaaaaaaaaaaaa' } },
  )
  search.start(REQUEST)
  await settle()
  expect(search.get()).toMatchObject({ state: 'waiting', waiting: { window: 150 }, offset: 4000 })
  await pass()
  expect(search.get().waiting?.window).toBe(200)
  await pass()
  expect(search.get()).toMatchObject({ state: 'found', table: 'aaaaaaaaaaaaaaaa' })
  expect(asked).toEqual([REQUEST, REQUEST, REQUEST])
  expect(timers).toEqual([])
})

test('a cancelled search ends on the server too, and a late response changes nothing', async () => {
  const { search, pass, stops } = searching()
  search.start(REQUEST)
  search.cancel()
  await settle()
  await pass()
  expect(search.get().state).toBe('idle')
  expect(stops()).toBe(1)
})

test('a brief outage does not end the search, a refusal does', async () => {
  const { search, pass } = searching(
    { ok: false, code: 'no-network' },
    { ok: true, value: WAITING },
    {
      ok: false,
      code: 'too-many',
    },
  )
  search.start(REQUEST)
  await settle()
  expect(search.get().state).toBe('waiting')
  await pass()
  await pass()
  expect(search.get()).toMatchObject({ state: 'idle', problem: 'too-many' })
})

test('who has come to the table is sent there only once, and searches again only if it was closed', async () => {
  const table = 'aaaaaaaaaaaaaaaa'
  const { search } = searching({ ok: true, value: { status: 'found', table } })
  search.start(REQUEST)
  await settle()
  search.arrive()
  expect(search.get()).toMatchObject({ state: 'idle', problem: undefined })
  expect(search.resume('bbbbbbbbbbbbbbbb')).toBe(false)
  expect(search.resume(table)).toBe(true)
  await settle()
  expect(search.get()).toMatchObject({ state: 'waiting', request: REQUEST })
  search.cancel()
  expect(search.resume(table)).toBe(false)
})

test('who is elsewhere learns that a search goes on, and that it has failed', async () => {
  const offline = { ok: false, code: 'no-network' } as Result<Pairing>
  const { search, pass } = searching({ ok: true, value: WAITING }, ...new Array<typeof offline>(6).fill(offline))
  expect(seenElsewhere(search.get(), false)).toBeUndefined()
  search.start(REQUEST)
  await settle()
  for (let failures = 1; failures <= 5; failures++) await pass()
  expect(seenElsewhere(search.get(), false)).toBe('searching')
  await pass()
  expect([false, true].map((inLobby) => seenElsewhere(search.get(), inLobby))).toEqual(['failed', undefined])
  search.cancel()
  expect(seenElsewhere(search.get(), false)).toBeUndefined()
})
