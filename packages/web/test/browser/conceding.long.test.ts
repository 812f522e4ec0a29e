import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { createTable, joinTable, newName, sharedOnlineApp } from './online-app.ts'
import { tableOf } from './table.ts'

const text = createText('en')
const app = sharedOnlineApp()

test('among three, a concession is one notice, and the lobby shows the garden of the game that goes on', async () => {
  const { urls, open } = app()
  const host = await open(urls.secure)
  const guest = await open(urls.secure)
  const who = newName('Belshazzar')
  const link = await createTable(host.page, text, { name: newName('Nitocris'), others: ['open', 'bot'] })
  await joinTable(guest.page, text, link, who)
  await Promise.all([host, guest].map(({ page }) => tableOf(page, text).prompt.waitFor()))
  await guest.page.getByRole('button', { name: text.t('table.menu.menu') }).click()
  await guest.page.getByRole('button', { name: text.t('online.concede') }).click()
  const sure = guest.page.getByRole('dialog', { name: text.t('online.concede.title') })
  await sure.getByRole('button', { name: text.t('online.concede') }).click()
  await guest.page.getByText(text.t('online.stand-in.conceded')).waitFor()
  const told = host.page.locator('.notice').filter({ hasText: who })
  await told.getByText(text.t('online.remark.conceded', { who })).waitFor()
  expect(await told.count()).toBe(1)

  await host.page.goto(link.replace(/#.*/, '#/online'))
  await host.page.locator('.table-row', { hasText: who }).locator('.garden-thumb').waitFor()
  expect([...host.complaints, ...guest.complaints]).toEqual([])
}, 240_000)
