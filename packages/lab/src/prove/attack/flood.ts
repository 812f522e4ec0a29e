import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHost } from '../server/host.ts'
import { ask } from '../wire/api.ts'
import { crowd } from './crowd.ts'
import type { Verdict } from './verdict.ts'
import { send } from './wire.ts'

const REQUESTS = 600
const GUESTS = 60

/**
 * With the usual limits: whoever asks too much is told so, and nobody else is; nor has anybody else to wait in a crowd of
 * so many lines. Answers the longest wait, in milliseconds.
 */
export async function flood(verdict: Verdict, lines: number, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-flood-'))
  const host = await startHost({ AMYITIS_DATA: folder, AMYITIS_RATE: '1' })
  const headers = { 'content-type': 'application/json' }
  const lobby = () => send(host.at, { method: 'GET', path: '/api/v1/tables' })
  const guest = () => send(host.at, { method: 'POST', path: '/api/v1/players', headers, body: '{"name":"Mallory"}' })
  try {
    for (const [what, count, one] of [
      ['GET /api/v1/tables', REQUESTS, lobby],
      ['POST /api/v1/players', GUESTS, guest],
    ] as const) {
      const got = await Promise.all(Array.from({ length: count }, one))
      for (const answer of got) verdict.answer(what, answer)
      if (!got.some(({ status }) => status === 429)) verdict.problem(`${count} times ${what} at once are not too many`)
      const { status } = await ask(host.at, 'GET', '/tables')
      if (status !== 200) verdict.problem(`people elsewhere pay for a flood of ${what}: ${status}`)
    }
    return await crowd(host.at, verdict, lines, seconds)
  } finally {
    await host.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
