import { createText, type Language } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { App } from './app.ts'
import type { Asking } from './positions.ts'
import { momentOf } from './replay.ts'
import { faultsOn, type Hand, openGame, openWith, type Size } from './table-layout.ts'

/** Something that the table shows beside the question of a game. */
export interface Scene {
  readonly name: string
  open(page: Page, app: App, language: Language): Promise<void>
}

const DEEPEST = 4

/** A hint, as deep as it goes to say which move and why, and what else there is. */
export const hintScenes = (game: Asking, depths: readonly number[] = [1, 2, 3, DEEPEST]): Scene[] =>
  depths.map((depth) => ({
    name: `hint ${depth} on ${game.id}`,
    async open(page, app) {
      await openGame(page, app, game)
      await page.keyboard.press('h')
      await page.locator('.hint-buttons .button:not(.button-icon)').first().waitFor()
      for (let more = 1; more < depth; more++) await page.keyboard.press('h')
    },
  }))

/** The end of a game that is not over. */
async function lookBack(page: Page, app: App, language: Language, { id }: Asking): Promise<void> {
  await page.goto(`${app.url}/#/replay/game/${id}`)
  await momentOf(page, createText(language)).waitFor()
  await page.keyboard.press('End')
}

export const replayScene = (game: Asking): Scene => ({
  name: `replay of ${game.id}`,
  open: (page, app, language) => lookBack(page, app, language, game),
})

/** The same question, with everybody’s moves to try. */
export const whatIfScene = (game: Asking): Scene => ({
  name: `what if ${game.id}`,
  async open(page, app, language) {
    await lookBack(page, app, language, game)
    await page.keyboard.press('w')
    await page.locator('.prompt.is-plan').waitFor()
  },
})

/** An exercise with all its hints. */
export const exerciseScene = (part: string): Scene => ({
  name: `exercise ${part}`,
  async open(page, app) {
    await page.goto(`${app.url}/#/learn/exercise/${part}`)
    await page.locator('.coach').waitFor()
    for (let hint = 0; hint < DEEPEST; hint++) await page.keyboard.press('h')
  },
})

interface Look {
  readonly language: Language
  readonly hand: Hand
  readonly sizes: readonly Size[]
  readonly games: readonly Asking[]
  readonly scenes: readonly Scene[]
}

/** Looks at every scene on every screen: nothing is covered or cut off, and nothing scrolls but the log. */
export async function checkScenes(app: App, { language, hand, sizes, games, scenes }: Look): Promise<void> {
  const { page, context, complaints } = await openWith(app, language, hand, games)
  const found: string[] = []
  for (const { name, open } of scenes) {
    await open(page, app, language)
    found.push(...(await faultsOn(page, sizes, name)))
  }
  expect(found).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
}
