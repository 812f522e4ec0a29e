import type { Turns } from '@amyitis/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnsStore } from '../src/app/hub/turns-store.ts'
import { HIDDEN_INTERVAL_MS, pollTurns, TURNS_INTERVAL_MS } from '../src/online/hub/poll-turns.ts'

const NONE: Turns = { count: 0, turns: [], starting: [], offers: [] }
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeAll(() => {
  Object.assign(globalThis, { document: { baseURI: 'http://localhost/' } })
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'document')
})

function polling(...answers: Response[]) {
  const tags: (string | undefined)[] = []
  const waits: { readonly ms: number; work(): void }[] = []
  let hidden = false
  let signedOut = 0
  const poll = pollTurns({
    fetch: async (_, { headers }) => {
      tags.push((headers as Record<string, string> | undefined)?.['if-none-match'])
      return answers.shift() ?? new Response(null, { status: 304 })
    },
    hidden: () => hidden,
    wait(ms, work) {
      waits.push({ ms, work })
      return () => {}
    },
    onSignedOut: () => signedOut++,
  })
  return { poll, tags, waits, hide: () => (hidden = true), signedOut: () => signedOut }
}

const answer = (turns: Turns, tag: string) => new Response(JSON.stringify(turns), { headers: { etag: tag } })

test('waiting turns are polled with the last ETag, and rarely while the page is hidden', async () => {
  const { poll, tags, waits, hide } = polling(answer({ ...NONE, count: 2 }, '"one"'))
  await settle()
  expect(turnsStore.get()?.count).toBe(2)
  expect(waits.map(({ ms }) => ms)).toEqual([TURNS_INTERVAL_MS])
  hide()
  waits[0].work()
  await settle()
  expect(tags).toEqual([undefined, '"one"'])
  expect(turnsStore.get()?.count).toBe(2)
  expect(waits[1].ms).toBe(HIDDEN_INTERVAL_MS)
  poll.stop()
  expect(turnsStore.get()).toBeUndefined()
})

test('a refresh during a request triggers one more, and a lost session is reported', async () => {
  const { poll, tags, signedOut } = polling(answer(NONE, '"one"'), new Response(null, { status: 401 }))
  poll.refresh()
  poll.refresh()
  await settle()
  await settle()
  expect(tags).toHaveLength(2)
  expect(signedOut()).toBe(1)
  poll.stop()
})
