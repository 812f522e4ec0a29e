import { type Game, rewind, toState } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { moveName } from '@amyitis/narration'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stepsOf } from '../../src/game/game-in-progress.ts'
import { finalePlan, POINT_MS } from '../../src/table/finale/plan.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../src/table/finale/share/size.ts'
import { sharedApp } from './app.ts'
import { result } from './end.ts'
import { byMouse } from './player.ts'
import { playedGame, recordOf } from './records.ts'
import { giveFile } from './replay.ts'
import { awaitQuestion, optionWith, type Table, tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedApp()
const game = playedGame({ seed: 'look back' })
const played = stepsOf(game)

/** Runs in the page: a recap waits for a key, however slow the machine is. */
const waiting = () => {
  if (location.protocol !== 'about:') localStorage.setItem('amyitis.settings', JSON.stringify({ recap: 'wait' }))
}

/** Seats two people at the game just before its last decision. */
async function beforeTheEnd(page: Page, whole: Game): Promise<Table> {
  await giveFile(page, app(), recordOf(rewind(whole, whole.entries.length - 1), ['Nabu', 'Sidka']))
  await page.getByRole('button', { name: text.t('replay.more') }).click()
  await page.getByRole('button', { name: text.t('replay.hot-seat') }).click()
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  await awaitQuestion(table)
  return table
}

async function playLast(table: Table): Promise<void> {
  const last = moveName(text, played[played.length - 1].move)
  await byMouse(table, await optionWith(table, last.slice(1)))
}

const { round } = game.position
const recapIn = (page: Page) => page.getByRole('region', { name: text.t('recap.of', { round }) })

test('a round is recapped part by part, then the end point by point; Space goes on', async () => {
  const { page, context, complaints } = await app().open({ reducedMotion: 'no-preference', painted: true })
  await page.clock.install()
  const table = await beforeTheEnd(page, game)
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

test('without motion the results appear at once; the picture is a PNG; the log repeats the recap', async () => {
  const { page, context, complaints } = await app().open({ painted: true })
  await context.addInitScript(waiting)
  await page.reload()
  const table = await beforeTheEnd(page, game)
  await playLast(table)
  await recapIn(page)
    .getByRole('button', { name: text.t('recap.continue') })
    .click()
  await result(table)

  await table.end.getByRole('button', { name: text.t('finale.share.do') }).click()
  const share = page.getByRole('dialog', { name: text.t('share.title') })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('button', { name: text.t('share.save') }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const png = Buffer.concat(chunks)
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SHARE_WIDTH, SHARE_HEIGHT])
  await share.getByRole('button', { name: text.t('app.close') }).click()

  await table.end.getByRole('button', { name: text.t('finale.garden') }).click()
  await page.locator('.tally').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.locator('.tally').waitFor()
  await page.keyboard.press('Escape')
  await table.end.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: text.t('recap.of', { round }) }).click()
  await recapIn(page).waitFor()
  expect(await recapIn(page).locator('.is-ahead').count()).toBe(0)
  await page.keyboard.press('Escape')
  await recapIn(page).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
