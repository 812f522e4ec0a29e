import { formatRecord, legalMoves, newGame, play, withHeaders } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'

const app = sharedApp()
const text = createText('hu')

/** A game in which everybody passes as soon as they can: every one of these turns is a mistake. */
function lazyGame(): string {
  const game = newGame({ players: 2, seed: 'learn' })
  while (game.entries.length < 2) play(game, legalMoves(game).find((move) => move === 'pass') ?? '')
  return formatRecord(withHeaders(game, { names: ['Anna', 'Béla'] }))
}

test('the mistakes of an analysed game are put right one after the other', async () => {
  const { page, context, complaints } = await app().open({ locale: 'hu', painted: true })
  await page.goto(`${app().url}/#/replay/record/${await packRecord(lazyGame())}/0/review`)
  await page.getByRole('button', { name: text.t('replay.review.start') }).click()
  const learn = page.getByRole('link', { name: text.t('review.learn.all') })
  await learn.waitFor({ timeout: 200_000 })
  await learn.click()

  await page.getByText(text.t('mistakes.number', { number: 1, all: 2 })).waitFor()
  await page.locator('.prompt [data-at="pass"]').first().click()
  await page.getByText(text.t('puzzle.wrong'), { exact: true }).waitFor()
  expect(await wrongWith(page, 'all')).toEqual([])
  await page.getByRole('button', { name: text.t('puzzle.show') }).click()
  await page.getByText(text.t('puzzle.solution'), { exact: true }).waitFor()
  await page.getByRole('link', { name: text.t('mistakes.next') }).click()
  await page.getByText(text.t('mistakes.number', { number: 2, all: 2 })).waitFor()
  await page.locator('.prompt [data-at="pass"]').first().click()
  await page.getByRole('button', { name: text.t('puzzle.show') }).click()
  await page.getByRole('link', { name: text.t('mistakes.end') }).click()

  await page.getByText(text.t('mistakes.found', { found: 0, all: 2 })).waitFor()
  expect(await wrongWith(page, 'all')).toEqual([])
  await page.getByRole('link', { name: text.t('mistakes.leave') }).click()
  await learn.waitFor()
  expect(complaints).toEqual([])
  await context.close()
}, 400_000)
