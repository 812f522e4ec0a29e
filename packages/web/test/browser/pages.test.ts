import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { tabTo } from './keys.ts'
import { checkPlayerAid } from './player-aid.ts'

const app = sharedApp()
const text = createText('en')

const go = async (page: Page, address: string) => {
  await page.goto(`${app().url}/#/${address}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const places = (page: Page) => page.getByRole('navigation', { name: text.t('nav.label') })
const boxOf = async (page: Page, selector: string) => page.locator(selector).boundingBox()

describe('a page', () => {
  test('looks out over Babylon, with a bar that leads to the other pages', async () => {
    const { page, complaints } = await app().open()
    await go(page, 'games')
    await page.locator('.page-view svg').waitFor({ state: 'attached' })
    expect(await boxOf(page, '.page-view')).toMatchObject({ width: 1440, height: 176 })
    expect((await boxOf(page, '.page-nav'))?.y).toBeLessThan(48)
    await places(page)
      .getByRole('link', { name: text.t('nav.learn') })
      .click()
    await page.getByRole('heading', { level: 1, name: text.t('learn.title') }).waitFor()
    const current = places(page).locator('[aria-current]')
    expect(await current.allInnerTexts()).toEqual([text.t('nav.learn')])
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test.each([
    ['a phone', 360, 740],
    ['a phone on its side', 740, 360],
  ])(
    'has its places within reach of a thumb and of the keyboard on %s',
    async (_, width, height) => {
      const { page, complaints } = await app().open({ viewport: { width, height }, hasTouch: true, painted: true })
      await go(page, 'settings')
      const bar = await boxOf(page, '.page-nav')
      if (height > width) expect(bar).toMatchObject({ x: 0, width, y: height - (bar?.height ?? 0) })
      else expect(bar).toMatchObject({ x: 0, y: 0, height })
      for (const link of await places(page).getByRole('link').all()) {
        const size = await link.boundingBox()
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await wrongWith(page, 'all')).toEqual([])
      await tabTo(page, text.t('nav.games'))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: text.t('home.games') }).waitFor()
      expect(complaints).toEqual([])
      await page.context().close()
    },
    240_000,
  )

  test('shows neither view nor parapet in forced colours or on paper', async () => {
    const { page } = await app().open({ forcedColors: 'active' })
    await go(page, 'settings')
    const shown = () => page.locator('.page-view, .page-parapet').filter({ visible: true }).count()
    expect(await shown()).toBe(0)
    await page.emulateMedia({ forcedColors: 'none' })
    expect(await shown()).toBe(2)
    await page.emulateMedia({ media: 'print' })
    expect(await shown()).toBe(0)
    expect(await page.locator('.page-bar').isVisible()).toBe(false)
    await page.context().close()
  }, 240_000)
})

test('the theme is chosen by its picture, or left to the system', async () => {
  const { page } = await app().open({ colorScheme: 'dark' })
  await go(page, 'settings')
  const theme = () => page.locator('html').getAttribute('data-theme')
  const system = page.getByRole('checkbox', { name: text.t('settings.theme.system') })
  expect(await system.isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: text.t('settings.theme.dark') }).isChecked()).toBe(true)
  await page.getByText(text.t('settings.theme.light')).click()
  expect([await theme(), await system.isChecked()]).toEqual(['light', false])
  await system.check()
  expect(await theme()).toBeNull()
  await page.context().close()
}, 240_000)

test('the player aid fills one page of A4, with and without the Palace', () => checkPlayerAid(app(), 'en'), 240_000)

test('on a phone a finger meets what it aims at, and no option is broken within a word', async () => {
  const { page, context } = await app().open({ locale: 'hu', viewport: { width: 360, height: 740 }, hasTouch: true })
  const found: string[] = []
  for (const screen of ['settings', 'games', 'new', 'about', 'rules/R3.5', 'online']) {
    await page.goto(`${app().url}/#/${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const faults = await page.evaluate(() => {
      const touch = 43.5
      const isMet = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const after = getComputedStyle(element, '::after')
        const more = after.position === 'absolute' ? 2 * Math.abs(Number.parseFloat(after.top) || 0) : 0
        return width === 0 || x < 0 || y < 0 || height + more >= touch
      }
      const small = [...document.querySelectorAll('summary, .choices-option, .rules-clause, .panel-aside > a')]
      const broken = [...document.querySelectorAll('.choices-option')].filter(
        (one) => one.scrollWidth > one.clientWidth,
      )
      return [
        ...small.filter((one) => !isMet(one)).map((one) => `too small: ${one.textContent}`),
        ...broken.map((one) => `too long: ${one.textContent}`),
        ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the phone'] : []),
        ...[...document.querySelectorAll('.choices-option')]
          .filter((one) => getComputedStyle(one).overflowWrap !== 'normal')
          .map((one) => `breaks within a word: ${one.textContent}`),
      ]
    })
    found.push(...faults.map((fault) => `${screen}: ${fault}`))
  }
  expect(found).toEqual([])
  await context.close()
}, 240_000)
