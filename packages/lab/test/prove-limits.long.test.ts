import { expect, test } from 'vitest'
import { proveLimits } from '../src/prove/limits/run.ts'
import { limitsText } from '../src/prove/report.ts'
import { isBuilt } from '../src/prove/server/host.ts'

const isSlow = (problem: string) => /^(somebody else waited|the start took)/.test(problem)

/** `npm run prove -- limits` in short; how long things take is for the long one. */
test.runIf(isBuilt())(
  'whoever owns many tables reads, exports and leaves them all; long games are there after a start',
  async () => {
    const limited = await proveLimits({ owned: 450, stored: 4, events: 600, settle: 300 })
    expect(limited.problems.filter((problem) => !isSlow(problem))).toEqual([])
    expect(limited.erase.count).toBeGreaterThan(0)
    expect(limitsText('`x`', { ...limited, problems: [] })).toContain('All is well.')
    expect(limitsText('`x`', { ...limited, problems: ['too slow'] })).toContain('Failed')
  },
  240_000,
)
