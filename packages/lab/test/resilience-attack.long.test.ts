import { expect, test } from 'vitest'
import { runAttack } from '../src/resilience/attack/run.ts'
import { isWebBuilt } from '../src/resilience/server/server-process.ts'

/** A short `npm run resilience -- attack`. The attackers' loopback address works without configuration only on Linux. */
test.runIf(isWebBuilt() && process.platform === 'linux').each([
  ['sqlite', 400],
  ['postgres', 200],
] as const)(
  'a fuzzed server on %s rejects clearly, leaks no secret, and other players play on',
  async (storage, requests) => {
    const result = await runAttack({
      storage,
      requests,
      slowConnections: 150,
      slowSeconds: 1,
      seed: 'short',
      operator: false,
    })
    expect(result.problems).toEqual([])
    expect(result.games).toBeGreaterThanOrEqual(2)
    expect(result.impersonations).toBeGreaterThan(20)
    expect([...result.counts.keys()]).toEqual(expect.arrayContaining(['400 bad-request', '429 too-many']))
  },
  240_000,
)
