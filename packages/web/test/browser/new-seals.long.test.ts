import { isOver, type PlayerCount, rewind } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { moveName } from '@amyitis/narration'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stepsOf } from '../../src/game/game-in-progress.ts'
import type { SavedGame } from '../../src/game/saved.ts'
import type { SeatSetting } from '../../src/game/seats.ts'
import { finishedGame, savedGame } from '../statistics-games.ts'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { layoutOf } from './layout.ts'
import { byMouse } from './player.ts'
import { awaitQuestion, optionWith, tableOf } from './table.ts'

const app = sharedApp()
const text = createText('de')

/** A game of one person whose last decision, theirs, is made with one click. */
function beforeTheEnd(players: PlayerCount, seed: string): { readonly saved: SavedGame; readonly last: string } {
  const game = finishedGame({ players, seed })
  const step = stepsOf(game).at(-1)
  if (step === undefined || !isOver(game) || /^(sell|discard|exchange)/.test(step.move))
    return beforeTheEnd(players, `${seed}!`)
  const seats = game.position.seats.map(
    (_, seat): SeatSetting => (seat === step.seat ? { kind: 'human', name: '' } : { kind: 'bot', level: 'gardener' }),
  )
  const saved = savedGame(rewind(game, game.entries.length - 1), 'a1', Date.now(), seats)
  return { saved, last: moveName(text, step.move) }
}

/** A game as a player brings it from another device. */
async function bringIn(page: Page, saved: SavedGame): Promise<void> {
  const data = { format: 'amyitis-data', version: 1, kept: {}, games: [saved] }
  await page.goto(`${app().url}/#/settings`)
  await page
    .getByLabel(text.t('settings.data.open'))
    .setInputFiles({ name: 'amyitis.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(data)) })
  await page.getByText(text.t('settings.data.opened', { count: 1 })).waitFor()
}

/** Runs in the page: what lies over what, and what has to be scrolled. */
function faults(): string[] {
  const boxes = ['.new-seals-link', '.tally', '.finale-title', '.finale-margin', '.finale-leave'].flatMap((name) =>
    [...document.querySelectorAll(name)].map((element) => ({ name, element, box: element.getBoundingClientRect() })),
  )
  const [seals, ...others] = boxes
  const found = boxes.flatMap(({ name, element, box }) => [
    ...(box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1
      ? [`${name} is not in the window`]
      : []),
    ...(name === '.tally' && element.scrollHeight > element.clientHeight + 1 ? [`${name} scrolls`] : []),
  ])
  for (const { name, box } of others)
    if (
      Math.min(seals.box.right, box.right) - Math.max(seals.box.left, box.left) > 1 &&
      Math.min(seals.box.bottom, box.bottom) - Math.max(seals.box.top, box.top) > 1
    )
      found.push(`the seals overlap ${name}`)
  return found
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
]

test.each([2, 4] as const)(
  'the results of a game for %i show the seals that it has cut',
  async (players) => {
    const { page, context, complaints } = await app().open({ locale: 'de', painted: true })
    const { saved, last } = beforeTheEnd(players, 'seals')
    await bringIn(page, saved)
    await page.goto(`${app().url}/#/play/${saved.head.id}`)
    const table = tableOf(page, text)
    await table.prompt.waitFor()
    await awaitQuestion(table)
    await byMouse(table, await optionWith(table, last.slice(1)))
    // The recap of the last round, with what was won in it on the cards of the players.
    await page.locator('.recap-band').waitFor()
    expect((await layoutOf(page, [])).faults).toEqual([])
    await page.keyboard.press('Space')

    const seals = table.end.getByRole('status').getByRole('link')
    await seals.waitFor()
    expect(await seals.textContent()).toContain(text.t('seal.first-game'))
    expect(await wrongWith(page, 'all')).toEqual([])
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await page.evaluate(faults), `${size.width}×${size.height}`).toEqual([])
    }
    await seals.click()
    await page.waitForURL(/#\/statistics\/seals$/)
    await page.getByRole('heading', { name: text.t('seal.first-game') }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  },
  240_000,
)
