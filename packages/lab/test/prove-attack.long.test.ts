import { expect, test } from 'vitest'
import { proveAttack } from '../src/prove/attack/run.ts'
import { isBuilt } from '../src/prove/server/host.ts'

/** `npm run prove -- attack` in short. Attackers have an address of their own, which only Linux has without being told. */
test.runIf(isBuilt() && process.platform === 'linux').each([
  ['sqlite', 400],
  ['postgres', 200],
] as const)(
  'whatever is sent to a server on %s, it refuses clearly, tells no secret, and others play on',
  async (storage, requests) => {
    const attacked = await proveAttack({
      storage,
      requests,
      crowd: 150,
      crowdSeconds: 1,
      seed: 'short',
      operator: false,
    })
    expect(attacked.problems).toEqual([])
    expect(attacked.games).toBeGreaterThanOrEqual(2)
    expect(attacked.tricks).toBeGreaterThan(20)
    expect([...attacked.counts.keys()]).toEqual(expect.arrayContaining(['400 bad-request', '429 too-many']))
  },
  240_000,
)
