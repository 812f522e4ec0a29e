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

const text = createText('en')
const app = sharedApp()
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
  const summary = page.getByRole('status').filter({ hasText: /12 games/ })
  await summary.waitFor()
  expect(await summary.textContent()).toContain(`${WON.length} won`)
  for (const title of ['levels', 'results', 'sources', 'time', 'openings', 'cards'] as const)
    await page.getByRole('heading', { name: text.t(`stats.${title}`) }).waitFor()
  expect(await wrongWith(page, 'all')).toEqual([])

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
  await page.getByRole('link', { name: text.t('stats.seal.replay', { name: text.t('seal.first-game') }) }).click()
  await page.waitForURL(/#\/replay\/game\/game0/)
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
