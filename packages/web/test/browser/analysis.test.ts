import { formatMove, gameFrom, parseRecord, treeOf } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { moveName } from '@amyitis/narration'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { contentOf } from './download.ts'
import { choose, nameOf } from './lesson.ts'
import { playedGame, recordOf } from './records.ts'
import { linkHere, momentOf, openFile } from './replay.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedApp()
const NAMES = ['Nabu', 'Sidka']
const GAME = playedGame(
  { seed: 'analysis' },
  ({ entries, position }) => entries.length > 40 && position.decision === 'action',
)
const RECORD = recordOf(GAME, NAMES)

const turnsOf = (page: Page) => page.getByRole('list', { name: text.t('variations.list') })
const currentOf = (page: Page) => turnsOf(page).locator('[aria-current="step"]')
const botSwitch = (page: Page) => page.getByRole('checkbox', { name: text.t('variations.bot') })

describe.concurrent('the analysis board', () => {
  test('keeps what is tried, with signs and comments, in the file, in the link and in this browser', async () => {
    const { page, complaints } = await app().open()
    await openFile(page, app(), RECORD)
    await page.keyboard.press('w')
    await choose(page, nameOf(GAME, 'pass', text))
    await eventually(
      () =>
        currentOf(page)
          .textContent()
          .then((words) => words?.trim()),
      'Pass',
    )
    await page.getByRole('button', { name: text.t('variations.mark.dubious') }).click()
    await page.keyboard.press('c')
    await page.keyboard.type('Too early.')
    await page.keyboard.press('Escape')
    await page.getByText(text.t('variations.saved')).waitFor()
    expect(await wrongWith(page, 'all')).toEqual([])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.t('games.save'), exact: true }).click(),
    ])
    const saved = await contentOf(download)
    expect(saved).toContain(': pass ?!\n# Too early.\n')
    expect(parseRecord(saved).ok).toBe(true)

    const friend = await app().open()
    await friend.page.goto(await linkHere(page, text))
    await friend.page.getByRole('button', { name: text.t('variations.title') }).click()
    await turnsOf(friend.page).getByText('Too early.').waitFor()
    await page.reload()
    await turnsOf(page).getByText('Too early.').waitFor()
    await page.goto(`${app().url}/#/games`)
    await page.getByRole('heading', { name: text.t('games.studies') }).waitFor()
    await page.getByRole('link', { name: 'Nabu' }).click()
    await turnsOf(page).getByText('Too early.').waitFor()
    expect([...complaints, ...friend.complaints]).toEqual([])
    await page.context().close()
    await friend.page.context().close()
  }, 240_000)

  test('shows the three best lines of a position, with arrows, and plays one into the tree', async () => {
    const { page, complaints } = await app().open()
    const position = formatPosition()
    await page.goto(`${app().url}/#/replay/record/${await packRecord(position)}`)
    await botSwitch(page).check()
    const lines = page.getByRole('list', { name: text.t('variations.bot.lines') })
    await eventually(() => lines.locator(':scope > li').count(), 3)
    const [first] = await lines.getByRole('button').all()
    await first.hover()
    await page.locator('.line-place').first().waitFor({ state: 'attached' })
    await lines.getByText(text.t('variations.line.more')).first().click()
    await botSwitch(page).uncheck()
    await botSwitch(page).check()
    await lines.getByRole('button').first().click()
    await eventually(
      () =>
        turnsOf(page)
          .getByRole('button')
          .count()
          .then((count) => count > 1),
      true,
    )
    await page.keyboard.press('ArrowRight')
    await eventually(() => currentOf(page).count(), 1)
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test('goes from variation to variation by keyboard, deletes one and brings it back', async () => {
    const { page, complaints } = await app().open()
    await openFile(page, app(), RECORD)
    await momentOf(page, text).waitFor()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('w')
    const played = treeOf(GAME)
    expect(played.next).toHaveLength(1)
    const before = { ...GAME, entries: GAME.entries }
    expect(before.entries.length).toBeGreaterThan(0)
    await choose(page, text.t('move.pass'))
    const words = () => currentOf(page).textContent()
    await eventually(async () => (await words())?.includes(moveName(text, 'pass')), true)
    await page.keyboard.press('ArrowUp')
    const [last] = GAME.entries.slice(-1)
    await eventually(async () => (await words())?.includes(moveName(text, formatMove(last.move))), true)
    await page.keyboard.press('ArrowDown')
    await eventually(async () => (await words())?.includes(moveName(text, 'pass')), true)
    await page.getByRole('button', { name: text.t('variations.remove') }).click()
    const variation = page.getByRole('list', { name: text.t('variations.number', { number: 1 }) })
    await eventually(() => variation.count(), 0)
    await page.getByRole('button', { name: text.t('games.undo') }).click()
    await eventually(() => variation.count(), 1)
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)
})

/** The last position of the game, as somebody has set it up. */
function formatPosition(): string {
  return recordOf(gameFrom(GAME.position, 'set up'), NAMES)
}
