import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createBot } from '@amyitis/bots'
import { formatMove, formatRecord, type Game, isOver, newGame, play, rewind, seededRandom } from '@amyitis/engine'
import { preview } from 'vite'
import { launchChromium } from '../../../../scripts/chromium.ts'
import { type Measurement, quantile } from './measurement.ts'
import { STATISTICS_GAMES, savedGames } from './statistics.ts'

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Page = Awaited<ReturnType<Browser['newPage']>>

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CPU_SLOWDOWN = 4
const VISITS = 5
const OPENINGS = 9
const DECISIONS = 300
const STEPS = 60
const WALKS = 3
const FRAMES_MS = 10_000

/** Calls the script that runs in the page (page/watch.js). */
const evaluate = <T>(page: Page, expression: string): Promise<T> => page.evaluate(expression)

async function openPage(
  browser: Browser,
  slowdown: number,
  storage: Readonly<Record<string, object>> = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript({ path: here('./page/watch.js') })
  for (const [name, value] of Object.entries(storage))
    await page.addInitScript(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(JSON.stringify(value))})`)
  return page
}

/** First load of the home screen. */
async function measureHome(browser: Browser, url: string): Promise<Measurement[]> {
  const paints: number[] = []
  const ready: number[] = []
  for (let i = 0; i < VISITS; i++) {
    const page = await openPage(browser, CPU_SLOWDOWN)
    await page.goto(url)
    await page.waitForFunction('watch.playable > 0 && watch.firstPaint > 0')
    paints.push(await evaluate(page, 'watch.firstPaint'))
    ready.push(await evaluate(page, 'watch.playable'))
    await page.context().close()
  }
  return [
    { name: 'home, 4× CPU slowdown: first contentful paint', value: quantile(paints, 0.5), unit: 'ms' },
    { name: 'home, 4× CPU slowdown: interactive', value: quantile(ready, 0.5), unit: 'ms' },
  ]
}

const BOTS = Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'gardener' }))

/** Four bots play against each other, with animations. */
async function measureTable(browser: Browser, url: string): Promise<Measurement[]> {
  const page = await openPage(browser, CPU_SLOWDOWN, {
    'amyitis.table': { seats: BOTS, palace: true },
    'amyitis.settings': { speed: 2 },
  })
  await page.goto(url)
  await page.getByRole('button', { name: /Play now/ }).click()
  await page.getByRole('heading', { name: 'Fields' }).first().waitFor()
  await page.waitForTimeout(2000)
  const frames = await evaluate<number[]>(page, `watch.frames(${FRAMES_MS})`)
  await page.context().close()
  return [
    {
      name: 'table, 4× CPU slowdown, bots playing: frame rate p50',
      value: Math.round(1000 / quantile(frames, 0.5)),
      unit: '/s',
    },
    { name: 'table, 4× CPU slowdown, bots playing: frame time p95', value: quantile(frames, 0.95), unit: 'ms' },
  ]
}

function longGame(): Game {
  for (let n = 0; ; n++) {
    const game = newGame({ players: 4, palace: true, seed: `long ${n}` })
    const bot = createBot('gardener', { random: seededRandom(`long ${n}`) })
    while (!isOver(game)) play(game, formatMove(bot.choose(game.position)))
    if (game.entries.length >= DECISIONS) return rewind(game, DECISIONS)
  }
}

/** The hash of a link to a record. */
const linkOf = (game: Game, position: number) =>
  `#/replay/record/t${Buffer.from(formatRecord(game)).toString('base64url')}/${position}`

async function measureReplay(browser: Browser, url: string): Promise<Measurement[]> {
  const game = longGame()
  const page = await openPage(browser, 1)
  // Open a short game first, so that loading the app is not measured.
  await page.goto(`${url}${linkOf(rewind(game, 10), 10)}`)
  await page.getByRole('slider').waitFor()
  const times: number[] = []
  for (let i = 0; i < OPENINGS; i++) {
    const decisions = 11 + i
    await evaluate(page, `watch.open(${JSON.stringify(linkOf(rewind(game, decisions), 10))}, 10, ${decisions})`)
    await page.waitForTimeout(500)
    const long = JSON.stringify(linkOf(game, DECISIONS))
    times.push(await evaluate(page, `watch.open(${long}, ${DECISIONS}, ${DECISIONS})`))
    await page.waitForTimeout(500)
  }
  const walks: number[][] = []
  for (let i = 0; i < WALKS; i++) {
    walks.push(await evaluate<number[]>(page, `watch.steps(${STEPS})`))
    await page.keyboard.press('End')
    await page.waitForTimeout(500)
  }
  await page.context().close()
  // The median of several walks over the same steps reduces noise.
  const steps = walks[0].map((_, step) =>
    quantile(
      walks.map((walk) => walk[step]),
      0.5,
    ),
  )
  return [
    { name: 'replay: opening a game of 300 decisions, p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'replay: step, p95', value: quantile(steps, 0.95), unit: 'ms' },
  ]
}

/** How soon the bot says something about a position: it is switched on at several of them. */
async function measureAnalysis(browser: Browser, url: string): Promise<Measurement[]> {
  const game = longGame()
  const page = await openPage(browser, CPU_SLOWDOWN)
  await page.goto(`${url}${linkOf(game, DECISIONS)}`)
  await page.getByRole('slider').waitFor()
  await page.getByRole('button', { name: 'Bot', exact: true }).click()
  // The bot is loaded meanwhile.
  await page.waitForTimeout(3000)
  const times: number[] = []
  for (let i = 0; i < OPENINGS; i++) {
    times.push(await evaluate(page, 'watch.firstLine()'))
    await page.getByRole('checkbox', { name: 'Bot analysis' }).click()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.waitForTimeout(1000)
  }
  await page.context().close()
  return [{ name: 'analysis, 4× CPU slowdown: first line, p50', value: quantile(times, 0.5), unit: 'ms' }]
}

/** My statistics: when all games must be replayed, and when only their facts are read. */
async function measureStatistics(browser: Browser, url: string): Promise<Measurement[]> {
  const page = await openPage(browser, 1)
  await page.addInitScript({ path: here('./page/statistics.js') })
  // Open the page without games first, so that loading the app is not measured.
  await page.goto(`${url}#/statistics`)
  await page.getByRole('link', { name: 'New game' }).waitFor()
  await evaluate(page, `watch.saveGames(${JSON.stringify(savedGames())}, ${STATISTICS_GAMES})`)
  const open = () => evaluate<{ first: number; all: number }>(page, 'watch.statistics()')
  const visit = await open()
  const times: number[] = []
  for (let i = 0; i < OPENINGS; i++) times.push((await open()).all)
  await page.context().close()
  return [
    { name: 'statistics of 1,000 games: first charts of the first visit', value: visit.first, unit: 'ms' },
    { name: 'statistics of 1,000 games: all games of the first visit', value: visit.all, unit: 'ms' },
    { name: 'statistics of 1,000 games, p50', value: quantile(times, 0.5), unit: 'ms' },
  ]
}

const PARTS = {
  home: measureHome,
  table: measureTable,
  replay: measureReplay,
  analysis: measureAnalysis,
  statistics: measureStatistics,
} as const

export type WebPart = keyof typeof PARTS
export const WEB_PARTS = Object.keys(PARTS) as WebPart[]

/** The production build of the web app in a browser. */
export async function measureWeb(parts: readonly WebPart[]): Promise<Measurement[]> {
  if (parts.length === 0) return []
  execFileSync(process.execPath, [here('../../../../scripts/build-web.mjs')], { stdio: 'inherit' })
  const server = await preview({
    root: here('../../../web'),
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await launchChromium()
  try {
    const url = server.resolvedUrls?.local[0] ?? ''
    const rows: Measurement[] = []
    for (const part of parts) rows.push(...(await PARTS[part](browser, url)))
    return rows
  } finally {
    await browser.close()
    await server.close()
  }
}
