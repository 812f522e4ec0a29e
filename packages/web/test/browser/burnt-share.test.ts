import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wrongWith } from './axe.ts'
import { createTable, joinTable, onlineHouseFor } from './online-house.ts'
import { tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const house = onlineHouseFor()

/** The line of this page loses every share that it should carry; answers how many that were. */
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

test('a share that got lost on the way is not sent again once somebody sat down anew, also after a reload', async () => {
  const { urls, open } = house()
  const [host, guest] = [await open(urls.secure), await open(urls.secure)]
  const lost = await loseShares(host.page)
  const link = await createTable(host.page, text, { name: 'Geshtinanna', others: ['open'] })
  await joinTable(guest.page, text, link, 'Ningishzida')
  await eventually(async () => lost.count, 1)
  // The guest stands up and sits down with another share.
  await guest.page.getByRole('button', { name: text.t('online.room.stand') }).click()
  await guest.page.getByRole('button', { name: text.t('online.room.sit') }).click()
  const words = text.t('online.bind.void.who', { who: 'Ningishzida' })
  await host.page.getByText(words).waitFor()
  expect(await wrongWith(host.page, true)).toEqual([])
  await host.page.reload()
  await host.page.getByText(words).waitFor()
  expect(lost.count).toBe(1)
  lost.lose = false
  await host.page.getByRole('button', { name: text.t('online.bind.go.void') }).click()
  // The guest had shown a share too by then, and decides as well.
  await guest.page.getByRole('button', { name: text.t('online.bind.go.void') }).click()
  for (const { page } of [host, guest]) await tableOf(page, text).prompt.waitFor()
  expect(lost.count).toBe(2)
  expect(await host.page.getByText(text.t('online.start.changed')).count()).toBe(0)
  await Promise.all([host, guest].map(({ context }) => context.close()))
}, 240_000)
