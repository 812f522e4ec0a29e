// Takes screenshots of every screen, for review, into data/screenshots (ignored by git).
//   npm run screenshots                                        all of them
//   npm run screenshots -- --only table,home --lang de --size phone --theme dark
//   npm run screenshots -- --docs                              the few in docs/pictures
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { exitIfHelpWanted, parseOptionsOrExit } from '../packages/lab/src/options.ts'
import { createApp } from '../packages/server/src/index.ts'
import { buildWeb } from './build-web.mjs'
import { launchChromium } from './chromium.ts'
import { dataFile } from './screenshots/games.ts'
import { ONLINE, type OnlineScreen, shootOnline } from './screenshots/online.ts'
import { LATER, type LaterScreen, shootLater } from './screenshots/online-later.ts'
import {
  DOCS,
  FIRST,
  LANGUAGES,
  MAX_PICTURE_BYTES,
  MIN_PICTURE_BYTES,
  SCREENS,
  type Shot,
  SIZES,
  THEMES,
} from './screenshots/screens.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const USAGE = `npm run screenshots [-- --docs] [--only SCREENS] [--lang LANGUAGES] [--size SIZES] [--theme THEMES] [--dist FOLDER] [--out FOLDER]
  Takes pictures of every screen into data/screenshots; --docs updates those in docs/pictures.`

exitIfHelpWanted(process.argv.slice(2), USAGE)
const { values } = parseOptionsOrExit('screenshots', {
  options: {
    only: { type: 'string' },
    lang: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    docs: { type: 'boolean' },
    dist: { type: 'string' },
    out: { type: 'string', default: here('../data/screenshots') },
  },
})

/** The selected items of a list; all, if none are selected. */
function chosen<T extends string>(all: readonly T[], names: string | undefined): readonly T[] {
  if (names === undefined) return all
  const wanted = names.split(',')
  const unknown = wanted.filter((name) => !(all as readonly string[]).includes(name))
  if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${all.join(', ')}`)
  return all.filter((one) => wanted.includes(one))
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

type Look = Omit<Shot, 'screen'>

const isHandheld = (size: Look['size']) => size === 'phone' || size === 'landscape'

/** Opens a page of somebody who was never here before. */
async function visitFirst(browser: Browser, { lang, size, theme }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: isHandheld(size) ? 2 : 1,
    hasTouch: isHandheld(size),
    locale: lang,
    timezoneId: 'UTC',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  return context.newPage()
}

/** Opens a page of a visitor with some saved games. */
async function visit(browser: Browser, url: string, look: Look): Promise<Page> {
  const page = await visitFirst(browser, look)
  const { lang, theme } = look
  await page.goto(`${url}/#/settings`)
  const buffer = Buffer.from(dataFile({ language: lang, theme }))
  const answer = page.getByRole('status').filter({ hasText: /4/ })
  await page.locator('input[type=file]').setInputFiles({ name: 'data.json', mimeType: 'application/json', buffer })
  await answer.waitFor()
  return page
}

async function open(page: Page, url: string, { at }: { readonly at: string }): Promise<void> {
  await page.goto(`${url}/#/${at}`)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  // The picture of the home screen and the charts appear with a delay.
  await page.waitForTimeout(400)
}

/** Tables fill the window; everything else online is captured in full. */
const ONLINE_TABLES: readonly (OnlineScreen | LaterScreen)[] = [
  'online',
  'chat',
  'asked',
  'menu',
  'conceded',
  'lost',
  'slow',
  'voted',
  'stand-in',
  'online-end',
  'online-check',
  'online-back',
]

const settled = () => new Promise((resolve) => setTimeout(resolve, 400))

async function shootTables(browser: Browser, look: Look, wanted: readonly string[]): Promise<void> {
  const { lang, size, theme } = look
  const tools = {
    lang,
    visit: (url: string) => visit(browser, url, look),
    async shoot(screen: OnlineScreen | LaterScreen, page: Page) {
      if (!wanted.includes(screen)) return
      await settled()
      const path = `${values.out}/${screen}-${size}-${theme}-${lang}.png`
      await page.screenshot({ path, fullPage: !ONLINE_TABLES.includes(screen) })
    },
  }
  if (ONLINE.some((screen) => wanted.includes(screen))) await shootOnline(dist, tools)
  if (LATER.some((screen) => wanted.includes(screen))) await shootLater(dist, tools)
}

/** What a first visit shows, and what is shown when something fails. */
async function shootFirst(browser: Browser, url: string, look: Look, wanted: readonly string[]): Promise<void> {
  const page = await visitFirst(browser, look)
  const shoot = (screen: keyof typeof FIRST) => {
    const path = `${values.out}/${screen}-${look.size}-${look.theme}-${look.lang}.png`
    return page.screenshot({ path, fullPage: !('table' in FIRST[screen]) })
  }
  for (const screen of keysOf(FIRST).filter((one) => wanted.includes(one))) {
    if (screen === 'offline') await page.context().setOffline(true)
    if (screen === 'fault') await page.route(/AboutScreen/, (route) => route.abort())
    if (screen === 'offline') await settled()
    else await open(page, url, FIRST[screen])
    await shoot(screen)
    await page.context().setOffline(false)
  }
  await page.context().close()
}

async function shootAll(browser: Browser, url: string): Promise<void> {
  const wanted = chosen([...keysOf(SCREENS), ...keysOf(FIRST), ...ONLINE, ...LATER], values.only)
  const screens = keysOf(SCREENS).filter((screen) => wanted.includes(screen))
  mkdirSync(values.out, { recursive: true })
  for (const lang of chosen(LANGUAGES, values.lang))
    for (const size of chosen(keysOf(SIZES), values.size))
      for (const theme of chosen(THEMES, values.theme)) {
        const page = await visit(browser, url, { lang, size, theme })
        for (const screen of screens) {
          await open(page, url, SCREENS[screen])
          const path = `${values.out}/${screen}-${size}-${theme}-${lang}.png`
          await page.screenshot({ path, fullPage: !('table' in SCREENS[screen]) })
        }
        await page.context().close()
        await shootFirst(browser, url, { lang, size, theme }, wanted)
        await shootTables(browser, { lang, size, theme }, wanted)
        process.stdout.write(`${lang} ${size} ${theme}: ${wanted.length} pictures\n`)
      }
}

/** The best quality within the size limit for pictures in the docs. */
async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  for (const quality of [92, 86, 80, 70, 60, 50]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    if (picture.length < MIN_PICTURE_BYTES) throw new Error('a picture is empty')
    if (picture.length <= MAX_PICTURE_BYTES) return picture
  }
  throw new Error('a picture exceeds the size limit')
}

async function shootDocs(browser: Browser, url: string): Promise<void> {
  for (const name of chosen(keysOf(DOCS), values.only)) {
    const { screen, ...look } = DOCS[name]
    const page = await visit(browser, url, look)
    await open(page, url, SCREENS[screen])
    // The review takes some minutes.
    if (screen === 'review') await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 900_000 })
    // The ceremony fades in.
    if (screen === 'end') await page.waitForTimeout(3000)
    await settled()
    const picture = await webp(page)
    writeFileSync(here(`../docs/pictures/${name}.webp`), picture)
    await page.context().close()
    process.stdout.write(`${name}: ${Math.round(picture.length / 1000)} KB\n`)
  }
}

if (values.dist === undefined) buildWeb()
const dist = values.dist ?? here('../packages/web/dist')
const app = await createApp(dist)
const browser = await launchChromium()
try {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await (values.docs ? shootDocs : shootAll)(browser, url)
} finally {
  await browser.close()
  await app.close()
}
