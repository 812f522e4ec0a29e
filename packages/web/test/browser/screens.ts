import { isOver, legalMoves, seededRandom } from '@amyitis/engine'
import { createText, type Language } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import type { App } from './app.ts'
import { type Scope, wrongWith } from './axe.ts'
import { answer, byMouse } from './player.ts'
import { playedGame, recordOf } from './records.ts'
import { awaitQuestion, tableOf } from './table.ts'

const NAMES = ['Nabu', 'Sidka', 'Ninsun']
const full = playedGame({ seed: 'screens' })
const GAMES = {
  finished: full,
  /** Only the last decision is missing. */
  nearEnd: playedGame({ seed: 'screens' }, ({ entries }) => entries.length === full.entries.length - 1),
  /** An irrigation in the middle of a game. */
  irrigating: playedGame(
    { seed: 'screens' },
    ({ position, entries }) => entries.length > 60 && position.decision === 'irrigate',
  ),
  /** So many goods that they are picked one by one. */
  discarding: playedGame(
    { seed: 'screens' },
    (game) => !isOver(game) && game.position.decision === 'discard' && legalMoves(game).length > 3,
  ),
  powers: playedGame(
    { players: 3, palace: true, seed: 'screens' },
    ({ position, entries }) => entries.length > 80 && position.decision === 'power',
  ),
}

const addressOf = async (name: keyof typeof GAMES, ...rest: readonly string[]): Promise<string> => {
  const game = GAMES[name]
  const packed = await packRecord(recordOf(game, NAMES.slice(0, game.position.seats.length)))
  return ['replay', 'record', packed, ...rest].join('/')
}

const PLAIN = [
  '',
  'new',
  'new/people',
  'settings',
  'games',
  'statistics',
  'statistics/seals',
  'puzzles',
  'openings',
  'openings/mine/3p',
  'about',
  'nothing/here',
]
const LEARNING = ['learn', 'learn/position', 'learn/overview', 'learn/guide', 'rules', 'rules/glossary', 'rules/icons']
const EXERCISES = ['fields', 'temples', 'irrigation', 'caravan', 'court', 'planting', 'palace'] as const

interface Look {
  readonly language: Language
  readonly colorScheme: 'light' | 'dark'
  readonly scope: Scope
}

/** Checks every screen of the app in one language and theme. */
export const describeScreens = (app: () => App, { language, colorScheme, scope }: Look) =>
  describe.concurrent(`in ${language}, ${colorScheme}`, () => {
    const text = createText(language)

    /** A window, and a check that the page is in the right language and accessible. */
    async function visit() {
      const { page, complaints } = await app().open({ locale: language, colorScheme, painted: true })
      const go = async (address: string) => {
        await page.goto(`${app().url}/#/${address}`)
        await page.getByRole('heading').first().waitFor()
      }
      const check = async (screen: string) => {
        expect(await page.locator('html').getAttribute('lang'), screen).toBe(language)
        expect(await wrongWith(page, scope), screen).toEqual([])
      }
      return { page, complaints, go, check }
    }

    /** From a replay to a table with everybody at this screen. */
    async function sitDown(page: Page) {
      await page.getByRole('button', { name: text.t('replay.more') }).click()
      await page.getByRole('button', { name: text.t('replay.hot-seat') }).click()
      const table = tableOf(page, text)
      await table.prompt.waitFor()
      return table
    }

    test('plain screens and lessons', async () => {
      const { page, complaints, go, check } = await visit()
      const exercises = EXERCISES.map((part) => `learn/exercise/${part}`)
      for (const screen of [...PLAIN, ...LEARNING, ...exercises]) {
        await go(screen)
        await check(screen)
      }
      expect(complaints).toEqual([])
      await page.context().close()
    }, 240_000)

    test('the table and its dialogs', async () => {
      const { page, complaints, go, check } = await visit()
      for (const name of ['irrigating', 'discarding', 'powers'] as const) {
        await go(await addressOf(name))
        const table = await sitDown(page)
        expect(await awaitQuestion(table)).toBe('asked')
        await check(name)
      }
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: text.t('keys.title') }).waitFor()
      await check('the keys')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: text.t('table.menu.menu') }).click()
      await page.getByRole('dialog', { name: text.t('table.menu.menu') }).waitFor()
      await check('the menu')
      await go('games')
      await page
        .getByRole('link', { name: text.t('games.continue') })
        .first()
        .waitFor()
      await check('my games')
      expect(complaints).toEqual([])
      await page.context().close()
    }, 240_000)

    test('the end and the replay', async () => {
      const { page, complaints, go, check } = await visit()
      await go(await addressOf('nearEnd'))
      const table = await sitDown(page)
      await awaitQuestion(table)
      await answer(table, seededRandom('tester'), byMouse)
      await table.end.getByRole('button', { name: text.t('table.end.rematch') }).waitFor()
      await check('the end')

      await go(await addressOf('finished', '40'))
      await page.getByRole('region', { name: text.t('replay.moment.label') }).waitFor()
      await check('a replay')
      await page.keyboard.press('w')
      await page.getByRole('button', { name: text.t('replay.what-if.stop') }).waitFor()
      await check('what if')
      await page.keyboard.press('Escape')
      for (const [button, dialog] of [
        ['replay.share', 'replay.share'],
        ['replay.play-on', 'replay.play-on'],
        ['replay.more', 'replay.more'],
      ] as const) {
        await page.getByRole('button', { name: text.t(button), exact: true }).click()
        await page.getByRole('dialog', { name: text.t(dialog), exact: true }).waitFor()
        await check(dialog)
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: text.t('replay.view.review'), exact: true }).click()
      await page
        .getByRole('heading', { name: text.t('table.end.sources') })
        .first()
        .waitFor()
      await check('the review')
      expect(complaints).toEqual([])
      await page.context().close()
    }, 240_000)
  })
