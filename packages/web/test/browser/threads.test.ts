import { seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sharedOnlineApp } from './online-app.ts'
import type { Visit } from './open.ts'
import { answer, byMouse, MOST } from './player.ts'
import { sitDown } from './start-game.ts'
import { awaitQuestion } from './table.ts'

const text = createText('en')
const app = sharedOnlineApp()

/** Runs in the page: lists what it asks its workers to do, and makes the bot think in its own turns only. */
const watchWorkers = () => {
  const asked: string[] = []
  Object.assign(globalThis, { asked })
  const { postMessage } = Worker.prototype
  Object.assign(Worker.prototype, {
    postMessage(this: Worker, message: { path?: string[] }, options?: StructuredSerializeOptions) {
      asked.push(message.path?.join('.') ?? '')
      postMessage.call(this, message, options)
    },
  })
  localStorage.setItem('amyitis.settings', JSON.stringify({ speed: 4, ponders: false }))
}

/** How the bot searched for its moves: with threads that share a tree, or with one worker for each tree. */
const searchesOf = async (page: Page): Promise<string[]> => {
  const asked = await page.evaluate<string[]>('asked')
  return [...new Set(asked)].filter((task) => task === 'search' || task === 'choose')
}

const isIsolated = ({ page }: Visit) => page.evaluate(() => crossOriginIsolated)

/** Plays against the strongest bot until it has made a move after thinking. */
async function playUntilItThinks(visit: Visit, url: string): Promise<string[]> {
  const { page } = visit
  const table = await sitDown(visit, { url }, text, { people: ['Enki'], level: 'amyitis', seed: 'garden 4' })
  const random = seededRandom('tester')
  for (let count = 0; count < MOST; count++) {
    expect(await awaitQuestion(table)).toBe('asked')
    const searches = await searchesOf(page)
    if (searches.length > 0) return searches
    await answer(table, random, byMouse)
  }
  throw new Error('the bot never had to think')
}

describe('the threads of the strongest bot', () => {
  test('share one tree, also when the app comes from the service worker', async () => {
    const { urls, open } = app()
    const visit = await open(urls.secure, { serviceWorker: true })
    const { page, context, complaints } = visit
    expect(await isIsolated(visit)).toBe(true)
    await context.addInitScript(watchWorkers)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    expect(await isIsolated(visit)).toBe(true)
    expect(await playUntilItThinks(visit, urls.secure)).toEqual(['search'])
    expect(complaints).toEqual([])
  }, 240_000)

  test('leave the search to one of them over plain HTTP', async () => {
    const { urls, open } = app()
    const visit = await open(urls.plain)
    await visit.context.addInitScript(watchWorkers)
    await visit.page.reload()
    expect(await isIsolated(visit)).toBe(false)
    expect(await playUntilItThinks(visit, urls.plain)).toEqual(['choose'])
    expect(visit.complaints).toEqual([])
  }, 240_000)
})
