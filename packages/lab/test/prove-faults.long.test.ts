import { describe, expect, test } from 'vitest'
import { proveCuts } from '../src/prove/faults/cuts.ts'
import { type KillPlan, proveKills } from '../src/prove/faults/kills.ts'
import { isBuilt } from '../src/prove/server/host.ts'

/** `npm run prove -- faults` in short: without the web app, which `npm run test:long` builds, the server does not start. */

const LIMIT = 240_000
const common = { restarts: 0, freezes: 0, tables: 2, seed: 'short' } satisfies Partial<KillPlan>

describe.runIf(isBuilt())('whatever happens to servers and lines', () => {
  test(
    'a server on SQLite that is killed loses nothing it has promised, and doubles nothing',
    async () => {
      const killed = await proveKills({ ...common, storage: 'sqlite', kills: 8 })
      expect(killed.problems).toEqual([])
      expect(killed.kills).toBe(8)
      expect(killed.listening).toBeGreaterThan(3)
      expect(killed.promised).toBeGreaterThan(300)
    },
    LIMIT,
  )

  test(
    'nor does one of two on PostgreSQL, which is restarted too; and where one of them stands still, the game goes on',
    async () => {
      const killed = await proveKills({ ...common, storage: 'postgres', kills: 4, restarts: 1, freezes: 2 })
      expect(killed.problems).toEqual([])
      expect(killed.restarts).toBe(1)
      expect(killed.freezes).toBe(2)
      expect(killed.promised).toBeGreaterThan(300)
    },
    LIMIT,
  )

  test(
    'clients whose lines are cut are told everything once',
    async () => {
      const cut = await proveCuts(100, 2, 'short')
      expect(cut.problems).toEqual([])
      expect(cut.cuts).toBeGreaterThanOrEqual(100)
    },
    LIMIT,
  )

  test(
    'a server that promises before it has written is found out',
    async () => {
      const killed = await proveKills({ ...common, storage: 'sqlite', kills: 40, lie: 'ack-first' })
      expect(killed.problems.join('\n')).toMatch(/lost|another event|there are only|both done and refused/)
    },
    LIMIT,
  )
})
