import { formatMove, gameFrom, parseRecord, rewind } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { moveName } from '@amyitis/narration'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { contentOf } from './download.ts'
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
/** Its last position, as somebody has set it up. */
const POSITION = recordOf(gameFrom(GAME.position, 'set up'), NAMES)

const turnsOf = (page: Page) => page.getByRole('list', { name: text.t('variations.list') })
const currentOf = (page: Page) => turnsOf(page).locator('[aria-current="step"]')
const pass = (page: Page) => page.locator('.prompt-actions [data-at="pass"], .prompt [data-at="pass"]').first().click()
const show = (page: Page, side: 'variations.title' | 'variations.bot.short') =>
  page.getByRole('button', { name: text.t(side), exact: true }).click()
const botSwitch = (page: Page) => page.getByRole('checkbox', { name: text.t('variations.bot') })

describe.concurrent('the analysis board', () => {
  test('keeps what is tried, with signs and comments, in the file, in the link and in this browser', async () => {
    const { page, complaints } = await app().open({ painted: true })
    await openFile(page, app(), RECORD)
    await page.keyboard.press('w')
    await pass(page)
    await eventually(
      () =>
        currentOf(page)
          .textContent()
          .then((words) => words?.trim()),
      'Pass',
    )
    await page.getByRole('button', { name: text.t('variations.mark.dubious') }).click()
    await eventually(() => currentOf(page).textContent(), 'Pass ?!')
    await page.keyboard.press('c')
    await page
      .getByRole('textbox', { name: text.t('variations.comment') })
      .and(page.locator(':focus'))
      .waitFor()
    await page.keyboard.type('Too early.')
    await page.keyboard.press('Escape')
    await page.getByLabel(text.t('variations.saved')).waitFor()
    await turnsOf(page).getByText('Too early.').waitFor()
    expect(await wrongWith(page, 'all')).toEqual([])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.t('games.save'), exact: true }).click(),
    ])
    const saved = await contentOf(download)
    expect(saved).toMatch(/^> \w+: pass \?!\n> # Too early\.\n/m)
    expect(parseRecord(saved).ok).toBe(true)

    const friend = await app().open()
    await friend.page.goto(await linkHere(page, text))
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
    const { page, complaints } = await app().open({ painted: true })
    await page.goto(`${app().url}/#/replay/record/${await packRecord(POSITION)}`)
    await show(page, 'variations.bot.short')
    await botSwitch(page).check()
    const lines = page.getByRole('list', { name: text.t('variations.bot.lines') })
    await eventually(() => lines.locator(':scope > li').count(), 3)
    await lines.getByText(text.t('variations.line.more')).first().click()
    expect(await wrongWith(page, 'all')).toEqual([])
    const best = lines.getByRole('button').first()
    await best.hover()
    await eventually(async () => (await page.locator('.line-place').count()) > 0, true)
    await best.click()
    await eventually(() => page.locator('.line-place').count(), 0)
    await show(page, 'variations.title')
    await eventually(async () => (await turnsOf(page).getByRole('button').count()) > 1, true)
    await page.keyboard.press('ArrowRight')
    await eventually(async () => (await currentOf(page).textContent()) === text.t('variations.start'), false)
    await page.getByLabel(text.t('variations.saved')).waitFor()
    await page.reload()
    await eventually(async () => (await turnsOf(page).getByRole('button').count()) > 1, true)
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test('goes from variation to variation by keyboard, deletes one and brings it back', async () => {
    const { page, complaints } = await app().open()
    const at = GAME.entries.findLastIndex(
      ({ move }, n) => rewind(GAME, n).position.decision === 'action' && formatMove(move) !== 'pass',
    )
    const played = moveName(text, formatMove(GAME.entries[at].move))
    await page.goto(`${app().url}/#/replay/record/${await packRecord(RECORD)}/${at}`)
    await momentOf(page, text).waitFor()
    await page.keyboard.press('w')
    await pass(page)
    const isAt = (words: string) =>
      eventually(async () => (await currentOf(page).textContent())?.toLowerCase().includes(words.toLowerCase()), true)
    await isAt(moveName(text, 'pass'))
    await page.keyboard.press('ArrowUp')
    await isAt(played)
    await page.keyboard.press('ArrowDown')
    await isAt(moveName(text, 'pass'))
    await page.getByRole('button', { name: text.t('variations.remove') }).click()
    const variation = page.getByRole('list', { name: text.t('variations.number', { number: 1 }) })
    await eventually(() => variation.count(), 0)
    await page.getByRole('button', { name: text.t('games.undo') }).click()
    await eventually(() => variation.count(), 1)
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)
})
