import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { focused, tabTo } from './keys.ts'
import { tableOf } from './table.ts'

const app = sharedApp()
const text = createText('en')

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a first visit offers the lesson and a first game, in which each kind of decision is explained once', async () => {
  const { page, context, complaints } = await app().open()
  await page.getByRole('link', { name: text.t('home.learn.hero') }).waitFor()
  await button(page, new RegExp(`^${text.t('home.play')}`)).click()
  const coach = page.getByRole('region', { name: text.t('coach.title', { name: 'Balasi' }) })
  const table = tableOf(page, text)

  // Whoever starts, bots wait for a click.
  const next = button(page, text.t('table.menu.next'))
  await coach.or(next).first().waitFor()
  while (await next.isVisible()) await next.click()
  await coach.getByText(text.t('coach.action')).waitFor()
  await coach.getByRole('button', { name: text.t('coach.ok') }).click()
  await table.prompt.waitFor()
  await page.reload()
  await table.prompt.waitFor()
  expect(await coach.count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)

test('returning players are offered their game first; after the guided round the next step is a first game', async () => {
  const { page, context, complaints } = await app().open()
  await button(page, new RegExp(`^${text.t('home.play')}`)).click()
  await page.getByRole('heading', { name: 'Iltani' }).waitFor()
  await page.evaluate(() => localStorage.setItem('amyitis.learn', JSON.stringify({ guided: true })))
  await page.goto(`${app().url}/#/`)
  const onward = page.getByRole('link', { name: new RegExp(text.t('home.continue')) })
  await onward.waitFor()
  const first = button(page, new RegExp(`^${text.t('home.play.first')}`))
  await first.waitFor()
  const places = await Promise.all([onward.boundingBox(), first.boundingBox()])
  expect(places[0]?.y).toBeLessThan(places[1]?.y ?? 0)
  await onward.getByText('Iltani').first().waitFor()
  await onward.click()
  await page.getByRole('heading', { name: 'Iltani' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)

test('a new game can be set up by keyboard alone: cushions are radios, the roster is a list box', async () => {
  const { page, context, complaints } = await app().open()
  await page.goto(`${app().url}/#/new`)
  await page.getByRole('heading', { name: text.t('new.who') }).waitFor()
  await tabTo(page, /^Red/)
  // The third cushion is empty: seat somebody there.
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toMatch(/^Black/)
  await page.getByText(text.t('new.cushion.black')).waitFor()
  await tabTo(page, text.t('new.roster'))
  await page.keyboard.press('Home')
  await page.getByRole('option', { name: new RegExp(`^${text.t('new.auto')}`), selected: true }).waitFor()
  await page.getByRole('radio', { name: new RegExp(`^Black.*Iltani.*${text.t('new.auto.tag')}`) }).waitFor()
  await page.keyboard.press('End')
  await page.getByRole('option', { name: /^Amyitis/, selected: true }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('radio', { name: /^Black.*Adaguppi/ }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('radio', { name: /^Black.*Kidinnu/ }).waitFor()
  await tabTo(page, new RegExp(`^${text.t('new.coach')}`))
  await page.keyboard.press('Space')
  await tabTo(page, text.t('new.sit', { count: 3 }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Kidinnu' }).waitFor()
  const names = page.getByRole('region', { name: text.t('table.players') }).getByRole('heading')
  expect(await names.allInnerTexts()).toEqual(['You', 'Balasi', 'Kidinnu'])
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
