import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayAt } from '../../src/puzzles/model/days.ts'
import { createTable, newName, sharedOnlineApp } from './online-app.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedOnlineApp()

const learn = async (page: Page) => {
  await page.goto(page.url().replace(/#.*|$/, '#/learn'))
  await page.getByRole('heading', { level: 1, name: text.t('learn.title') }).waitFor()
}

/** What a device has learnt, as it stores it. */
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('amyitis.learn') ?? '{}').solved)

const solve = (page: Page, ...parts: string[]) =>
  page.evaluate((solved) => localStorage.setItem('amyitis.learn', JSON.stringify({ guided: false, solved })), parts)

test('an account carries progress to another device, both ways; signed out, it stays', async () => {
  const { urls, open } = app()
  const [phone, laptop] = await Promise.all([open(urls.secure), open(urls.secure)])
  await solve(phone.page, 'fields')
  await solve(laptop.page, 'court')
  const name = newName('Ereshkigal')
  const link = await createTable(phone.page, text, { name, others: ['bot'] })
  await phone.page.goto(link.replace(/#.*/, '#/online/me'))
  await phone.page.getByRole('button', { name: text.t('online.me.move.make') }).click()
  await laptop.page.goto(await phone.page.getByRole('textbox', { name: text.t('online.me.move') }).inputValue())
  await laptop.page.getByRole('button', { name: text.t('online.me.arrive') }).click()
  await laptop.page.getByText(text.t('online.me.arrived', { who: name })).waitFor()

  await learn(laptop.page)
  await laptop.page.getByText(text.t('learn.progress', { done: 2, all: 7 })).waitFor()
  await phone.page.reload()
  await learn(phone.page)
  await phone.page.getByText(text.t('learn.progress', { done: 2, all: 7 })).waitFor()

  // A streak goes on, whichever device the puzzle is solved on.
  const today = dayAt(Date.now())
  const solveToday = (page: Page, day: number) =>
    page.evaluate((days) => localStorage.setItem('amyitis.puzzles', JSON.stringify({ days })), [day])
  await solveToday(phone.page, today)
  await solveToday(laptop.page, today - 1)
  for (const { page } of [phone, laptop, phone]) {
    await page.goto(link.replace(/#.*/, '#/puzzles'))
    const synced = page.waitForResponse((response) => response.url().endsWith('/me/progress'))
    await page.reload()
    await synced
  }
  for (const { page } of [phone, laptop])
    await page.getByRole('heading', { name: text.t('puzzles.streak', { days: 2 }) }).waitFor()

  // What changes meanwhile is sent by itself.
  await phone.page.goto(link.replace(/#.*/, '#/learn/edition'))
  const tile = phone.page.getByRole('group', { name: text.t('editor.tile', { name: '20' }) })
  await phone.page.locator('summary', { hasText: text.t('editor.tile', { name: '20' }) }).click()
  await Promise.all([
    phone.page.waitForResponse((response) => response.url().endsWith('/me/progress/edition')),
    tile.getByRole('spinbutton', { name: text.t('rules.R9.2.points') }).fill('9'),
  ])
  await laptop.page.reload()
  await eventually(() => laptop.page.evaluate(() => localStorage.getItem('amyitis.own-edition') !== null), true)
  await laptop.page.goto(link.replace(/#.*/, '#/learn/edition'))
  await laptop.page.locator('summary', { hasText: text.t('editor.tile', { name: '20' }) }).click()
  const points = laptop.page
    .getByRole('group', { name: text.t('editor.tile', { name: '20' }) })
    .getByRole('spinbutton', { name: text.t('rules.R9.2.points') })
  await eventually(() => points.inputValue(), '9')

  await laptop.page.goto(link.replace(/#.*/, '#/online/me'))
  const signOut = { name: text.t('online.me.sign-out'), exact: true }
  await laptop.page.getByRole('button', signOut).click()
  await laptop.page.getByRole('dialog').getByRole('button', signOut).click()
  await laptop.page.waitForURL(/#\/online$/)
  await eventually(() => stored(laptop.page), ['fields', 'court'])
  expect([...phone.complaints, ...laptop.complaints]).toEqual([])
}, 240_000)
