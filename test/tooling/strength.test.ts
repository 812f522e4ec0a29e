import { expect, test } from 'vitest'
import { LEVELS, type Level } from '../../packages/bots/src/levels.ts'
import { strengthsOf } from '../../scripts/strengths.ts'
import { root, run } from './run.ts'

test('the strengths in the bots and on their page are those of the ladders', () => {
  const { status, output } = run(process.execPath, ['scripts/bot-strength.mjs', '--check'], root)
  expect(status, output).toBe(0)
})

/** Each level 104 points above the one before, except where it says otherwise. */
function ladder(others: Partial<Record<Level, number>>) {
  const ratings = LEVELS.map((level, i) => ({ name: `${level}@400`, elo: others[level] ?? i * 104 })).reverse()
  const step = (name: string, entrants: string[]) => ({ step: { name }, report: { settings: { entrants } } })
  const other = { name: 'judge@40ms', elo: 5000 }
  return {
    ratings: [other, ...ratings],
    steps: [
      step(
        'quick-back',
        ratings.map(({ name }) => name),
      ),
      step(
        'quick',
        ratings.map(({ name }) => name),
      ),
      step('full', [other.name]),
    ],
  }
}

test('a strength is the Elo of the chain of levels, counted from the merchant', () => {
  const strengths = strengthsOf(ladder({}))
  expect(strengths.map(({ level }) => level)).toEqual(LEVELS)
  expect(strengths.slice(2, 5).map(({ strength }) => strength)).toEqual([1200, 1300, 1400])
  expect(strengths.at(8)).toEqual({ level: 'judge', strength: 1820 })
})

test('a level measured below a weaker one gets the number of that one', () => {
  const strengths = strengthsOf(ladder({ judge: 700 }))
  expect(strengths.slice(7, 10).map(({ strength }) => strength)).toEqual([1720, 1720, 1920])
})

test('a ladder without one of the levels is refused', () => {
  const { ratings, steps } = ladder({})
  const without = ratings.filter(({ name }) => name !== 'oracle@400')
  expect(() => strengthsOf({ ratings: without, steps })).toThrow('oracle')
})
