import { readFileSync } from 'node:fs'
import { listPuzzles, openPuzzle, type Puzzle, parsePuzzles, puzzlesUrl, type TurnMoves } from '@amyitis/bots'
import { apply, formatMove, type Game } from '@amyitis/engine'
import { createText, type Text } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dateOf, dayAt, puzzleOfDay } from '../../src/puzzles/model/days.ts'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { choose, nameOf } from './lesson.ts'

const app = sharedApp()
const collection = parsePuzzles(readFileSync(puzzlesUrl(), 'utf8'))
const infos = listPuzzles(collection)
const open = (id: string) => openPuzzle(collection, id) as Puzzle

/** Plays a turn by keyboard. */
async function playTurn(page: Page, from: Game, turn: TurnMoves, text: Text): Promise<void> {
  let game = from
  for (const move of turn.map(formatMove)) {
    const [kind, ...goods] = move.split(' ')
    if (kind === 'sell') {
      for (const good of goods) await choose(page, text.t('table.handful.more', { good: good as 'wine' }))
      await choose(page, text.t('table.handful.sell'))
    } else await choose(page, nameOf(game, move, text))
    const played = apply(game, move)
    if (!played.ok) throw new Error(`${move} is not legal`)
    game = played.game
  }
}

describe('puzzles', () => {
  test('a wrong turn is refuted, the best one solves it, and the streak starts', async () => {
    const text = createText('fr')
    const { page, context, complaints } = await app().open({ locale: 'fr', painted: true })
    const today = open(puzzleOfDay(infos, dayAt(Date.now())).id)
    await page.goto(`${app().url}/#/puzzles`)
    await page.getByRole('link', { name: text.t('puzzles.solve') }).click()
    await page.getByRole('heading', { name: text.t('puzzles.today') }).waitFor()
    expect(await wrongWith(page, 'all')).toEqual([])

    await playTurn(page, today.game, today.tempting, text)
    await page.getByText(text.t('puzzle.wrong'), { exact: true }).waitFor()
    expect(await wrongWith(page, 'all')).toEqual([])
    await page.getByRole('button', { name: text.t('puzzle.retry') }).click()
    await playTurn(page, today.game, today.answers[0], text)
    await page.getByText(text.t('puzzle.right'), { exact: true }).waitFor()
    await page.getByRole('link', { name: text.t('puzzle.next') }).waitFor()

    await page.getByRole('link', { name: text.t('puzzle.leave') }).click()
    await page.getByRole('heading', { name: text.t('puzzles.streak', { days: 1 }) }).waitFor()
    const time = dateOf(dayAt(Date.now()) + 1).toLocaleTimeString(text.locale, { hour: 'numeric', minute: '2-digit' })
    await page.getByText(text.t('puzzles.today.solved', { time })).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  }, 240_000)

  test('a page that stays open past midnight shows the next one, and the streak goes on', async () => {
    const text = createText('en')
    const { page, context, complaints } = await app().open({ timezoneId: 'America/Los_Angeles' })
    const start = Date.UTC(2026, 10, 18, 23, 59)
    await page.clock.install({ time: start })
    const days = [dayAt(start) - 1, dayAt(start)]
    await page.evaluate((stored) => localStorage.setItem('amyitis.puzzles', stored), JSON.stringify({ days }))
    await page.goto(`${app().url}/#/puzzles`)
    await page.getByText('Wednesday 18 November').waitFor()
    await page.getByText(text.t('puzzles.today.solved', { time: '16:00' })).waitFor()
    await page.clock.fastForward(120_000)
    await page.getByText('Thursday 19 November').waitFor()
    await page.getByRole('link', { name: text.t('puzzles.solve'), exact: true }).waitFor()
    await page.getByRole('heading', { name: text.t('puzzles.streak', { days: 2 }) }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  }, 120_000)

  test('one that is given up shows its solution, and stays marked in the list of its theme', async () => {
    const text = createText('hu')
    const { page, context, complaints } = await app().open({ locale: 'hu', painted: true })
    const info = infos.find(({ theme }) => theme === 'win-row') ?? infos[0]
    const puzzle = open(info.id)
    await page.goto(`${app().url}/#/puzzles/puzzle/${info.id}`)
    await page.getByRole('button', { name: text.t('puzzle.hint') }).click()
    await page.getByText(text.t(`puzzles.theme.${info.theme}`)).waitFor()
    await playTurn(page, puzzle.game, puzzle.tempting, text)
    await page.getByRole('button', { name: text.t('puzzle.show') }).click()
    await page.getByText(text.t('puzzle.solution'), { exact: true }).waitFor()
    await page.goto(`${app().url}/#/puzzles/theme/${info.theme}`)
    await page.getByText(text.t('puzzles.state.failed')).waitFor()
    expect(await wrongWith(page, 'all')).toEqual([])
    await page.goto(`${app().url}/#/puzzles/mine`)
    await page.getByText(text.t('puzzles.mine.none')).waitFor()
    expect(await wrongWith(page, 'all')).toEqual([])
    await page.goto(`${app().url}/#/puzzles/puzzle/nothing`)
    await page.getByRole('heading', { name: text.t('app.unknown.title') }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  }, 240_000)

  test('the day’s puzzle leads the home screen of those who solve puzzles; a full browser says that it keeps nothing', async () => {
    const text = createText('de')
    const { page, context, complaints } = await app().open({ locale: 'de' })
    const first = page
      .getByRole('navigation', { name: text.t('app.home') })
      .getByRole('link')
      .first()
    await first.getByText(text.t('home.online')).waitFor()
    await page.evaluate(() => localStorage.setItem('amyitis.puzzles', '{"outcomes":{"a":"failed"}}'))
    await page.reload()
    await first.getByText(text.t('home.puzzles.today')).waitFor()
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await first.click()
    await page.getByRole('button', { name: text.t('puzzle.hint') }).click()
    await page.getByRole('button', { name: text.t('puzzle.show') }).click()
    await page.getByText(text.t('puzzle.solution'), { exact: true }).waitFor()
    await page.getByRole('link', { name: text.t('puzzle.leave') }).click()
    await page.getByText(text.t('puzzles.unsaved')).waitFor()
    await page.goto(`${app().url}/#/learn/edition`)
    const tile = text.t('editor.tile', { name: '20' })
    await page.locator('summary', { hasText: tile }).click()
    await page
      .getByRole('group', { name: tile })
      .getByRole('spinbutton', { name: text.t('rules.R9.2.points') })
      .fill('9')
    await page.getByText(text.t('editor.unsaved')).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  }, 120_000)
})
