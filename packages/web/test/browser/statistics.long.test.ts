import type { Game } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SavedGame } from '../../src/game/saved.ts'
import { subjectOf } from '../../src/game/subject.ts'
import { finishedGame, savedGame } from '../statistics-games.ts'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { contentOf } from './download.ts'
import { SHORT } from './edition.ts'
import { sharedOnlineApp } from './online-app.ts'

const text = createText('en')
const app = sharedApp()
const online = sharedOnlineApp()
const DAY = 86_400_000

const GAMES: readonly Game[] = Array.from({ length: 12 }, (_, i) =>
  finishedGame({ players: ([2, 3, 4] as const)[i % 3], palace: i % 4 === 3, seed: `statistics ${i}` }),
)
const SAVED: readonly SavedGame[] = GAMES.map((game, i) => savedGame(game, `game${i}`, Date.now() - (12 - i) * DAY))
const WON = GAMES.filter(({ position: { seats } }) => seats[0].score === Math.max(...seats.map(({ score }) => score)))

/** Games as a player brings them from another device. */
async function bringIn(page: Page): Promise<void> {
  const data = { format: 'amyitis-data', version: 1, kept: {}, games: SAVED }
  await page.goto(`${app().url}/#/settings`)
  await page
    .getByLabel(text.t('settings.data.open'))
    .setInputFiles({ name: 'amyitis.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(data)) })
  await page.getByText(text.t('settings.data.opened', { count: SAVED.length })).waitFor()
}

/** A review as earlier versions kept it, before there were accuracies of their own. */
const storeReview = (page: Page, subject: string) =>
  page.evaluate(
    (key) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('amyitis-reviews', 1)
        opening.onerror = () => failed(opening.error)
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('reviews', { keyPath: 'subject' }).createIndex('used', 'used')
        opening.onsuccess = () => {
          const tx = opening.result.transaction('reviews', 'readwrite')
          const seats = [{ accuracy: 87 }, { accuracy: 60 }]
          tx.objectStore('reviews').put({ subject: key, judge: 'x', judged: {}, review: { seats }, used: 1 })
          tx.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    subject,
  )

test('finished games fill the statistics and cut seals, by keyboard and without a server', async () => {
  const { page, context, complaints } = await app().open({ painted: true })
  await storeReview(page, subjectOf(GAMES[0]))
  await page.goto(`${app().url}/#/statistics`)
  await page.getByText(text.t('stats.none')).waitFor()
  await bringIn(page)

  await page.goto(`${app().url}/#/games`)
  await page.getByRole('link', { name: text.t('nav.statistics') }).press('Enter')
  const summary = page.getByRole('status').filter({ hasText: /12 games,/ })
  await summary.waitFor()
  expect(await summary.textContent()).toContain(`${WON.length} won`)
  for (const title of ['levels', 'results', 'sources', 'time', 'openings', 'cards'] as const)
    await page.getByRole('heading', { name: text.t(`stats.${title}`) }).waitFor()
  expect(await wrongWith(page, 'all')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await wrongWith(page, 'contrast')).toEqual([])

  // Charts first, the numbers behind them.
  const results = page.getByRole('region', { name: text.t('stats.results') }).first()
  await results.getByText(text.t('replay.chart.data')).press('Enter')
  expect(await results.getByRole('row', { name: /^2 players 4 / }).count()).toBe(1)

  // Only the game that was analysed has an accuracy.
  await page.getByRole('radio', { name: text.t('stats.measure.accuracy') }).press(' ')
  await page.getByText(text.t('stats.accuracy.some', { known: 1, all: 12 })).waitFor()

  await page
    .getByRole('group', { name: text.t('stats.filter.players') })
    .getByText('3', { exact: true })
    .click()
  await page
    .getByRole('status')
    .filter({ hasText: /^4 games/ })
    .waitFor()
  await page.getByText(text.t('stats.accuracy.none')).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text.t('stats.csv') }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect((await contentOf(file)).trim().split('\r\n')).toHaveLength(5)

  await page.getByRole('link', { name: text.t('stats.view.seals') }).press('Enter')
  await page.getByRole('heading', { name: text.t('seal.first-game') }).waitFor()
  expect(await wrongWith(page, 'all')).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await wrongWith(page, 'contrast')).toEqual([])
  await page.getByRole('link', { name: `${text.t('games.replay')}, ${text.t('seal.first-game')}` }).click()
  await page.waitForURL(/#\/replay\/game\/game0/)
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)

/** Plays a short game against a bot to its end, through the API. */
const playOnline = (page: Page) =>
  page.evaluate(async (edition) => {
    const key = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16)).join('0')
    const call = async (method: string, path: string, body?: object) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`api/v1/${path}`, { method, ...(body && { headers, body: JSON.stringify(body) }) })
      return response.json()
    }
    const added = 'ab'.repeat(32)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(added))
    const commit = Array.from(new Uint8Array(digest), (n) => n.toString(16).padStart(2, '0')).join('')
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'gardener' }]
    const { id } = await call('POST', 'tables', { key: key(), settings: { seats, edition } })
    const act = async (command: object) => {
      const { events } = await call('GET', `tables/${id}`)
      return call('POST', `tables/${id}/acts`, { key: key(), after: events.length, act: command })
    }
    await act({ type: 'sit', commit })
    await act({ type: 'reveal', added })
    for (let count = 0; ; ) {
      const { status, yours, legal } = await call('GET', `tables/${id}/state`)
      if (status === 'over') return
      // Planting ends the game.
      const plants = legal.find((move: string) => /^(caravan (eshnunna|ur|mari|khorsabad)|plant )/.test(move))
      if (yours) await act({ type: 'move', move: plants ?? legal[count++ % legal.length] })
      else await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }, SHORT)

test('online games of an account count, also without a network connection', async () => {
  const { urls, open } = online()
  const { page, context } = await open(urls.secure)
  await page.goto(`${urls.secure}/#/online/sign-in`)
  await page.getByRole('textbox', { name: text.t('online.name') }).fill('Enheduanna')
  await page.getByRole('button', { name: text.t('online.sign-in.go') }).click()
  await page.getByRole('button', { name: /Enheduanna/ }).waitFor()
  await playOnline(page)

  const summary = page.getByRole('status').filter({ hasText: /^1 game,/ })
  await page.getByRole('button', { name: /Enheduanna/ }).click()
  await page.getByRole('link', { name: text.t('nav.statistics') }).click()
  await summary.waitFor()
  await page.goto(`${urls.secure}/#/games`)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: text.t('nav.statistics') })
    .last()
  await link.waitFor()
  await context.setOffline(true)
  await link.click()
  await page.getByText(text.t('stats.unreachable')).waitFor()
  await summary.waitFor()
  await context.close()
}, 240_000)
