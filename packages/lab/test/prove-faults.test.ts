import { describe, expect, test } from 'vitest'
import { runCuts } from '../src/resilience/faults/cuts.ts'
import { type KillPlan, runKills } from '../src/resilience/faults/kills.ts'
import { isWebBuilt } from '../src/resilience/server/server-process.ts'

/** `npm run resilience -- faults` in short: without the web app, which `npm test` builds, the server does not start. */

const LIMIT = 240_000
const common = { restarts: 0, freezes: 0, tables: 2, seed: 'short' } satisfies Partial<KillPlan>

describe.runIf(isWebBuilt())('whatever happens to servers and lines', () => {
  test(
    'a server on SQLite that is killed loses nothing it has promised, and doubles nothing',
    async () => {
      const killed = await runKills({ ...common, storage: 'sqlite', kills: 8 })
      expect(killed.problems).toEqual([])
      expect(killed.kills).toBe(8)
      expect(killed.killsWhileListening).toBeGreaterThan(3)
      expect(killed.acknowledged).toBeGreaterThan(300)
    },
    LIMIT,
  )

  test(
    'nor does one of two on PostgreSQL, which is restarted too; and where one of them stands still, the game goes on',
    async () => {
      const killed = await runKills({ ...common, storage: 'postgres', kills: 4, restarts: 1, freezes: 2 })
      expect(killed.problems).toEqual([])
      expect(killed.restarts).toBe(1)
      expect(killed.freezes).toBe(2)
      expect(killed.acknowledged).toBeGreaterThan(300)
    },
    LIMIT,
  )

  test(
    'clients whose lines are cut are told everything once',
    async () => {
      const cut = await runCuts(100, 2, 'short')
      expect(cut.problems).toEqual([])
      expect(cut.cuts).toBeGreaterThanOrEqual(100)
    },
    LIMIT,
  )

  test(
    'a server that promises before it has written is found out',
    async () => {
      const killed = await runKills({ ...common, storage: 'sqlite', kills: 40, injectedBug: 'ack-first' })
      expect(killed.problems.join('\n')).toMatch(/lost|different event|both applied and rejected/)
    },
    LIMIT,
  )
})
