import { toState } from '@amyitis/engine'
import { expect, test } from 'vitest'
import { finalePlan, POINT_MS } from '../../src/table/finale/plan.ts'
import { sharedApp } from './app.ts'
import { result } from './end.ts'
import { beforeTheEnd, game, played, playLast, recapIn, text } from './endings.ts'
import { eventually } from './wait.ts'

const app = sharedApp()

test('a round is recapped part by part, then the end point by point; Space goes on', async () => {
  const { page, context, complaints } = await app().open({ reducedMotion: 'no-preference', painted: true })
  await page.clock.install()
  const table = await beforeTheEnd(page, app())
  // From here on the test controls the clock.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)
  await playLast(table)

  const recap = recapIn(page)
  await recap.waitFor()
  const ahead = recap.locator('.is-ahead')
  await page.clock.runFor(10)
  const left = await ahead.count()
  expect(left).toBeGreaterThan(0)
  await page.clock.runFor(700)
  await eventually(async () => (await ahead.count()) < left, true)
  await page.keyboard.press('Space')
  await eventually(() => ahead.count(), 0)
  expect(await table.end.count()).toBe(0)
  await page.keyboard.press('Space')
  await recap.waitFor({ state: 'hidden' })
  await table.end.waitFor()

  const { steps: told, before, totals } = finalePlan(played, toState(game.position))
  const scores = async () => (await page.locator('.finale-score').allInnerTexts()).map(Number)
  await eventually(scores, before)
  const title = page.locator('.finale-title')
  // Each point is drawn before the next is counted.
  const steps = told.reduce((sum, step) => sum + 1 + (step.kind === 'count' ? step.points : 0), 0)
  for (let n = 0; n < 20 * steps && !(await title.isVisible()); n++) await page.clock.runFor(POINT_MS)
  await title.waitFor()
  expect(await page.locator('.tally').count()).toBe(0)
  await page.clock.runFor(told[told.length - 1].ms)
  expect((await result(table)).totals).toEqual(totals)

  // On return it is not shown again.
  await table.end.getByRole('button', { name: text.t('finale.table') }).click()
  await page.getByRole('button', { name: text.t('table.end.show') }).click()
  expect((await result(table)).totals).toEqual(totals)
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
