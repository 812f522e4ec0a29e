import { seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { playOnline, tableIn } from './around.ts'
import { SHORT } from './edition.ts'
import { createTable, joinTable, newName, sharedOnlineApp } from './online-app.ts'
import { answer, byMouse } from './player.ts'
import { isAsked, position } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedOnlineApp()

test('two people play a short game, one on a phone over plain HTTP, and the deals are fair', async () => {
  expect(await playOnline(app(), [newName('Mushussu'), newName('Sirrush')], SHORT)).toBeGreaterThan(5)
}, 240_000)

test('people chat, take back by consent, and concede, with a custom edition', async () => {
  const { urls, open } = app()
  const host = await open(urls.secure)
  const guest = await open(urls.secure)
  const names = [newName('Adad'), newName('Shala')]
  const link = await createTable(host.page, text, { name: names[0], others: ['open'], edition: SHORT })
  await joinTable(guest.page, text, link, names[1])
  const tables = [tableIn(host), tableIn(guest)]
  await Promise.all(tables.map(({ prompt }) => prompt.waitFor()))

  await host.page.getByRole('button', { name: text.t('online.chat'), exact: true }).click()
  const say = host.page.getByRole('textbox', { name: text.t('online.chat.say') })
  await say.fill('Good luck!')
  await say.press('Enter')
  await guest.page.getByRole('button', { name: text.t('online.chat.unread', { count: 1 }) }).click()
  await guest.page.getByRole('log').getByText('Good luck!').waitFor()
  await guest.page.getByRole('button', { name: text.t('online.chat.mute', { who: names[0] }) }).click()
  await guest.page.getByText(text.t('online.chat.muted', { who: names[0] })).waitFor()
  for (const { page } of tables) await page.getByRole('button', { name: text.t('app.close') }).click()

  // After the other player has moved, a takeback needs consent.
  const random = seededRandom('talk')
  const first = (await isAsked(tables[0])) ? 0 : 1
  const asker = tables[first]
  const asked = tables[1 - first]
  const before = await position(asked)
  await asker.prompt.getByRole('button', { name: /^Pass/ }).click()
  await eventually(() => isAsked(asked), true)
  await answer(asked, random, byMouse)
  await asker.page.getByRole('button', { name: text.t('table.menu.menu') }).click()
  await asker.page.getByRole('button', { name: text.t('online.invite.table') }).waitFor()
  await asker.page.getByRole('button', { name: text.t('online.ask') }).click()
  await asked.page.getByRole('button', { name: text.t('online.asked.agree') }).click()
  await eventually(() => isAsked(asker), true)
  await eventually(() => position(asked), before)

  await asker.page.getByRole('button', { name: text.t('table.menu.menu') }).click()
  await asker.page.getByRole('button', { name: text.t('online.concede') }).click()
  await asker.page
    .getByRole('dialog', { name: text.t('online.concede.title') })
    .getByRole('button', { name: text.t('online.concede') })
    .click()
  const winner = names[1 - first]
  await asked.end.getByRole('heading', { name: text.t('finale.you.win') }).waitFor()
  await asker.end.getByRole('heading', { name: text.t('finale.wins', { who: winner }) }).waitFor()
  await asker.end.getByText(text.t('online.end.conceded.you')).waitFor()
  await asked.end.getByText(text.t('online.end.conceded', { who: names[first] })).waitFor()
  await asked.end.getByRole('button', { name: text.t('online.end.rematch'), exact: true }).click()
  await asked.page.getByRole('heading', { name: text.t('online.again.title') }).waitFor()
  await asked.page.getByText(text.t('online.again.waits')).waitFor()
  // Whoever asked for it and is replaying the game isn’t asked again.
  await asked.page.goBack()
  await asked.end.getByRole('link', { name: text.t('hub.go') }).click()
  await asked.page.getByText(text.t('online.again.waits')).waitFor()
  // Whoever agrees is seated at once, and the game starts.
  await asker.page.getByText(text.t('online.again.asked')).waitFor()
  await asker.end.getByRole('button', { name: text.t('online.again.yes') }).click()
  for (const { prompt } of tables) await prompt.waitFor()
  expect([host, guest].flatMap(({ complaints }) => complaints)).toEqual([])
  await Promise.all([host, guest].map(({ context }) => context.close()))
}, 240_000)
