import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Edition } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { sharedBrowser } from './app.ts'
import { pickEdition } from './edition.ts'
import { type OnlineServer, startOnline } from './online-server.ts'
import { newVisit, type Visit, type VisitOptions } from './open.ts'
import { PLAIN_HOST } from './plain-host.ts'

export interface OnlineApp {
  /** The server by IP address (a secure context) and by host name (not secure), and the app without a server. */
  readonly urls: { readonly secure: string; readonly plain: string; readonly alone: string }
  /** Opens the home screen for a new player, with automatic moves switched off. */
  open(url: string, options?: VisitOptions): Promise<Visit>
}

const onlineAppAt = (browser: Browser, port: number): OnlineApp => ({
  urls: { secure: `http://127.0.0.1:${port}`, plain: `http://${PLAIN_HOST}:${port}`, alone: inject('shared').alone },
  async open(url, options = {}) {
    const visit = await newVisit(browser, { hurried: true, ...options })
    // A failed attempt leaves nobody behind who still looks for opponents.
    onTestFinished(() => visit.context.close())
    await visit.page.goto(url)
    return visit
  },
})

/** A name for the shared game server that nobody has there, not even the same player in a failed attempt of the same test. */
export const newName = (name: string): string => `${name} ${randomBytes(2).toString('hex')}`

/** The shared game server. Every player there needs a name of their own (`newName`). */
export function sharedOnlineApp(): () => OnlineApp {
  const browser = sharedBrowser()
  return () => onlineAppAt(browser(), inject('shared').online)
}

/** A separate game server for a test file, which can be restarted on the same port with the same data. */
export function separateOnlineApp(): () => OnlineApp & { restart(): Promise<void> } {
  const browser = sharedBrowser()
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
      ...onlineAppAt(browser(), port),
      async restart() {
        await server?.close()
        server = await startOnline(folder, port)
      },
    }
  }
}

type Seat = 'open' | 'bot'

interface TableOptions {
  readonly name: string
  /** Who may sit at the other seats. */
  readonly others: readonly Seat[]
  readonly edition?: Edition | undefined
  /** No clock by default. */
  readonly clock?: 'live' | 'days' | 'free'
  readonly isPublic?: boolean
  /** Called in the lobby and at the form. */
  visit?(): Promise<unknown>
}

/** Creates a table through the form, starting at the home screen; returns its link. */
export async function createTable(
  page: Page,
  text: Text,
  { name, others, edition, clock, isPublic, visit }: TableOptions,
): Promise<string> {
  await page.getByRole('link', { name: text.t('home.online') }).click()
  await page.getByRole('link', { name: text.t('online.create') }).waitFor()
  await visit?.()
  await page.getByRole('link', { name: text.t('online.create') }).click()
  await page.getByRole('heading', { name: text.t('online.new.title') }).waitFor()
  const field = page.getByRole('textbox', { name: text.t('online.name') })
  // Signed-in players have a name already.
  if ((await field.count()) > 0) await field.fill(name)
  await visit?.()
  for (const [i, kind] of others.entries()) {
    const group = page.getByRole('group', { name: text.t('online.new.kind', { seat: i + 2 }) })
    const seat = text.t('online.new.cushion', { seat: i + 2, who: '' }).trim()
    await page.getByRole('radio', { name: new RegExp(`^${seat}`) }).press(' ')
    await group.getByText(text.t(`online.plan.${kind}`), { exact: true }).click()
  }
  if (clock !== undefined)
    await page.getByRole('radio', { name: new RegExp(`^${text.t(`online.new.${clock}`)}`) }).press(' ')
  if (isPublic) await page.getByRole('checkbox', { name: text.t('online.new.public') }).check()
  if (edition !== undefined) {
    await page.getByText(text.t('new.more'), { exact: true }).click()
    await pickEdition(page, text, edition)
  }
  await page.getByRole('button', { name: text.t('online.new.go') }).click()
  // With bots alone the game starts at once, without a link to pass on.
  if (others.includes('open')) return page.getByRole('textbox', { name: text.t('online.invite.link') }).inputValue()
  await page.waitForURL(/#\/online\/table\//)
  return page.url()
}

/** Follows a link to a table and sits down with a name. */
export async function joinTable(page: Page, text: Text, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: text.t('online.name') }).fill(name)
  await page.getByRole('button', { name: text.t('online.room.sit') }).click()
}
