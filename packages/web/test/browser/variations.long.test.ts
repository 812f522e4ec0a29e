import { addLine, apply, formatRecord, type Game, legalMoves, rewind, treeOf, withTree } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { anotherTab } from './open.ts'
import { playedGame, recordOf } from './records.ts'
import { at, linkHere, openFile } from './replay.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedApp()
const GAME = playedGame(
  { seed: 'variations' },
  ({ entries, position }) => entries.length > 60 && position.decision === 'action',
)
const RECORD = recordOf(GAME, ['Nabu', 'Sidka'])

const turnsOf = (page: Page) => page.getByRole('list', { name: text.t('variations.list') })
const currentOf = (page: Page) => turnsOf(page).locator('[aria-current="step"]')
const variationOf = (page: Page) =>
  turnsOf(page).getByRole('list', { name: text.t('variations.number', { number: 1 }) })
const isInVariation = (page: Page) => variationOf(page).locator('[aria-current="step"]').count()
const pass = (page: Page) => page.locator('.prompt-actions [data-at="pass"], .prompt [data-at="pass"]').first().click()

/** A game with two variations on every turn of its last part, each with another one in it. */
function studied(): string {
  const play = (game: Game, move: string) => {
    const applied = apply(game, move)
    if (!applied.ok) throw new Error(move)
    return applied.game
  }
  const further = (game: Game, way: number) => {
    let now = game
    for (let i = 0; i < 12; i++) now = play(now, legalMoves(now)[i === way ? legalMoves(now).length - 1 : 0])
    return now.entries
  }
  let tree = treeOf(GAME)
  for (let n = 10; n < 60; n++)
    if (GAME.entries[n].opens) for (const way of [0, 3, 6, 9]) tree = addLine(tree, further(rewind(GAME, n), way))
  return formatRecord(withTree(GAME, tree, GAME.entries.length))
}

describe.concurrent('variations', () => {
  test('stay where they are after a reload, and a link leads into them', async () => {
    const { page, complaints } = await app().open()
    await openFile(page, app(), RECORD)
    await page.keyboard.press('Home')
    await page.keyboard.press('w')
    await pass(page)
    await eventually(() => isInVariation(page), 1)
    const place = await at(page, text)
    await page.getByLabel(text.t('variations.saved')).waitFor()
    await page.waitForURL(/\/v0\.1$/)
    await page.reload()
    await eventually(() => isInVariation(page), 1)
    expect(await at(page, text)).toBe(place)
    const friend = await app().open()
    await friend.page.goto(await linkHere(page, text))
    await eventually(() => isInVariation(friend.page), 1)
    // Another address of the same game leads back to the game.
    await friend.page.goto(friend.page.url().replace(/\/\d+\/v0\.1$/, '/5'))
    await eventually(() => at(friend.page, text), '5')
    expect(await isInVariation(friend.page)).toBe(0)
    expect([...complaints, ...friend.complaints]).toEqual([])
    await page.context().close()
    await friend.context.close()
  }, 240_000)

  test('that are open in two tabs are the same in both', async () => {
    const { page, context, complaints } = await app().open()
    await openFile(page, app(), RECORD)
    await page.keyboard.press('Home')
    await page.keyboard.press('w')
    await pass(page)
    await page.getByLabel(text.t('variations.saved')).waitFor()
    await page.waitForURL(/\/v\d+\.\d$/)
    const twin = await anotherTab(context)
    await twin.page.goto(page.url())
    await eventually(() => isInVariation(twin.page), 1)
    const commentOf = (tab: Page) => tab.getByRole('textbox', { name: text.t('variations.comment') })
    await commentOf(page).fill('Too early?')
    await turnsOf(twin.page).getByText('Too early?').waitFor()
    expect(await commentOf(twin.page).inputValue()).toBe('Too early?')
    await twin.page.getByRole('button', { name: text.t('variations.mark.dubious') }).click()
    await eventually(() => currentOf(page).textContent(), 'Pass ?!')
    await turnsOf(page).getByText('Too early?').waitFor()
    await twin.page.getByRole('button', { name: text.t('variations.remove') }).click()
    await eventually(() => variationOf(page).count(), 0)
    expect([...complaints, ...twin.complaints]).toEqual([])
    await context.close()
  }, 240_000)

  test('of a large tree are folded, except where one is', async () => {
    const { page, complaints } = await app().open({ painted: true })
    await page.goto(`${app().url}/#/replay/record/${await packRecord(studied())}/0`)
    await currentOf(page).waitFor()
    const fold = turnsOf(page).locator('[aria-expanded]').first()
    expect(await fold.getAttribute('aria-expanded')).toBe('false')
    expect(await variationOf(page).count()).toBe(0)
    await fold.click()
    await eventually(() => variationOf(page).count(), 1)
    expect(await wrongWith(page, 'all')).toEqual([])
    await variationOf(page).locator('.turn-row').nth(1).click()
    await eventually(() => isInVariation(page), 1)
    await fold.click()
    await eventually(() => variationOf(page).count(), 0)
    // A step within it unfolds it again.
    await page.keyboard.press('Shift+ArrowRight')
    await eventually(() => isInVariation(page), 1)
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)
})
