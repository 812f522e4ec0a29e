import { describe, expect, test } from 'vitest'
import { runCuts } from '../src/resilience/faults/cuts.ts'
import { type KillPlan, runKills } from '../src/resilience/faults/kills.ts'
import { isWebBuilt } from '../src/resilience/server/server-process.ts'

/** A short `npm run resilience -- faults`. The server needs the web app, which `npm run test:long` builds. */

const LIMIT = 240_000
const common = { restarts: 0, freezes: 0, tables: 2, seed: 'short' } satisfies Partial<KillPlan>

describe.runIf(isWebBuilt())('when servers are killed and connections break', () => {
  test(
    'a killed server on SQLite loses no acknowledged command and applies none twice',
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
    'two servers on PostgreSQL survive kills, a restart of PostgreSQL and freezes',
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
    'clients whose connections are cut receive every event once',
    async () => {
      const cut = await runCuts(100, 2, 'short')
      expect(cut.problems).toEqual([])
      expect(cut.cuts).toBeGreaterThanOrEqual(100)
    },
    LIMIT,
  )

  test(
    'a server that acknowledges before it writes is detected',
    async () => {
      const killed = await runKills({ ...common, storage: 'sqlite', kills: 40, injectedBug: 'ack-first' })
      expect(killed.problems.join('\n')).toMatch(/lost|different event|both applied and rejected/)
    },
    LIMIT,
  )
})
