import { expect, test } from 'vitest'
import { runLimits } from '../src/resilience/limits/run.ts'
import { limitsReport } from '../src/resilience/report.ts'
import { isWebBuilt } from '../src/resilience/server/server-process.ts'

const isSlow = (problem: string) => /^(other players waited|startup took)/.test(problem)

/** A short `npm run resilience -- limits`; durations are checked only by the long run. */
test.runIf(isWebBuilt())(
  'a player can list, export and erase many tables, and long games survive a restart',
  async () => {
    const result = await runLimits({ owned: 450, stored: 4, events: 600, probeMs: 300 })
    expect(result.problems.filter((problem) => !isSlow(problem))).toEqual([])
    expect(result.erase.count).toBeGreaterThan(0)
    expect(limitsReport('`x`', { ...result, problems: [] })).toContain('Passed.')
    expect(limitsReport('`x`', { ...result, problems: ['too slow'] })).toContain('Failed')
  },
  240_000,
)
