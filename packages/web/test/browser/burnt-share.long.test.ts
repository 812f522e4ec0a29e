import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wrongWith } from './axe.ts'
import { createTable, joinTable, newName, sharedOnlineApp } from './online-app.ts'
import { tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedOnlineApp()

/** Drops every share this page sends; returns a counter. */
async function loseShares(page: Page): Promise<{ count: number; lose: boolean }> {
  const lost = { count: 0, lose: true }
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((words) => {
      const isShare = String(words).includes('"reveal"')
      if (isShare) lost.count++
      if (!isShare || !lost.lose) server.send(words)
    })
  })
  return lost
}

test('a lost share is not sent again after somebody has left and sat down again, even after a reload', async () => {
  const { urls, open } = app()
  const host = await open(urls.secure, { painted: true })
  const guest = await open(urls.secure)
  const lost = await loseShares(host.page)
  const guestName = newName('Ningishzida')
  const link = await createTable(host.page, text, { name: newName('Geshtinanna'), others: ['open'] })
  await joinTable(guest.page, text, link, guestName)
  await eventually(async () => lost.count, 1)
  // The guest stands up and sits down again with another share.
  await guest.page.getByRole('button', { name: text.t('online.room.stand') }).click()
  await guest.page.getByRole('button', { name: text.t('online.room.sit') }).click()
  const words = text.t('online.bind.void.who', { who: guestName })
  await host.page.getByText(words).waitFor()
  expect(await wrongWith(host.page, 'all')).toEqual([])
  await host.page.reload()
  await host.page.getByText(words).waitFor()
  expect(lost.count).toBe(1)
  lost.lose = false
  await host.page.getByRole('button', { name: text.t('online.bind.go.void') }).click()
  // By then the guest had revealed a share too, and has to decide as well.
  await guest.page.getByRole('button', { name: text.t('online.bind.go.void') }).click()
  for (const { page } of [host, guest]) await tableOf(page, text).prompt.waitFor()
  expect(lost.count).toBe(2)
  expect(await host.page.getByText(text.t('online.start.changed')).count()).toBe(0)
  await Promise.all([host, guest].map(({ context }) => context.close()))
}, 240_000)
