import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { createText, type Language, type Text } from '../../packages/i18n/src/index.ts'
import { createApp, openStorage, systemClock } from '../../packages/server/src/index.ts'

/** The screens of online games, reached in this order by two people at one table. */
export const ONLINE = [
  'lobby-empty',
  'sign-in',
  'pairing',
  'online-new',
  'room',
  'join',
  'ready',
  'online',
  'chat',
  'asked',
  'menu',
  'conceded',
  'rematch',
  'player',
  'me',
  'continue',
  'ladder',
  'lobby',
  'closed',
  'away',
  'lost',
] as const
export type OnlineScreen = (typeof ONLINE)[number]

export interface OnlineTools<Screen> {
  readonly lang: Language
  /** Opens a page of a new player on the server. */
  visit(url: string): Promise<Page>
  shoot(screen: Screen, page: Page): Promise<void>
}

export async function startServer(dist: string, clock = systemClock) {
  const folder = await mkdtemp(join(tmpdir(), 'amyitis-pictures-'))
  const { store, jobs } = await openStorage({ folder }, clock, () => {})
  const app = await createApp(dist, { store, jobs, clock, rate: 0 })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  let open = true
  const stop = async () => {
    if (open) await app.close()
    open = false
  }
  return { url, stop, clear: () => rm(folder, { recursive: true, force: true }) }
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const prompt = (page: Page, text: Text) => page.getByRole('region', { name: text.t('table.prompt.label') })

/** Both pass, and the first one asks for a takeback. */
async function askBack(host: Page, guest: Page, text: Text): Promise<Page> {
  const asked = async (page: Page) => (await page.title()).startsWith('●')
  const first = (await asked(host)) ? host : guest
  const second = first === host ? guest : host
  for (const page of [first, second]) {
    const pass = page.locator('[data-at="pass"]')
    await pass.click()
    // Some layouts play a choice with a second tap.
    if (await pass.isVisible()) await pass.click({ timeout: 500 }).catch(() => {})
  }
  await button(first, text.t('table.menu.menu')).click()
  await button(first, text.t('online.ask')).click()
  await button(second, text.t('online.asked.agree')).waitFor()
  return second
}

/** What somebody sees who has no name on the server yet. */
async function shootFirst(page: Page, url: string, { lang, shoot }: OnlineTools<OnlineScreen>): Promise<void> {
  const text = createText(lang)
  await page.goto(`${url}/#/online`)
  await page.getByRole('link', { name: text.t('online.create') }).waitFor()
  await shoot('lobby-empty', page)
  await page.goto(`${url}/#/online/sign-in`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('sign-in', page)
}

async function sitDown(
  host: Page,
  guest: Page,
  url: string,
  { lang, shoot }: OnlineTools<OnlineScreen>,
): Promise<void> {
  const text = createText(lang)
  await host.goto(`${url}/#/online/new`)
  await host.getByRole('textbox', { name: text.t('online.name') }).fill('Anna')
  await host.getByRole('radio', { name: new RegExp(`^${text.t('online.new.live')}`) }).press(' ')
  await shoot('online-new', host)
  await button(host, text.t('online.new.go')).click()
  await host.getByRole('img', { name: text.t('online.invite.qr') }).waitFor()
  await shoot('room', host)
  await guest.goto(await host.getByRole('textbox', { name: text.t('online.invite.link') }).inputValue())
  await guest.getByRole('textbox', { name: text.t('online.name') }).fill('Ninsun')
  await shoot('join', guest)
  await button(guest, text.t('online.room.sit')).click()
  const ready = text.t('online.ready.go')
  await button(host, ready).waitFor()
  await shoot('ready', host)
  for (const page of [host, guest]) await button(page, ready).click()
  for (const page of [host, guest]) await prompt(page, text).waitFor()
}

/** A button of the bar; on a phone on its side it stands in the menu. */
async function barButton(page: Page, name: string, text: Text) {
  const found = button(page, name)
  if (!(await found.isVisible())) {
    const menu = button(page, text.t('table.menu.menu'))
    if (await page.locator('.table-landscape').isVisible()) await menu.click()
  }
  await found.waitFor()
  return found
}

async function talk(host: Page, guest: Page, { lang, shoot }: OnlineTools<OnlineScreen>): Promise<void> {
  const text = createText(lang)
  await (await barButton(guest, text.t('online.chat'), text)).click()
  await guest.getByRole('textbox', { name: text.t('online.chat.say') }).fill('Šulmu, Anna!')
  await guest.keyboard.press('Enter')
  await button(guest, text.t('app.close')).click()
  const unread = await barButton(host, text.t('online.chat.unread', { count: 1 }), text)
  await shoot('online', host)
  await unread.click()
  await shoot('chat', host)
  await button(host, text.t('app.close')).click()
}

async function shootAccount(
  host: Page,
  guest: Page,
  url: string,
  { lang, shoot }: OnlineTools<OnlineScreen>,
): Promise<void> {
  const text = createText(lang)
  await host.goto(`${url}/#/online/me`)
  await button(host, text.t('online.me.move.make')).click()
  await host.getByRole('img', { name: text.t('online.invite.qr') }).waitFor()
  await shoot('me', host)
  await guest.goto(await host.getByRole('textbox', { name: text.t('online.me.move') }).inputValue())
  await button(guest, text.t('online.me.arrive')).waitFor()
  await shoot('continue', guest)
  await host.goto(`${url}/#/online/ladder`)
  await host.getByText(text.t('online.ladder.none')).waitFor()
  await shoot('ladder', host)
}

/** Plays a game of two people and takes the pictures on the way. */
export async function shootOnline(dist: string, tools: OnlineTools<OnlineScreen>): Promise<void> {
  const { lang, visit, shoot } = tools
  const text = createText(lang)
  const { url, stop, clear } = await startServer(dist)
  const host = await visit(url)
  const guest = await visit(url)
  try {
    await shootFirst(host, url, tools)
    await sitDown(host, guest, url, tools)
    await talk(host, guest, tools)
    const other = await askBack(host, guest, text)
    await shoot('asked', other)
    await button(other, text.t('table.menu.menu')).click()
    await shoot('menu', other)
    await button(other, text.t('online.concede')).click()
    const sure = other.getByRole('dialog', { name: text.t('online.concede.title') })
    await sure.getByRole('button', { name: text.t('online.concede') }).click()
    await host.getByRole('dialog', { name: text.t('table.end.over') }).waitFor()
    await shoot('conceded', host)
    await button(host, text.t('online.end.rematch')).click()
    await host.getByText(text.t('online.again.waits')).waitFor()
    await shoot('rematch', host)
    await button(host, text.t('online.room.close')).click()
    await host.getByText(text.t('online.room.closed')).waitFor()
    const { id } = await (await host.request.get(`${url}/api/v1/me`)).json()
    await host.goto(`${url}/#/online/player/${id}`)
    await host.getByRole('heading', { name: 'Anna', level: 1 }).waitFor()
    await shoot('player', host)
    await host.goto(`${url}/#/online`)
    await button(host, text.t('online.pair.go')).click()
    await button(host, text.t('online.pair.cancel')).waitFor()
    await shoot('pairing', host)
    await button(host, text.t('online.pair.cancel')).click()
    await shootAccount(host, guest, url, tools)
    await host.goto(`${url}/#/online/new`)
    await button(host, text.t('online.new.go')).click()
    await host.getByRole('img', { name: text.t('online.invite.qr') }).waitFor()
    const room = host.url()
    await host.goto(`${url}/#/online`)
    await host.getByRole('link', { name: text.t('online.create') }).waitFor()
    await shoot('lobby', host)
    await host.goto(room)
    await button(host, text.t('online.room.close')).click()
    await host.getByText(text.t('online.room.closed')).waitFor()
    await shoot('closed', host)
    await guest.route('**/api/**', (route) => route.abort())
    await guest.goto('about:blank')
    await guest.goto(`${url}/#/online`)
    await guest.getByRole('heading', { name: text.t('online.away.title') }).waitFor()
    await shoot('away', guest)
    await host.goto(`${url}/#/online/new`)
    await button(host, text.t('online.new.go')).click()
    await button(host, text.t('online.room.start')).click()
    await prompt(host, text).waitFor()
    await stop()
    await host.getByText(text.t('online.lost')).first().waitFor()
    await shoot('lost', host)
  } finally {
    await Promise.all([host, guest].map((page) => page.context().close()))
    await stop()
    await clear()
  }
}
