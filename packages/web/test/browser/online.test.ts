import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { wrongWith } from './axe.ts'
import { createTable, newName, sharedOnlineApp } from './online-app.ts'
import { checkOnlineScreens } from './online-screens.ts'

const text = createText('en')
const app = sharedOnlineApp()

test('where there is no server the app says so, and what to do', async () => {
  const { urls, open } = app()
  const visit = await open(urls.alone)
  await visit.page.goto(`${urls.alone}/#/online`)
  await visit.page.getByRole('heading', { name: text.t('online.none.title') }).waitFor()
  expect(await visit.page.getByText('npm start').isVisible()).toBe(true)
  await visit.context.close()
}, 240_000)

test('the screens around online games are accessible', () => checkOnlineScreens(app(), 'light'), 240_000)

test('a player creates a passkey, signs in with it, removes it, and signs out other devices', async () => {
  const { urls, open } = app()
  // A passkey needs a named player.
  const url = urls.secure.replace('127.0.0.1', 'localhost')
  const [{ page, context, complaints }, there] = [await open(url, { painted: true }), await open(url)]
  const name = newName('Ereshkigal')
  const link = await createTable(page, text, { name, others: ['open'] })
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const owner = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...owner } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  await page.goto(link.replace(/#.*/, '#/online/me'))
  await page.getByRole('button', { name: text.t('online.me.passkey.make') }).click()
  const remove = page.getByRole('button', { name: text.t('online.me.passkey.remove', { number: 1 }) })
  await remove.waitFor()
  expect(await wrongWith(page, 'all')).toEqual([])

  // The passkey alone is enough to come back.
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
  await there.page.getByText(text.t('online.me.arrived', { who: name })).waitFor()
  await page.getByRole('button', { name: text.t('online.me.others') }).click()
  await page.getByText(text.t('online.me.others.done')).waitFor()
  await there.page.goto(link.replace(/#.*/, '#/online/me'))
  await there.page.reload()
  await there.page.getByText(text.t('online.me.none')).waitFor()
  expect(complaints).toEqual([])
  await Promise.all([context.close(), there.context.close()])
}, 240_000)
