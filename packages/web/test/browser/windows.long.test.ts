import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { askingGames, saveGames } from './positions.ts'
import { tableOf } from './table.ts'

const text = createText('en')
const app = sharedApp()

const [game] = askingGames({ players: 2, palace: false }, ['screens'])

const isFocused = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toBe(name)

test('Escape closes one window at a time; a click closes one only if it begins and ends beside it', async () => {
  const { page, context, complaints } = await app().open()
  await saveGames(page, [game.head])
  await page.goto(`${app().url}/#/play/${game.id}`)
  await tableOf(page, text).prompt.waitFor()
  const windows = page.locator('dialog[open]')
  const menu = page.getByRole('button', { name: text.t('table.menu.menu') })
  await menu.dblclick()
  expect(await windows.count()).toBe(1)
  await page.getByRole('button', { name: text.t('keys.title'), exact: true }).click()
  expect(await windows.count()).toBe(2)
  await page.keyboard.press('Escape')
  await expect.poll(() => windows.count()).toBe(1)
  const { x, y, width, height } = (await windows.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // Its own edge, then a selection that ends beside it.
  await page.mouse.click(x + 6, y + height / 2)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x - 40, y + height / 2)
  await page.mouse.up()
  expect(await windows.count()).toBe(1)
  await page.mouse.click(x - 40, y + height / 2)
  await expect.poll(() => windows.count()).toBe(0)
  await isFocused(page, text.t('table.menu.menu'))
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)

test('a double click starts one game', async () => {
  const { page, context, complaints } = await app().open()
  await page.goto(`${app().url}/#/new`)
  await page.locator('.new-game-form button[type=submit]').dblclick()
  await page.waitForURL(/#\/play\//)
  await page.goto(`${app().url}/#/games`)
  await page.getByText(text.t('games.about', { count: 1 })).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
