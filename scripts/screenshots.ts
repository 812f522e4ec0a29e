// Pictures of every screen, for review: into data/screenshots, which is ignored.
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
import { DOCS, LANGUAGES, MAX_PICTURE_BYTES, SCREENS, type Shot, SIZES, THEMES } from './screenshots/screens.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const USAGE = `npm run screenshots [-- --docs] [--only SCREENS] [--lang LANGUAGES] [--size SIZES] [--theme THEMES] [--dist FOLDER] [--out FOLDER]
  Pictures of every screen, into data/screenshots; with --docs those of docs/pictures.`

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

/** Those of a list that were asked for; all, if none were. */
function chosen<T extends string>(all: readonly T[], names: string | undefined): readonly T[] {
  if (names === undefined) return all
  const wanted = names.split(',')
  const unknown = wanted.filter((name) => !(all as readonly string[]).includes(name))
  if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${all.join(', ')}`)
  return all.filter((one) => wanted.includes(one))
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

type Look = Omit<Shot, 'screen'>

/** A visitor who has some games already. */
async function visit(browser: Browser, url: string, { lang, size, theme }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    hasTouch: size === 'phone',
    locale: lang,
    timezoneId: 'UTC',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
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
  // The picture of the home screen and the charts draw themselves a moment later.
  await page.waitForTimeout(400)
}

/** Pages are shown in full; at a table the window is all there is to see. */
const ONLINE_PAGES: readonly (OnlineScreen | LaterScreen)[] = [
  'online-new',
  'room',
  'join',
  'me',
  'continue',
  'ladder',
  'ladder-full',
  'passkey',
  'lobby',
  'closed',
  'away',
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
      await page.screenshot({ path, fullPage: ONLINE_PAGES.includes(screen) })
    },
  }
  if (ONLINE.some((screen) => wanted.includes(screen))) await shootOnline(dist, tools)
  if (LATER.some((screen) => wanted.includes(screen))) await shootLater(dist, tools)
}

async function shootAll(browser: Browser, url: string): Promise<void> {
  const wanted = chosen([...keysOf(SCREENS), ...ONLINE, ...LATER], values.only)
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
        await shootTables(browser, { lang, size, theme }, wanted)
        process.stdout.write(`${lang} ${size} ${theme}: ${wanted.length} pictures\n`)
      }
}

/** As good as it can be within the size that a picture of the docs may have. */
async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  for (const quality of [92, 86, 80, 70, 60, 50]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    if (picture.length <= MAX_PICTURE_BYTES) return picture
  }
  throw new Error('a picture is too big')
}

async function shootDocs(browser: Browser, url: string): Promise<void> {
  for (const name of chosen(keysOf(DOCS), values.only)) {
    const { screen, ...look } = DOCS[name]
    const page = await visit(browser, url, look)
    await open(page, url, SCREENS[screen])
    // The bot judges the game for some minutes.
    if (screen === 'review') await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 900_000 })
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
