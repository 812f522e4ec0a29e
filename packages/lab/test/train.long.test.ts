import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STANDARD } from '@amyitis/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { defaultRecipe, type Recipe } from '../src/train/recipe.ts'
import { train } from '../src/train/trainer.ts'

const folder = mkdtempSync(join(tmpdir(), 'train-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('training on whole games', () => {
  const recipe: Recipe = {
    ...defaultRecipe(2, false),
    hidden: 8,
    top: 8,
    games: 6,
    expert: 2,
    iterations: 4,
    replay: 2,
  }
  const run = (name: string, stretches = Number.POSITIVE_INFINITY) => {
    const out = join(folder, name)
    let left = stretches
    for (const _ of train(recipe, STANDARD, out)) if (--left <= 0) break
    return out
  }

  test('the same recipe gives the same weights, even when interrupted and resumed', () => {
    const whole = readFileSync(run('whole'))
    run('parts', 2)
    run('parts', 5)
    expect(readFileSync(run('parts')).equals(whole)).toBe(true)
  })
})
