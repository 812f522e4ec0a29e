import { seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { playOnline, tableIn } from './around.ts'
import { wrongWith } from './axe.ts'
import { SHORT } from './edition.ts'
import { createTable, joinTable, onlineHouseFor } from './online-house.ts'
import { answer, byMouse } from './player.ts'
import { isAsked, position, tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const house = onlineHouseFor()

test('where there is no server the app says so, and what to do', async () => {
  const { urls, open } = house()
  const visit = await open(urls.alone)
  await visit.page.goto(`${urls.alone}/#/online`)
  await visit.page.getByRole('heading', { name: text.t('online.none.title') }).waitFor()
  expect(await visit.page.getByText('npm start').isVisible()).toBe(true)
  await visit.context.close()
}, 240_000)

test.each(['light', 'dark'] as const)(
  'the screens around online games can be used by everybody: %s',
  async (look) => {
    const { urls, open } = house()
    const { page, context } = await open(urls.secure, { colorScheme: look })
    const wrong: string[] = []
    const check = async () => wrong.push(...(await wrongWith(page, true)))
    const link = await createTable(page, text, {
      name: look === 'dark' ? 'Nisaba' : 'Nanaya',
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
    wrong.push(...(await wrongWith(page, false)))
    expect(wrong).toEqual([])
    await context.close()
  },
  240_000,
)

test('a full table waits for who is away; the host may free their seat, and who had shown a share takes a new one', async () => {
  const { urls, open } = house()
  const people = () => open(urls.secure)
  const [host, guest, third] = [await people(), await people(), await people()]
  const link = await createTable(host.page, text, { name: 'Inanna', others: ['open', 'open'] })
  await joinTable(guest.page, text, link, 'Dumuzi')
  await guest.page.getByRole('button', { name: text.t('online.room.stand') }).waitFor()
  await guest.page.goto(`${urls.secure}/#/online`)
  await joinTable(third.page, text, link, 'Ninshubur')
  for (const { page } of [host, third]) await page.getByText(text.t('online.room.awaited', { who: 'Dumuzi' })).waitFor()
  await guest.page.getByText(text.t('online.awaited')).waitFor()
  await host.page.getByRole('button', { name: text.t('online.room.unseat', { who: 'Dumuzi' }) }).click()
  for (const { page } of [host, third]) await page.getByRole('button', { name: text.t('online.bind.go.void') }).click()
  await host.page.getByRole('button', { name: text.t('online.room.start') }).click()
  for (const visit of [host, third]) await tableIn(visit).prompt.waitFor()
  expect([host, guest, third].flatMap(({ complaints }) => complaints)).toEqual([])
  await Promise.all([host, guest, third].map(({ context }) => context.close()))
}, 240_000)

test('who comes back on another device goes on there with a new share', async () => {
  const { urls, open } = house()
  const [host, guest] = [await open(urls.secure), await open(urls.secure)]
  const link = await createTable(host.page, text, { name: 'Enmerkar', others: ['open'] })
  // As if it were another device: it is known there, but has no share.
  await host.page.evaluate(() => localStorage.removeItem('amyitis.shares'))
  await host.page.goto('about:blank')
  await joinTable(guest.page, text, link, 'Aratta')
  await host.page.goto(link)
  await host.page.getByText(text.t('online.bind.elsewhere')).waitFor()
  await host.page.getByRole('button', { name: text.t('online.bind.go.elsewhere') }).click()
  await guest.page.getByRole('button', { name: text.t('online.bind.go.void') }).click()
  for (const visit of [host, guest]) await tableIn(visit).prompt.waitFor()
  await Promise.all([host, guest].map(({ context }) => context.close()))
}, 240_000)

test('two people play a short game, one of them on a phone over plain http, and it was dealt fairly', async () => {
  expect(await playOnline(house(), ['Mushussu', 'Sirrush'], SHORT)).toBeGreaterThan(5)
}, 240_000)

test('a player makes a passkey, comes back with it, takes it away, and signs out on other devices', async () => {
  const { urls, open } = house()
  // A passkey belongs to a name.
  const url = urls.secure.replace('127.0.0.1', 'localhost')
  const [{ page, context, complaints }, there] = [await open(url), await open(url)]
  const link = await createTable(page, text, { name: 'Ereshkigal', others: ['open'] })
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const owner = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...owner } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  await page.goto(link.replace(/#.*/, '#/online/me'))
  await page.getByRole('button', { name: text.t('online.me.passkey.make') }).click()
  const remove = page.getByRole('button', { name: text.t('online.me.passkey.remove', { number: 1 }) })
  await remove.waitFor()
  expect(await wrongWith(page, true)).toEqual([])

  // Whoever has lost everything but the passkey comes back with it.
  await cdp.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
  await page.reload()
  await page.getByText(text.t('online.me.none')).waitFor()
  await page.getByRole('button', { name: text.t('online.me.passkey.enter') }).click()
  await remove.click()
  await page.getByText(text.t('online.me.passkey.count', { count: 0 })).waitFor()
  expect(await remove.count()).toBe(0)

  await page.getByRole('button', { name: text.t('online.me.move.make') }).click()
  await there.page.goto(await page.getByRole('textbox', { name: text.t('online.me.move') }).inputValue())
  await there.page.getByRole('button', { name: text.t('online.me.arrive') }).click()
  await there.page.getByText(text.t('online.me.arrived', { who: 'Ereshkigal' })).waitFor()
  await page.getByRole('button', { name: text.t('online.me.others') }).click()
  await page.getByText(text.t('online.me.others.done')).waitFor()
  await there.page.goto(link.replace(/#.*/, '#/online/me'))
  await there.page.reload()
  await there.page.getByText(text.t('online.me.none')).waitFor()
  expect(complaints).toEqual([])
  await Promise.all([context.close(), there.context.close()])
}, 240_000)

test('people talk, take back by consent, and concede, with an edition of their own', async () => {
  const { urls, open } = house()
  const [host, guest] = [await open(urls.secure), await open(urls.secure)]
  const link = await createTable(host.page, text, { name: 'Adad', others: ['open'], edition: SHORT })
  await joinTable(guest.page, text, link, 'Shala')
  const tables = [tableIn(host), tableIn(guest)]
  await Promise.all(tables.map(({ prompt }) => prompt.waitFor()))

  await host.page.getByRole('button', { name: text.t('online.chat'), exact: true }).click()
  const say = host.page.getByRole('textbox', { name: text.t('online.chat.say') })
  await say.fill('Good luck!')
  await say.press('Enter')
  await guest.page.getByRole('button', { name: text.t('online.chat.unread', { count: 1 }) }).click()
  await guest.page.getByRole('log').getByText('Good luck!').waitFor()
  await guest.page.getByRole('button', { name: text.t('online.chat.mute', { who: 'Adad' }) }).click()
  await guest.page.getByText(text.t('online.chat.muted', { who: 'Adad' })).waitFor()
  for (const { page } of tables) await page.getByRole('button', { name: text.t('app.close') }).click()

  // Pass, and let the other one answer: then it takes consent.
  const random = seededRandom('talk')
  const first = (await isAsked(tables[0])) ? 0 : 1
  const [asker, asked] = [tables[first], tables[1 - first]]
  const before = await position(asked)
  await asker.prompt.getByRole('button', { name: /^Pass/ }).click()
  await eventually(() => isAsked(asked), true)
  await answer(asked, random, byMouse)
  await asker.page.getByRole('button', { name: text.t('table.menu.menu') }).click()
  await asker.page.getByRole('button', { name: text.t('online.invite.link') }).waitFor()
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
  const winner = ['Adad', 'Shala'][1 - first]
  for (const { end } of tables) await end.getByText(text.t('game.won', { count: 1, who: winner })).waitFor()
  await asked.end.getByRole('button', { name: text.t('online.end.rematch'), exact: true }).click()
  await asked.page.getByRole('heading', { name: text.t('online.room.title') }).waitFor()
  await asker.page.getByRole('link', { name: text.t('online.end.rematch.join') }).waitFor()
  expect([host, guest].flatMap(({ complaints }) => complaints)).toEqual([])
  await Promise.all([host, guest].map(({ context }) => context.close()))
}, 240_000)
