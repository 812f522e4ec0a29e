import { createText, type Language } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Exercise } from '../../src/learn/exercises/exercise.ts'
import { FIRST_ROUND } from '../../src/learn/guide/first-round.ts'
import type { GuideStep } from '../../src/learn/guide/script.ts'
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

/** The coach of a first game in the place of the question. */
export const coachScene = (game: Asking): Scene => ({
  name: `coach in ${game.id}`,
  async open(page, app) {
    await page.evaluate((id) => localStorage.setItem('amyitis.coach', JSON.stringify({ game: id, told: [] })), game.id)
    await page.reload()
    await openGame(page, app, game)
    await page.locator('.coach-tip-band').waitFor()
  },
})

/** A recap of the last round, opened from the log beside the table. */
export const recapScene = (game: Asking): Scene => ({
  name: `recap in ${game.id}`,
  async open(page, app) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openGame(page, app, game)
    await page
      .locator('.log-recap')
      .last()
      .evaluate((button: HTMLElement) => button.click())
    await page.locator('.recap-band').waitFor()
  },
})

/** The end of a game that is not over. */
async function openReplay(page: Page, app: App, language: Language, { id }: Asking): Promise<void> {
  await page.goto(`${app.url}/#/replay/game/${id}`)
  await momentOf(page, createText(language)).waitFor()
  await page.keyboard.press('End')
}

export const replayScene = (game: Asking): Scene => ({
  name: `replay of ${game.id}`,
  open: (page, app, language) => openReplay(page, app, language, game),
})

/** The same question, with everybody’s moves to try. */
export const whatIfScene = (game: Asking): Scene => ({
  name: `what if ${game.id}`,
  async open(page, app, language) {
    await openReplay(page, app, language, game)
    await page.keyboard.press('w')
    await page.locator('.prompt.is-plan').waitFor()
  },
})

async function openLesson(page: Page, { url }: App, address: string): Promise<void> {
  await page.goto(`${url}/#/learn`)
  await page.locator('.coach').waitFor({ state: 'detached' })
  await page.goto(`${url}/#/learn/${address}`)
  await page.locator('.coach').waitFor()
}

/** An exercise, with its goal or with one of its hints. */
export const exerciseScenes = ({ part, hints }: Exercise): Scene[] =>
  [0, ...hints.keys().map((index) => index + 1)].map((hint) => ({
    name: `exercise ${part}, hint ${hint}`,
    async open(page, app) {
      await openLesson(page, app, `exercise/${part}`)
      for (let more = 0; more < hint; more++) await page.keyboard.press('h')
    },
  }))

/** The steps of the guided round, each with the answers before it. */
export function guideScenes(wanted: (step: GuideStep) => boolean = () => true): Scene[] {
  const steps: readonly GuideStep[] = FIRST_ROUND.steps
  return steps.flatMap((step, index) => {
    if (!wanted(step)) return []
    const answers = steps.slice(0, index).flatMap(({ accept = [] }) => accept.slice(0, 1))
    return {
      name: `step ${index + 1} of the guided round`,
      async open(page: Page, app: App) {
        await page.evaluate((guide) => localStorage.setItem('amyitis.learn', JSON.stringify({ guide })), {
          step: index,
          answers,
        })
        await page.reload()
        await openLesson(page, app, 'guide')
      },
    }
  })
}

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
