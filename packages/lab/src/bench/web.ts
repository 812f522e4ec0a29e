import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createBot } from '@amyitis/bots'
import { formatMove, formatRecord, type Game, isOver, newGame, play, rewind, seededRandom } from '@amyitis/engine'
import { preview } from 'vite'
import { launchChromium } from '../../../../scripts/chromium.ts'
import { type Measurement, quantile } from './measurement.ts'

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

/** What the page's own script answers (page/watch.js). */
const evaluate = <T>(page: Page, words: string): Promise<T> => page.evaluate(words)

async function openPage(browser: Browser, slowed: number, kept: Readonly<Record<string, object>> = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await page.addInitScript({ path: here('./page/watch.js') })
  for (const [name, value] of Object.entries(kept))
    await page.addInitScript(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(JSON.stringify(value))})`)
  return page
}

/** From nothing to a home that can be played from. */
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
    { name: 'home, processor 4× slowed: first paint', value: quantile(paints, 0.5), unit: 'ms' },
    { name: 'home, processor 4× slowed: ready to play', value: quantile(ready, 0.5), unit: 'ms' },
  ]
}

const BOTS = ['Adapa', 'Ninsun', 'Enlil', 'Kubaba'].map((name) => ({ kind: 'bot', name, level: 'gardener' }))

/** Four bots play among themselves, each move with its animation. */
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
      name: 'table, processor 4× slowed, bots at play: frames',
      value: Math.round(1000 / quantile(frames, 0.5)),
      unit: '/s',
    },
    { name: 'table, processor 4× slowed, bots at play: 95 of 100 within', value: quantile(frames, 0.95), unit: 'ms' },
  ]
}

/** A game of at least so many decisions. */
function longGame(): Game {
  for (let n = 0; ; n++) {
    const game = newGame({ players: 4, palace: true, seed: `long ${n}` })
    const bot = createBot('gardener', { random: seededRandom(`long ${n}`) })
    while (!isOver(game)) play(game, formatMove(bot.choose(game.position)))
    if (game.entries.length >= DECISIONS) return rewind(game, DECISIONS)
  }
}

/** The address of a record, as links have it. */
const linkOf = (game: Game, position: number) =>
  `#/replay/record/t${Buffer.from(formatRecord(game)).toString('base64url')}/${position}`

async function measureReplay(browser: Browser, url: string): Promise<Measurement[]> {
  const game = longGame()
  const page = await openPage(browser, 1)
  // A short game first: what is measured is the opening, not the loading of the app.
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
  // The same steps several times: what else the machine does meanwhile is not measured.
  const steps = walks[0].map((_, step) =>
    quantile(
      walks.map((walk) => walk[step]),
      0.5,
    ),
  )
  return [
    { name: 'replay: a game of 300 decisions opens in', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'replay: 95 of 100 steps within', value: quantile(steps, 0.95), unit: 'ms' },
  ]
}

/** The web app as it is built, in a browser. */
export async function measureWeb(): Promise<Measurement[]> {
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
    return [
      ...(await measureHome(browser, url)),
      ...(await measureTable(browser, url)),
      ...(await measureReplay(browser, url)),
    ]
  } finally {
    await browser.close()
    await server.close()
  }
}
