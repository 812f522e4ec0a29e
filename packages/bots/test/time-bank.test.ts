import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Budget } from '../src/budget.ts'
import { TimeBank } from '../src/search/time-bank.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Searches that take so long each; the time they were given. */
async function given(...takes: readonly number[]): Promise<(number | undefined)[]> {
  vi.useFakeTimers()
  const bank = new TimeBank()
  const budgets: Budget[] = []
  for (const ms of takes)
    await bank.spend({ ms: 100 }, async (budget) => {
      budgets.push(budget)
      vi.advanceTimersByTime(ms)
    })
  return budgets.map(({ ms }) => ms)
}

describe('a bank of time', () => {
  test('gives time saved on clear decisions to hard ones, until it is used up', async () => {
    expect(await given(70, 130, 100)).toEqual([100, 130, 100])
  })

  test('gives a decision at most twice its budget, and saves at most four', async () => {
    expect(await given(0, 0, 0, 0, 0, 0, 200, 200, 200, 200, 200)).toEqual([
      100, 200, 200, 200, 200, 200, 200, 200, 200, 200, 100,
    ])
  })

  test('leaves a number of iterations as it is', async () => {
    const budget = { iterations: 7 }
    expect(await new TimeBank().spend(budget, async (own) => own)).toBe(budget)
  })
})
