import { legalMoves } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import type { App } from './app.ts'
import { type Scope, wrongWith } from './axe.ts'
import { playedGame, recordOf } from './records.ts'
import { awaitQuestion, type Table, tableOf } from './table.ts'

// The language with the longest words.
export const text = createText('de')

const game = playedGame(
  { players: 3, palace: true, seed: 'screens' },
  (game) => game.entries.length > 80 && game.position.decision === 'action' && legalMoves(game).length > 8,
)

export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const

export async function visit(app: App, options: BrowserContextOptions) {
  const { page, complaints } = await app.open({ locale: 'de', painted: true, ...options })
  const go = async (address: string) => {
    await page.goto(`${app.url}/#/${address}`)
    await page.getByRole('heading').first().waitFor()
  }
  const check = async (screen: string, scope: Scope = 'all') => expect(await wrongWith(page, scope), screen).toEqual([])
  const leave = async () => {
    expect(complaints).toEqual([])
    await page.context().close()
  }
  /** To a table in the middle of a game with everybody at this screen. */
  const sitDown = async (): Promise<Table> => {
    await go(`replay/record/${await packRecord(recordOf(game, ['Nabu', 'Sidka', 'Ninsun']))}`)
    await page.getByRole('button', { name: text.t('replay.more') }).click()
    await page.getByRole('button', { name: text.t('replay.hot-seat') }).click()
    const table = tableOf(page, text)
    await table.prompt.waitFor()
    expect(await awaitQuestion(table)).toBe('asked')
    return table
  }
  return { page, go, check, leave, sitDown }
}

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The tabs on a phone, and a region that each of them shows. */
const TABS = [
  ['table.tab.caravan', 'table.ring'],
  ['table.tab.fields', 'table.palace'],
  ['table.tab.log', 'table.log'],
  ['table.tab.garden', 'table.groups'],
] as const

/** The strengths whose bricks and number do not stand in one row. */
const wrapped = (strengths: Element[]) => strengths.filter((one) => one.clientHeight > 24).map((one) => one.textContent)

/** Checks the home screen, the form for a new game, and what lies behind each tab of a table. */
export async function checkPhone(app: App, colorScheme: 'light' | 'dark', scope: Scope): Promise<void> {
  const { page, go, check, leave, sitDown } = await visit(app, { ...PHONE, colorScheme })
  for (const screen of ['', 'new']) {
    await go(screen)
    await check(screen, scope)
  }
  expect(await page.locator('.strength').evaluateAll(wrapped)).toEqual([])
  await sitDown()
  const tabs = page.getByRole('navigation', { name: text.t('table.tabs') })
  for (const [tab, part] of TABS) {
    await tabs.getByRole('button', { name: text.t(tab) }).tap()
    await region(page, text.t(part)).waitFor()
    await check(tab, scope)
  }
  await page
    .getByRole('list', { name: text.t('table.players') })
    .getByRole('button')
    .first()
    .tap()
  await region(page, text.t('table.players')).waitFor()
  await check('table.tab.players', scope)
  await leave()
}
