import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { wrongWith } from './axe.ts'
import { createTable, newName, sharedOnlineApp } from './online-app.ts'
import { tableOf } from './table.ts'

const app = sharedOnlineApp()
const text = createText('en')

test('the clock of a new table is one of three cards, with usual times and any other', async () => {
  const { page, context, complaints } = await app().open(app().urls.secure, { painted: true })
  await page.goto(`${app().urls.secure}/#/online/new`)
  await page.getByRole('textbox', { name: text.t('online.name') }).fill(newName('Sammuramat'))
  const card = (kind: 'live' | 'days' | 'free') =>
    page.getByRole('radio', { name: new RegExp(`^${text.t(`online.new.${kind}`)}`) })
  const group = (name: string) => page.getByRole('group', { name })

  // By keyboard: the arrows walk through the usual times, and behind the last one there is a field for any other.
  await card('live').press(' ')
  const minutes = group(text.t('online.new.minutes'))
  await minutes.getByRole('radio', { name: '30', exact: true }).press('ArrowRight')
  expect(await minutes.getByRole('radio', { name: '60', exact: true }).isChecked()).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  const field = page.getByRole('spinbutton', { name: text.t('online.new.minutes') })
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  await field.fill('45')
  await page.getByText(text.t('online.clock.live', { minutes: 45, increment: 20 })).waitFor()
  await field.fill('900')
  await page.getByRole('button', { name: text.t('online.new.go') }).click()
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.rangeOverflow)).toBe(true)
  expect(await wrongWith(page, 'all but contrast')).toEqual([])
  await minutes.getByText('10', { exact: true }).click()
  expect(await field.count()).toBe(0)

  await card('days').press(' ')
  await group(text.t('online.new.turn')).getByText('7 days').click()
  const week = text.t('online.clock.turn.days', { days: 7 })
  await page.getByText(week).waitFor()
  await page.getByRole('button', { name: text.t('online.new.go') }).click()
  await page.getByRole('heading', { name: text.t('online.room.title') }).waitFor()
  await page.getByText(week).waitFor()

  // The next table starts from there.
  await page.goto(`${app().urls.secure}/#/online/new`)
  expect(await card('days').isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: '7 days', exact: true }).isChecked()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)

test('a live table with one person and bots starts without a ready check', async () => {
  const { page, context } = await app().open(app().urls.secure)
  await createTable(page, text, { name: newName('Ashurnasirpal'), others: ['bot'], clock: 'live' })
  await tableOf(page, text).prompt.waitFor()
  await page.goto(`${app().urls.secure}/#/online/new`)
  await page.getByText(text.t('online.new.public')).waitFor()
  expect(await page.getByText(text.t('online.new.ready'), { exact: true }).count()).toBe(0)
  await context.close()
}, 240_000)
