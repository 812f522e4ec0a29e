import { createText } from '@amyitis/i18n'
import { pagesOf } from '@amyitis/narration'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import { sharedApp } from './app.ts'
import { focused } from './keys.ts'
import { playedGame, recordOf } from './records.ts'
import { awaitQuestion, position, question, tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedApp()

/** What has the focus, and whether the top of the page is visible. */
const arrivedAt = (page: Page) =>
  page.evaluate(() => ({ focus: document.activeElement?.localName, top: scrollY === 0 }))

const AT_THE_TOP = { focus: 'main', top: true }

const follow = async (page: Page, name: string | RegExp) => {
  const link = page.getByRole('link', { name }).first()
  await link.scrollIntoViewIfNeeded()
  await link.focus()
  await page.keyboard.press('Enter')
}

describe.concurrent('arriving', () => {
  test('at a screen whose text is still loading moves the focus to its top', async () => {
    const { page, context } = await app().open()
    await page.evaluate(() => localStorage.setItem('amyitis.known', 'yes'))
    await page.reload()
    await follow(page, text.t('home.learn'))
    await page.getByRole('heading', { name: text.t('guide.title') }).waitFor()
    await eventually(() => arrivedAt(page), AT_THE_TOP)
    await follow(page, text.t('exercise.temples.name'))
    await eventually(async () => page.url().includes('exercise/'), true)
    await eventually(() => arrivedAt(page), AT_THE_TOP)
    await context.close()
  }, 240_000)

  test('at another page of the rules leads to its top, at a clause to the clause', async () => {
    const { page, context } = await app().open({ viewport: { width: 820, height: 500 } })
    const pages = pagesOf({ text, edition: playedGame({ seed: 'rules' }, () => true).position.box.edition })
    const caravan = pages.findIndex(({ id }) => id === 'caravan')
    await page.goto(`${app().url}/#/rules/caravan`)
    await page.getByRole('heading', { name: pages[caravan].title }).first().waitFor()
    await follow(page, text.t('learn.next-page', { page: pages[caravan + 1].title }))
    await page
      .getByRole('heading', { name: pages[caravan + 1].title })
      .first()
      .waitFor()
    await eventually(() => arrivedAt(page), AT_THE_TOP)

    const atClause = { focus: 'h3', top: false }
    await page.evaluate(() => location.assign('#/rules/R7.2'))
    await eventually(() => arrivedAt(page), atClause)
    // Also from another screen, which has unloaded the text of the rules.
    await page.evaluate(() => location.assign('#/settings'))
    await eventually(() => arrivedAt(page), AT_THE_TOP)
    await page.evaluate(() => location.assign('#/rules/R9.3'))
    await eventually(() => arrivedAt(page), atClause)
    expect(await focused(page)).toContain('R9.3')
    await context.close()
  }, 240_000)
})

test('asking what things are never plays a move, by keyboard either', async () => {
  const { page, context } = await app().open()
  const game = playedGame({ seed: 'asking' }, ({ position: { decision } }) => decision === 'irrigate')
  await page.goto(`${app().url}/#/replay/record/${await packRecord(recordOf(game, ['Nabu', 'Sidka']))}`)
  await page.getByRole('button', { name: text.t('replay.more') }).click()
  await page.getByRole('button', { name: text.t('replay.hot-seat') }).click()
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  await awaitQuestion(table)
  const asked = await question(table)
  const before = await position(table)
  await page.getByRole('button', { name: text.t('table.what.title') }).click()
  const answer = page.getByRole('region', { name: text.t('table.what.title') })
  const canal = page
    .getByRole('list', { name: text.t('table.garden.canals') })
    .getByRole('button', { disabled: false })
    .first()
  for (const key of ['Enter', 'Space']) {
    await canal.focus()
    await page.keyboard.press(key)
    await answer.getByRole('link', { name: text.t('table.what.read', { clause: 'R3.5' }) }).waitFor()
    expect(await question(table)).toBe(asked)
    expect(await position(table)).toBe(before)
  }
  await page.keyboard.press('Escape')
  await answer.waitFor({ state: 'detached' })
  await canal.focus()
  await page.keyboard.press('Enter')
  await eventually(async () => (await position(table)) === before, false)
  await context.close()
}, 240_000)
