import { legalMoves } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import { sharedApp } from './app.ts'
import { type Scope, wrongWith } from './axe.ts'
import { byMouse } from './player.ts'
import { askingGames, saveGames } from './positions.ts'
import { playedGame, recordOf } from './records.ts'
import { ask, awaitQuestion, type Table, tableOf, tool } from './table.ts'

// The language with the longest words.
const text = createText('de')
const app = sharedApp()

const game = playedGame(
  { players: 3, palace: true, seed: 'screens' },
  (game) => game.entries.length > 80 && game.position.decision === 'action' && legalMoves(game).length > 8,
)

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const

async function visit(options: BrowserContextOptions) {
  const { page, complaints } = await app().open({ locale: 'de', painted: true, ...options })
  const go = async (address: string) => {
    await page.goto(`${app().url}/#/${address}`)
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

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The tabs on a phone, and a region that each of them shows. */
const TABS = [
  ['table.tab.caravan', 'table.ring'],
  ['table.tab.fields', 'table.palace'],
  ['table.tab.log', 'table.log'],
  ['table.tab.garden', 'table.groups'],
] as const

describe.concurrent('axe', () => {
  test.each(['light', 'dark'] as const)(
    'finds no fault on a phone, %s',
    async (colorScheme) => {
      const { page, go, check, leave, sitDown } = await visit({ ...PHONE, colorScheme })
      // Only contrast depends on the theme.
      const scope = colorScheme === 'light' ? 'all' : 'contrast'
      for (const screen of ['', 'new']) {
        await go(screen)
        await check(screen, scope)
      }
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
    },
    240_000,
  )

  test('finds no fault on a tablet', async () => {
    const { page, check, leave, sitDown } = await visit({ ...TABLET, colorScheme: 'dark' })
    await sitDown()
    await check('the table')
    await page.getByRole('button', { name: text.t('table.menu.log'), exact: true }).tap()
    await page.getByRole('dialog', { name: text.t('table.menu.log') }).waitFor()
    await check('the log')
    await leave()
  }, 240_000)

  test('finds no fault in the help on a desktop', async () => {
    const { page, check, leave, sitDown } = await visit({ colorScheme: 'light' })
    const table = await sitDown()
    await page.getByRole('button', { name: text.t('table.what.title') }).click()
    const what = region(page, text.t('table.what.title'))
    await what
      .getByRole('list', { name: text.t('table.what.all') })
      .getByRole('button')
      .first()
      .click()
    await what.getByRole('link').first().waitFor()
    await check('what is this')
    await page.keyboard.press('Escape')
    await what.waitFor({ state: 'detached' })

    // Without a priest, temples can’t be chosen.
    await region(page, text.t('table.temples')).getByRole('button', { disabled: true }).first().focus()
    await page.keyboard.press('Enter')
    await table.prompt.getByRole('alert').waitFor()
    await check('a refusal')
    await page.keyboard.press('Escape')

    await tool(table, 'table.menu.hint').click()
    const more = table.prompt.getByRole('button', { name: text.t('table.hint.more') })
    // First what to look at, then the move, then the reason.
    await more.click()
    await more.click()
    await region(page, text.t('table.hint.title')).getByRole('listitem').first().waitFor()
    await check('a hint')
    await page.keyboard.press('Escape')

    await tool(table, 'table.menu.plan').click()
    const { options } = await ask(table)
    await byMouse(table, options[0])
    await table.prompt.getByRole('list', { name: text.t('table.plan.moves') }).waitFor()
    await check('a plan')
    await leave()
  }, 240_000)
})

test('on a phone the source of each value of the box is visible', async () => {
  const { page, go, leave } = await visit(PHONE)
  await go('rules/box')
  const known = page.getByText(text.t('rules.box.reconstructed'))
  await known.first().waitFor()
  const beside = await known.evaluateAll((places) =>
    places.flatMap((place) => {
      const { left, right } = place.getBoundingClientRect()
      return left >= 0 && right <= innerWidth ? [] : [place.textContent]
    }),
  )
  expect(beside).toEqual([])
  expect(
    await page
      .locator('.grid-box')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length),
  ).toBe(0)
  await leave()
}, 240_000)

test('a phone that is turned keeps the goods that were picked', async () => {
  const [selling] = askingGames({ players: 4, palace: true }, ['screens', 'terraces', 'marduk']).filter(
    ({ decision }) => decision === 'sell',
  )
  const { page, complaints, context } = await app().open({ locale: 'de', hurried: true, ...PHONE })
  await saveGames(page, [selling.head])
  await page.goto(`${app().url}/#/play/${selling.id}`)
  await page.locator('.handful-good [data-key]:enabled').first().tap()
  const picked = () => page.locator('.handful-count b').allInnerTexts()
  const before = await picked()
  expect(before).toContain('1')
  await page.setViewportSize({ width: 740, height: 360 })
  await page.locator('.table[data-size="landscape"]').waitFor()
  expect(await picked()).toEqual(before)
  expect(complaints).toEqual([])
  await context.close()
}, 60_000)
