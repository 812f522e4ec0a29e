import { expect, test } from 'vitest'
import { runLimits } from '../src/resilience/limits/run.ts'
import { limitsReport } from '../src/resilience/report.ts'
import { isWebBuilt } from '../src/resilience/server/server-process.ts'

const isSlow = (problem: string) => /^(somebody else waited|the start took)/.test(problem)

/** `npm run resilience -- limits` in short; how long things take is for the long one. */
test.runIf(isWebBuilt())(
  'whoever owns many tables reads, exports and leaves them all; long games are there after a start',
  async () => {
    const limited = await runLimits({ owned: 450, stored: 4, events: 600, probeMs: 300 })
    expect(limited.problems.filter((problem) => !isSlow(problem))).toEqual([])
    expect(limited.erase.count).toBeGreaterThan(0)
    expect(limitsReport('`x`', { ...limited, problems: [] })).toContain('All is well.')
    expect(limitsReport('`x`', { ...limited, problems: ['too slow'] })).toContain('Failed')
  },
  240_000,
)
