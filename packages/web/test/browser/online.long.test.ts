import { seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { PHONE, playAround, playOnline, tableIn } from './around.ts'
import { result } from './end.ts'
import { createTable, joinTable, newName, sharedOnlineApp } from './online-app.ts'
import { checkOnlineScreens } from './online-screens.ts'
import { MANY_STEPS_MS } from './open.ts'
import { checkResult } from './solo.ts'

const text = createText('en')
const app = sharedOnlineApp()

test(
  'two people play a whole game, one on a phone over plain HTTP, and the deals are fair',
  async () => {
    expect(await playOnline(app(), [newName('Nabu'), newName('Sidka')])).toBeGreaterThan(40)
  },
  MANY_STEPS_MS,
)

test(
  'four people play a whole game, one of them on a phone',
  async () => {
    const { urls, open } = app()
    const names = ['Anu', 'Enlil', 'Ea', 'Ishtar'].map(newName)
    const visits = await Promise.all(names.map((_, i) => open(urls.secure, i === 3 ? PHONE : {})))
    const link = await createTable(visits[0].page, text, { name: names[0], others: ['open', 'open', 'open'] })
    for (const i of [1, 2, 3]) await joinTable(visits[i].page, text, link, names[i])
    const tables = visits.map(tableIn)
    await Promise.all(tables.map(({ prompt }) => prompt.waitFor()))
    await playAround(tables, seededRandom('four'))
    const results = await Promise.all(tables.map(result))
    expect(results[0].names).toEqual(names)
    // All see the same result, each from their own seat.
    for (const other of results) expect({ ...other, winner: '' }).toEqual({ ...results[0], winner: '' })
    for (const [i, name] of names.entries()) checkResult(results[i], name)
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([])
    await Promise.all(visits.map(({ context }) => context.close()))
  },
  MANY_STEPS_MS,
)

test(
  'the screens around online games are accessible in the dark theme',
  () => checkOnlineScreens(app(), 'dark'),
  240_000,
)

test('a full table waits for absent players; the host may free their seats, and revealed shares are replaced', async () => {
  const { urls, open } = app()
  const people = () => open(urls.secure)
  const host = await people()
  const guest = await people()
  const third = await people()
  const dumuzi = newName('Dumuzi')
  const link = await createTable(host.page, text, { name: newName('Inanna'), others: ['open', 'open'] })
  await joinTable(guest.page, text, link, dumuzi)
  await guest.page.getByRole('button', { name: text.t('online.room.stand') }).waitFor()
  await guest.page.goto(`${urls.secure}/#/online`)
  await joinTable(third.page, text, link, newName('Ninshubur'))
  for (const { page } of [host, third]) await page.getByText(text.t('online.room.awaited', { who: dumuzi })).waitFor()
  await guest.page.getByText(text.t('online.awaited')).waitFor()
  await host.page.getByRole('button', { name: text.t('online.room.unseat', { who: dumuzi }) }).click()
  for (const { page } of [host, third]) await page.getByRole('button', { name: text.t('online.bind.go.void') }).click()
  await host.page.getByRole('button', { name: text.t('online.room.start') }).click()
  for (const visit of [host, third]) await tableIn(visit).prompt.waitFor()
  expect([host, guest, third].flatMap(({ complaints }) => complaints)).toEqual([])
  await Promise.all([host, guest, third].map(({ context }) => context.close()))
}, 240_000)

test('a player who returns on another device continues there with a new share', async () => {
  const { urls, open } = app()
  const host = await open(urls.secure)
  const guest = await open(urls.secure)
  const link = await createTable(host.page, text, { name: newName('Enmerkar'), others: ['open'] })
  // Simulates another device: signed in, but without a share.
  await host.page.evaluate(() => localStorage.removeItem('amyitis.shares'))
  await host.page.goto('about:blank')
  await joinTable(guest.page, text, link, newName('Aratta'))
  await host.page.goto(link)
  await host.page.getByText(text.t('online.bind.elsewhere')).waitFor()
  await host.page.getByRole('button', { name: text.t('online.bind.go.elsewhere') }).click()
  await guest.page.getByRole('button', { name: text.t('online.bind.go.void') }).click()
  for (const visit of [host, guest]) await tableIn(visit).prompt.waitFor()
  await Promise.all([host, guest].map(({ context }) => context.close()))
}, 240_000)
