import { createText } from '@amyitis/i18n'
import { expect } from 'vitest'
import { wrongWith } from './axe.ts'
import { createTable, newName, type OnlineApp } from './online-app.ts'
import { tableOf } from './table.ts'

const text = createText('en')

/** Checks all screens around an online game in one theme. */
export async function checkOnlineScreens({ urls, open }: OnlineApp, look: 'light' | 'dark'): Promise<void> {
  // Notifications need a service worker.
  const { page, context } = await open(urls.secure, { colorScheme: look, painted: true, serviceWorker: true })
  const wrong: string[] = []
  const check = async () => wrong.push(...(await wrongWith(page, look === 'light' ? 'all' : 'contrast')))
  const link = await createTable(page, text, {
    name: newName('Nisaba'),
    others: ['open', 'bot'],
    visit: check,
  })
  await page.getByRole('img', { name: text.t('online.invite.qr') }).waitFor()
  await check()
  await page.goto(link.replace(/#.*/, '#/online/ladder'))
  await page.getByText(text.t('online.ladder.none')).waitFor()
  await check()
  await page.goto(link.replace(/#.*/, '#/online/me'))
  await page.getByRole('button', { name: text.t('online.me.move.make') }).click()
  await page.getByRole('img', { name: text.t('online.invite.qr') }).waitFor()
  await check()
  await page.goto(link)
  await page.getByRole('button', { name: text.t('online.room.start') }).click()
  await tableOf(page, text).prompt.waitFor()
  await page.getByRole('button', { name: text.t('online.chat'), exact: true }).click()
  await page.getByRole('textbox', { name: text.t('online.chat.say') }).fill('Hello?')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Hello?').waitFor()
  wrong.push(...(await wrongWith(page, 'all but contrast')))
  expect(wrong).toEqual([])
  await context.close()
}
