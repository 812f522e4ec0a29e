import { seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import type { VisitOptions } from './open.ts'
import { answer, byMouse } from './player.ts'
import { playedGame, recordOf } from './records.ts'
import { awaitQuestion, tableOf } from './table.ts'

const text = createText('de')
const app = sharedApp()
const PAGES = ['', 'new', 'settings', 'learn', 'games', 'rules'] as const

const game = playedGame(
  { players: 3, palace: true, seed: 'screens' },
  ({ entries, position }) => entries.length > 80 && position.decision === 'action',
)

interface Preference {
  readonly name: string
  readonly options: VisitOptions
  /** The browser's font size, 16 unless set. */
  readonly fontSize?: number
}

const PREFERENCES: readonly Preference[] = [
  { name: 'a phone on its side', options: { viewport: { width: 740, height: 360 }, isMobile: true, hasTouch: true } },
  // A window of 1280×1024.
  { name: '400 % zoom', options: { viewport: { width: 320, height: 256 } } },
  { name: 'forced colours', options: { forcedColors: 'active' } },
  { name: 'text twice as large', options: {}, fontSize: 32 },
]

/** Pages may only scroll vertically. */
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)

/** The text of buttons and links that is cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 2)
      .map((control) => control.textContent || control.getAttribute('aria-label')),
  )

test.each(PREFERENCES)(
  '$name: every page fits the window, and the table can be played',
  async ({ options, fontSize = 16 }) => {
    const { page, context, complaints } = await app().open({ locale: 'de', painted: true, hurried: true, ...options })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    const wrong: string[] = []
    for (const screen of PAGES) {
      await page.goto(`${app().url}/#/${screen}`)
      await page.getByRole('heading').first().waitFor()
      if (await isTooWide(page)) wrong.push(`${screen} is too wide`)
      for (const words of await cutOff(page)) wrong.push(`${screen} cuts off “${words}”`)
    }
    await page.goto(`${app().url}/#/replay/record/${await packRecord(recordOf(game, ['Nabu', 'Sidka', 'Ninsun']))}`)
    await page.getByRole('button', { name: text.t('replay.more') }).click()
    await page.getByRole('button', { name: text.t('replay.hot-seat') }).click()
    const table = tableOf(page, text)
    await table.prompt.waitFor()
    const random = seededRandom('preferences')
    for (let i = 0; i < 3; i++) {
      expect(await awaitQuestion(table)).toBe('asked')
      await answer(table, random, byMouse)
    }
    if (await isTooWide(page)) wrong.push('the table is too wide')
    wrong.push(...(await wrongWith(page, 'all but contrast')))
    expect(wrong).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  },
  240_000,
)
