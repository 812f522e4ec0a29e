import { legalMoves } from '@amyitis/engine'
import { createText, type Text } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EXERCISES } from '../../src/learn/exercises/all.ts'
import { type Attempt, attempt, beginExercise, type Exercise, verdictOf } from '../../src/learn/exercises/exercise.ts'
import { sharedApp } from './app.ts'
import { choose, nameOf } from './lesson.ts'

const app = sharedApp()

/** The first solution found. */
function solution(exercise: Exercise, from: Attempt = beginExercise(exercise)): Attempt | undefined {
  for (const move of legalMoves(from.game)) {
    const next = attempt(from, move)
    const verdict = verdictOf(exercise, next)
    const found = verdict === undefined ? solution(exercise, next) : verdict.solved ? next : undefined
    if (found !== undefined) return found
  }
  return undefined
}

async function play(page: Page, game: Attempt['game'], move: string, text: Text): Promise<void> {
  const [kind, ...goods] = move.split(' ')
  if (kind !== 'sell') {
    await choose(page, nameOf(game, move, text))
    return
  }
  for (const good of goods) await choose(page, text.t('table.handful.more', { good: good as 'wine' }))
  await choose(page, text.t('table.handful.sell'))
}

test('every exercise can be solved by keyboard, one leads to the next, and all are remembered', async () => {
  const text = createText('hu')
  const { page, context, complaints } = await app().open({ locale: 'hu' })
  await page.goto(`${app().url}/#/learn/exercise/${EXERCISES[0].part}`)
  for (const [index, exercise] of EXERCISES.entries()) {
    await page.getByRole('heading', { name: text.t(exercise.name) }).waitFor()
    let now = beginExercise(exercise)
    for (const move of solution(exercise)?.moves ?? []) {
      await play(page, now.game, move, text)
      now = attempt(now, move)
    }
    await page.getByText(text.t('learn.solved')).waitFor()
    await choose(page, text.t(index === EXERCISES.length - 1 ? 'learn.play' : 'learn.following'))
  }
  await page.getByRole('heading', { name: text.t('new.who') }).waitFor()
  await page.goto(`${app().url}/#/learn`)
  await page.getByText(text.t('learn.progress', { done: EXERCISES.length, all: EXERCISES.length })).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
