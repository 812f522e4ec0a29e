import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wrongWith } from './axe.ts'
import { createTable, joinTable, newName, sharedOnlineApp } from './online-app.ts'
import type { Visit } from './open.ts'
import { isAsked, tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedOnlineApp()

const lobbyOf = async (page: Page) => {
  await page.goto(page.url().replace(/#.*|$/, '#/online'))
  await page.getByRole('heading', { name: text.t('online.title') }).waitFor()
}

const close = async (visits: readonly Visit[]) => {
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([])
  await Promise.all(visits.map(({ context }) => context.close()))
}

/** Searches for opponents from the lobby. */
async function search(page: Page, name: string): Promise<void> {
  await lobbyOf(page)
  await page.getByRole('textbox', { name: text.t('online.name') }).fill(name)
  await page.getByRole('checkbox', { name: text.t('online.pair.rated') }).uncheck()
  await page.getByRole('button', { name: text.t('online.pair.go') }).click()
}

test('two people looking for a game are paired and seated automatically; others watch, and no button is dead', async () => {
  const { urls, open } = app()
  const [one, other, third] = await Promise.all([
    open(urls.secure, { painted: true }),
    open(urls.secure),
    open(urls.secure),
  ])
  const [shamhat, enkidu] = [newName('Shamhat'), newName('Enkidu')]
  await search(one.page, shamhat)
  await one.page.getByText(text.t('online.pair.waits')).waitFor()
  await one.page.getByText(/Ratings within 150 points/).waitFor()
  // The search goes on elsewhere, and leads to the table from there.
  await one.page.goto(one.page.url().replace(/#.*/, '#/puzzles'))
  await one.page.getByRole('button', { name: text.t('hub.searching.stop') }).waitFor()
  await search(other.page, enkidu)
  for (const { page } of [one, other]) await tableOf(page, text).prompt.waitFor()

  await lobbyOf(third.page)
  await third.page
    .getByRole('link', { name: text.t('online.watch.one', { who: `${shamhat} and ${enkidu}` }) })
    .or(third.page.getByRole('link', { name: text.t('online.watch.one', { who: `${enkidu} and ${shamhat}` }) }))
    .click()
  await third.page.getByText(text.t('online.watching')).waitFor()
  expect(await third.page.getByRole('button', { name: text.t('table.menu.undo') }).count()).toBe(0)

  // The names are links to the players’ pages.
  await one.page.getByRole('button', { name: text.t('table.menu.menu') }).click()
  await one.page.getByRole('link', { name: text.t('online.player.of', { name: enkidu }) }).click()
  await one.page.getByRole('heading', { level: 1, name: enkidu }).waitFor()
  expect(await wrongWith(one.page, 'all but contrast')).toEqual([])

  // The name in the bar leads out again, and home offers to sign in.
  await one.page.getByRole('button', { name: text.t('hub.account') }).click()
  await one.page.getByRole('link', { name: text.t('hub.sign-out') }).click()
  const sure = one.page.getByRole('dialog', { name: text.t('online.me.sign-out.title') })
  await sure.waitFor()
  expect(await wrongWith(one.page, 'all but contrast')).toEqual([])
  await sure.getByRole('button', { name: text.t('online.me.sign-out') }).click()
  await one.page.waitForURL(/#\/online$/)
  await one.page.goto(one.page.url().replace(/#.*/, '#/'))
  await one.page.getByRole('link', { name: text.t('hub.sign-in') }).waitFor()
  await close([one, other, third])
}, 240_000)

test('a table that fills asks everybody whether they are ready, wherever they are, and begins when all are', async () => {
  const { urls, open } = app()
  const [host, guest] = await Promise.all([open(urls.secure), open(urls.secure)])
  const [siduri, urshanabi] = [newName('Siduri'), newName('Urshanabi')]
  const link = await createTable(host.page, text, { name: siduri, others: ['open'], clock: 'live', isPublic: true })
  // The host sits down, then visits another page.
  await host.page.getByRole('button', { name: text.t('online.room.stand') }).waitFor()
  await host.page.goto(link.replace(/#.*/, '#/'))
  await joinTable(guest.page, text, link, urshanabi)
  await guest.page.getByRole('heading', { name: text.t('online.ready.title') }).waitFor()
  await eventually(() => guest.page.title(), text.t('app.title.turn.of', { who: text.t('online.ready.calls') }))
  await guest.page.getByRole('button', { name: text.t('online.ready.go') }).click()
  await guest.page.getByText(text.t('online.ready.waits', { who: siduri })).waitFor()

  await host.page.getByText(text.t('hub.full', { who: urshanabi })).waitFor()
  await eventually(() => host.page.title(), `(1) ${text.t('app.title')}`)
  expect(await host.page.locator('link[rel="icon"]').getAttribute('href')).toContain('icon-turn')
  await host.page.getByRole('link', { name: text.t('hub.go') }).click()
  await host.page.getByRole('button', { name: text.t('online.ready.go') }).click()
  const tables = [tableOf(host.page, text), tableOf(guest.page, text)]
  for (const { prompt } of tables) await prompt.waitFor()

  // At a second table they are told about the first one after a move. The form remembers the live clock of the first.
  const first = (await isAsked(tables[0])) ? host : guest
  const name = first === host ? siduri : urshanabi
  await first.page.goto(link.replace(/#.*/, '#/'))
  await createTable(first.page, text, { name, others: ['bot'], clock: 'free' })
  const next = first.page.getByRole('link', { name: text.t('hub.next') })
  const second = tableOf(first.page, text)
  await second.prompt.waitFor()
  // The way there is gone as soon as the bot has moved, which may be before the click.
  const isThere = () => first.page.url() === link
  for (let i = 0; i < 20 && !isThere(); i++) {
    await eventually(async () => (await isAsked(second)) || (await next.isVisible()), true)
    if (await next.isVisible()) await next.click({ timeout: 1000 }).catch(() => undefined)
    else await second.prompt.getByRole('button', { name: /^Pass/ }).click()
  }
  await first.page.waitForURL(link)
  await close([host, guest])
}, 240_000)
