import { type Game, rewind } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { moveName } from '@amyitis/narration'
import type { Page } from 'playwright-core'
import { stepsOf } from '../../src/game/game-in-progress.ts'
import type { App } from './app.ts'
import { byMouse } from './player.ts'
import { playedGame, recordOf } from './records.ts'
import { giveFile } from './replay.ts'
import { awaitQuestion, optionWith, type Table, tableOf } from './table.ts'

export const text = createText('en')
/** Goods are picked one by one; any other last decision is made with one click. */
const isPicked = (game: Game) => /^(sell|discard|exchange)/.test(stepsOf(game).at(-1)?.move ?? '')

function endedByClick(seed = 'look back'): Game {
  const game = playedGame({ seed })
  return isPicked(game) ? endedByClick(`${seed}!`) : game
}

export const game = endedByClick()
export const played = stepsOf(game)

/** Seats two people at the game just before its last decision. */
export async function beforeTheEnd(page: Page, app: App): Promise<Table> {
  await giveFile(page, app, recordOf(rewind(game, game.entries.length - 1), ['Nabu', 'Sidka']))
  await page.getByRole('button', { name: text.t('replay.more') }).click()
  await page.getByRole('button', { name: text.t('replay.hot-seat') }).click()
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  await awaitQuestion(table)
  return table
}

export async function playLast(table: Table): Promise<void> {
  const last = moveName(text, played[played.length - 1].move)
  await byMouse(table, await optionWith(table, last.slice(1)))
}

export const { round } = game.position
export const recapIn = (page: Page) => page.getByRole('region', { name: text.t('recap.of', { round }) })
