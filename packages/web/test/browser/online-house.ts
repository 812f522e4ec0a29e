import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Edition } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { inNoTime } from './begin.ts'
import { pickEdition } from './edition.ts'
import { browserFor } from './house.ts'
import { type OnlineServer, startOnline } from './online-server.ts'
import { newVisit, type Visit } from './open.ts'
import { PLAIN_HOST } from './plain-host.ts'

export interface OnlineHouse {
  /** The same server by its number, where pages are secure, and by a name, where they are not; and the app without a server. */
  readonly urls: { readonly secure: string; readonly plain: string; readonly alone: string }
  /** A window of somebody new, who lets nothing answer itself, at the home screen. */
  open(url: string, options?: BrowserContextOptions): Promise<Visit>
}

const houseAt = (browser: Browser, port: number): OnlineHouse => ({
  urls: { secure: `http://127.0.0.1:${port}`, plain: `http://${PLAIN_HOST}:${port}`, alone: inject('shared').alone },
  async open(url, options = {}) {
    const visit = await newVisit(browser, options)
    await inNoTime(visit)
    await visit.page.goto(url)
    return visit
  },
})

/** The shared game server. Every player there needs a name of their own. */
export function onlineHouseFor(): () => OnlineHouse {
  const browser = browserFor()
  return () => houseAt(browser(), inject('shared').online)
}

/** A game server of its own for a test file: it can be stopped, and started again on the same port with the same data. */
export function ownOnlineHouseFor(): () => OnlineHouse & { restart(): Promise<void> } {
  const browser = browserFor()
  let server: OnlineServer | undefined
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'amyitis-online-'))
    server = await startOnline(folder)
  }, 60_000)
  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })
  return () => {
    const port = server?.port ?? 0
    return {
      ...houseAt(browser(), port),
      async restart() {
        await server?.close()
        server = await startOnline(folder, port)
      },
    }
  }
}

type Seat = 'open' | 'bot'

interface Wish {
  readonly name: string
  /** Who may sit beside the host. */
  readonly others: readonly Seat[]
  readonly edition?: Edition | undefined
  /** Called at the lobby and at the form. */
  visit?(): Promise<unknown>
}

/** Creates a table by the form for it, from the home screen, and answers its link. */
export async function createTable(page: Page, text: Text, { name, others, edition, visit }: Wish): Promise<string> {
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
    await pickEdition(page, text, edition)
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
