import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { createTable, joinTable, newName, sharedOnlineApp } from './online-app.ts'
import { tableOf } from './table.ts'

const text = createText('en')
const app = sharedOnlineApp()

test('a refused name gets a message about names, and a finished game keeps the old one beside the new', async () => {
  const { urls, open } = app()
  const host = await open(urls.secure)
  const guest = await open(urls.secure)
  const [before, after] = [newName('Nitocris'), newName('Semiramis')]
  const link = await createTable(host.page, text, { name: before, others: ['open'] })
  for (const [name, problem] of [
    ['   ', 'name-blank'],
    ['Be\u200blshazzar', 'name-invisible'],
    ['B'.repeat(25), 'name-too-long'],
    ['admin', 'name-reserved'],
    // The o is Cyrillic.
    [before.replace('o', 'о'), 'name-taken'],
  ] as const) {
    await joinTable(guest.page, text, link, name)
    const told = guest.page.getByText(text.t(`online.problem.${problem}`))
    await told.waitFor()
    expect(await told.count(), problem).toBe(1)
    await guest.page.goto('about:blank')
  }
  await joinTable(guest.page, text, link, newName('Belshazzar'))
  const tables = [host, guest].map(({ page }) => tableOf(page, text))
  await Promise.all(tables.map(({ prompt }) => prompt.waitFor()))
  await guest.page.getByRole('button', { name: text.t('table.menu.menu') }).click()
  await guest.page.getByRole('button', { name: text.t('online.concede') }).click()
  const sure = guest.page.getByRole('dialog', { name: text.t('online.concede.title') })
  await sure.getByRole('button', { name: text.t('online.concede') }).click()
  await tables[0].end.waitFor()

  await host.page.goto(link.replace(/#.*/, '#/online/me'))
  await host.page.getByRole('textbox', { name: text.t('online.name') }).fill(after)
  await host.page.getByRole('button', { name: text.t('online.name.keep') }).click()
  await host.page.getByText(text.t('online.name.kept')).waitFor()
  await guest.page.goto('about:blank')
  await guest.page.goto(link)
  await tables[1].end.getByRole('heading', { name: text.t('finale.wins', { who: before }) }).waitFor()
  await tables[1].end.getByRole('link', { name: text.t('finale.review.short') }).click()
  await guest.page.getByRole('button', { name: text.t('replay.view.table'), exact: true }).click()
  await guest.page
    .getByText(text.t('table.name.now', { now: after }))
    .first()
    .waitFor()
  await Promise.all([host, guest].map(({ context }) => context.close()))
}, 240_000)
