import { expect, test } from 'vitest'
import { root, run } from './run.ts'

test('the strengths that players see are those of the ladder', () => {
  const { status, output } = run(process.execPath, ['scripts/bot-strength.mjs', '--check'], root)
  expect(status, output).toBe(0)
})
