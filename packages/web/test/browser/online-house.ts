import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Edition, STANDARD } from '@amyitis/engine'
import { createApp, openStorage, systemClock } from '@amyitis/server'
import type { Text } from '@amyitis/text'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../../../../scripts/chromium.ts'
import { hurryUp } from './begin.ts'
import { anotherTab, buildOnce, DIST, PATIENCE, type Visit } from './open.ts'

/** A name that leads to this computer and that browsers do not take for it: plain http, as on a LAN. */
const NAME = 'amyitis.test'

export interface OnlineHouse {
  /** The same server by its number, where pages are secure, and by a name, where they are not; and the app without a server. */
  readonly urls: { readonly secure: string; readonly plain: string; readonly alone: string }
  /** A window of somebody new, who lets nothing answer itself. */
  open(text: Text, url: string, options?: BrowserContextOptions): Promise<Visit>
  /** The server stops, and starts again on the same port with the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

async function startServer(folder: string, port: number) {
  const { store, jobs } = await openStorage({ folder }, systemClock, () => {})
  const app = await createApp(DIST, { store, jobs, clock: systemClock, rate: 0 })
  const url = await app.listen({ host: '127.0.0.1', port })
  return { app, port: Number(new URL(url).port) }
}

async function openOnlineHouse(): Promise<OnlineHouse> {
  buildOnce()
  const folder = await mkdtemp(join(tmpdir(), 'amyitis-online-'))
  let { app, port } = await startServer(folder, 0)
  const plainApp = await createApp(DIST)
  const alone = await plainApp.listen({ host: '127.0.0.1', port: 0 })
  const browser = await launchChromium(`--host-resolver-rules=MAP ${NAME} 127.0.0.1`)
  return {
    urls: { secure: `http://127.0.0.1:${port}`, plain: `http://${NAME}:${port}`, alone },
    async open(text, url, options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        deviceScaleFactor: 0.5,
        locale: 'en',
        reducedMotion: 'reduce',
        ...options,
      })
      context.setDefaultTimeout(PATIENCE)
      const visit = await anotherTab(context)
      await hurryUp(visit, { url }, text)
      return visit
    },
    async restart() {
      await app.close()
      ;({ app, port } = await startServer(folder, port))
    },
    async close() {
      await browser.close()
      await Promise.all([app.close(), plainApp.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The house of a test file, from its first test to its last. */
export function onlineHouseFor(): () => OnlineHouse {
  let house: OnlineHouse | undefined
  beforeAll(async () => {
    house = await openOnlineHouse()
  }, 240_000)
  afterAll(() => house?.close())
  return () => {
    if (house === undefined) throw new Error('the house is not open')
    return house
  }
}

/** R11.1 An edition whose games end with the round in which the second tile is taken. */
export const SHORT: Edition = { ...STANDARD, id: 'short', endTiles: { 2: 11, 3: 14, 4: 14 } }

type Seat = 'open' | 'bot'

interface Wish {
  readonly name: string
  /** Who may sit beside the host. */
  readonly others: readonly Seat[]
  readonly edition?: Edition
  /** Called at the lobby and at the form. */
  visit?(): Promise<unknown>
}

/** Creates a table by the form for it, and answers its link. */
export async function createTable(page: Page, text: Text, { name, others, edition, visit }: Wish): Promise<string> {
  await page.getByRole('link', { name: text.t('app.home') }).click()
  await page.getByRole('link', { name: text.t('home.online') }).click()
  await page.getByRole('link', { name: text.t('online.create') }).waitFor()
  await visit?.()
  await page.getByRole('link', { name: text.t('online.create') }).click()
  await page.getByRole('textbox', { name: text.t('online.name') }).fill(name)
  await visit?.()
  for (const [i, kind] of others.entries()) {
    const group = page.getByRole('group', { name: text.t('online.new.kind', { seat: i + 2 }) })
    if (i > 0) await page.getByRole('button', { name: text.t('new.add') }).click()
    await group.getByText(text.t(`online.plan.${kind}`), { exact: true }).click()
  }
  if (edition !== undefined) {
    await page.getByText(text.t('new.more'), { exact: true }).click()
    const buffer = Buffer.from(JSON.stringify(edition))
    await page
      .getByLabel(text.t('new.edition.open'))
      .setInputFiles({ name: 'edition.json', mimeType: 'application/json', buffer })
    await page.getByText(text.t('new.edition.own', { name: edition.id })).waitFor()
  }
  await page.getByRole('button', { name: text.t('online.new.go') }).click()
  return page.getByRole('textbox', { name: text.t('online.invite.link') }).inputValue()
}

/** Follows a link to a table and sits down with a name. */
export async function joinTable(page: Page, text: Text, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: text.t('online.name') }).fill(name)
  await page.getByRole('button', { name: text.t('online.room.sit') }).click()
}
