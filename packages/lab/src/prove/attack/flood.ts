import { openGround, type Storage } from '../server/ground.ts'
import { complaints, startHost } from '../server/host.ts'
import { ask } from '../wire/api.ts'
import { crowd } from './crowd.ts'
import type { Verdict } from './verdict.ts'
import { send } from './wire.ts'

/** More than anybody may ask for, and what comes back in a second: a slow machine may need longer than that takes. */
const FLOODS = {
  'GET /api/v1/tables': { count: 1200, most: 300, perSecond: 60 },
  'POST /api/v1/players': { count: 60, most: 30, perSecond: 0.2 },
}

/**
 * With the usual limits: whoever asks too much is told so, and nobody else is; nor has anybody else to wait in a crowd of
 * so many lines. Answers the longest wait, in milliseconds.
 */
export async function flood(storage: Storage, verdict: Verdict, lines: number, seconds: number): Promise<number> {
  const ground = await openGround(storage)
  const host = await startHost({ ...ground.env, AMYITIS_RATE: '1' })
  const headers = { 'content-type': 'application/json' }
  const lobby = () => send(host.at, { method: 'GET', path: '/api/v1/tables' })
  const guest = (_: unknown, i: number) =>
    send(host.at, { method: 'POST', path: '/api/v1/players', headers, body: `{"name":"Mallory ${i}"}` })
  try {
    for (const [what, one] of [
      ['GET /api/v1/tables', lobby],
      ['POST /api/v1/players', guest],
    ] as const) {
      const { count, most, perSecond } = FLOODS[what]
      const start = performance.now()
      const got = await Promise.all(Array.from({ length: count }, one))
      const allowed = most + ((performance.now() - start) / 1000) * perSecond
      for (const answer of got) verdict.answer(what, answer)
      const passed = got.filter(({ status }) => status !== 429).length
      if (passed > allowed + 1) verdict.problem(`${passed} of ${count} times ${what} at once are let pass`)
      const { status } = await ask(host.at, 'GET', '/tables')
      if (status !== 200) verdict.problem(`people elsewhere pay for a flood of ${what}: ${status}`)
    }
    const longest = await crowd(host.at, verdict, lines, seconds)
    for (const complaint of complaints(host)) verdict.problem(complaint)
    return longest
  } finally {
    await host.kill()
    await ground.close()
  }
}
