import { callApi } from '../clients/api-client.ts'
import { loggedErrors, startServer } from '../server/server-process.ts'
import { openTestDatabase, type Storage } from '../server/test-database.ts'
import type { Findings } from './findings.ts'
import { send } from './http-client.ts'
import { holdSlowConnections } from './slow-connections.ts'

/** How many requests are sent, the burst that is allowed, and how fast it refills (a slow machine takes longer to send). */
const RATE_LIMITS = {
  'GET /api/v1/tables': { count: 1200, burst: 300, perSecond: 60 },
  'POST /api/v1/players': { count: 60, burst: 30, perSecond: 0.2 },
}

/**
 * Floods a server that has its usual rate limits: only the sender is limited. Then holds slow connections open. Returns the
 * highest latency of other clients in ms.
 */
export async function floodWithRateLimits(
  storage: Storage,
  findings: Findings,
  slowConnections: number,
  seconds: number,
): Promise<number> {
  const database = await openTestDatabase(storage)
  const server = await startServer({ ...database.env, AMYITIS_RATE: '1' })
  const headers = { 'content-type': 'application/json' }
  const lobby = () => send(server.at, { method: 'GET', path: '/api/v1/tables' })
  const guest = (_: unknown, i: number) =>
    send(server.at, { method: 'POST', path: '/api/v1/players', headers, body: `{"name":"Mallory ${i}"}` })
  try {
    for (const [what, request] of [
      ['GET /api/v1/tables', lobby],
      ['POST /api/v1/players', guest],
    ] as const) {
      const { count, burst, perSecond } = RATE_LIMITS[what]
      const start = performance.now()
      const responses = await Promise.all(Array.from({ length: count }, request))
      const allowed = burst + ((performance.now() - start) / 1000) * perSecond
      for (const response of responses) findings.checkResponse(what, response)
      const passed = responses.filter(({ status }) => status !== 429).length
      if (passed > allowed + 1) findings.report(`${passed} of ${count} concurrent ${what} were not rate limited`)
      const { status } = await callApi(server.at, 'GET', '/tables')
      if (status !== 200) findings.report(`a flood of ${what} also limits other clients: ${status}`)
    }
    const maxLatency = await holdSlowConnections(server.at, findings, slowConnections, seconds)
    for (const error of loggedErrors(server)) findings.report(error)
    return maxLatency
  } finally {
    await server.kill()
    await database.close()
  }
}
