import type { Decision } from '@amyitis/engine'
import type { Language } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { App } from './app.ts'
import { type Layout, layoutOf } from './layout.ts'
import type { Visit } from './open.ts'
import { type Asking, saveGames } from './positions.ts'

export type Size = readonly [width: number, height: number]

/** With a mouse, and with a finger, for which everything is larger. */
export const SCREENS = {
  mouse: [
    [1920, 1080],
    [1440, 900],
    [1280, 720],
  ],
  finger: [
    [820, 1180],
    [768, 1024],
    [390, 844],
    [360, 740],
    [740, 360],
  ],
} as const satisfies Record<string, readonly Size[]>

export type Hand = keyof typeof SCREENS

interface Look {
  readonly language: Language
  readonly hand: Hand
  readonly games: readonly Asking[]
  /** Decisions at which to look behind every tab as well; all, if not given. */
  readonly behindTabs?: readonly Decision[] | undefined
}

const faultsIn = ({ faults }: Layout, where: string) => faults.map((fault) => `${where}: ${fault}`)

/** Behind which tabs parts of the table lie, and which of them is open; none on larger screens. */
const tabsOf = (page: Page) =>
  page
    .locator('.table-tabs > .table-tab')
    .evaluateAll((tabs) => tabs.map((tab, index) => ({ index, open: tab.hasAttribute('aria-current') })))

const openTab = (page: Page, index: number) =>
  page.locator('.table-tabs > .table-tab').evaluateAll((tabs, at) => (tabs[at] as HTMLElement).click(), index)

/** Where a finger finds the first of some choices that lies on the table and is in sight. */
const onTable = (page: Page, targets: readonly string[]) =>
  page.evaluate((all) => {
    for (const target of all)
      for (const place of document.querySelectorAll(`[data-at="${target}"]:is(.spot, .garden-place)`)) {
        const { left, top, width, height } = place.getBoundingClientRect()
        const shown = place.checkVisibility({ visibilityProperty: true }) && place.closest('[inert]') === null
        if (shown && width > 0) return [left + width / 2, top + height / 2] as const
      }
    return undefined
  }, targets)

/** Where a finger finds the choice of the prompt with the most words. */
const inPrompt = (page: Page) =>
  page.evaluate(() => {
    const choices = [...document.querySelectorAll('.prompt-choices > .prompt-choice')]
    const [longest] = choices
      .filter((choice) => choice.checkVisibility({ visibilityProperty: true }))
      .toSorted((a, b) => (b.textContent?.length ?? 0) - (a.textContent?.length ?? 0))
    if (longest === undefined) return undefined
    const { left, top, width, height } = longest.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  })

/** A first tap looks at a choice: its costs and gains stand in the prompt, and nothing else moves. */
async function tapOnce(page: Page, targets: readonly string[], before: Layout, where: string): Promise<string[]> {
  const points = [await onTable(page, targets), await inPrompt(page)]
  const found: string[] = []
  for (const point of points) if (point !== undefined) found.push(...(await tapAt(page, point, before, where)))
  return found
}

async function tapAt(
  page: Page,
  point: readonly [x: number, y: number],
  before: Layout,
  where: string,
): Promise<string[]> {
  await page.touchscreen.tap(...point)
  const told = page.locator('.prompt:is([data-shows="tip"], :has(.prompt-choice.is-highlighted))')
  await told.waitFor({ state: 'attached' })
  const after = await layoutOf(page, [])
  await page.keyboard.press('Escape')
  await told.waitFor({ state: 'detached' })
  const moved = after.garden !== before.garden || after.promptHeight !== before.promptHeight
  return [...faultsIn(after, `${where}, tapped`), ...(moved ? [`${where}: a tap changes the size of the prompt`] : [])]
}

type LookAgain = (layout: Layout, where: string) => Promise<readonly string[]>

/** Looks behind every tab, as it is and as `again` has left it. */
async function lookBehindTabs(
  page: Page,
  targets: readonly string[],
  where: string,
  again: LookAgain = async () => [],
): Promise<string[]> {
  const found: string[] = []
  const tabs = await tabsOf(page)
  for (const { index, open } of tabs) {
    if (open) continue
    await openTab(page, index)
    const layout = await layoutOf(page, targets)
    const there = `${where}, tab ${index + 1}`
    found.push(...faultsIn(layout, there), ...(await again(layout, there)))
  }
  const first = tabs.find(({ open }) => open)
  if (first !== undefined) await openTab(page, first.index)
  return found
}

/** A window whose browser holds the games, and in which decisions are not answered by themselves. */
export async function openWith(app: App, language: Language, hand: Hand, games: readonly Asking[]): Promise<Visit> {
  const visit = await app.open({
    locale: language,
    hurried: true,
    hasTouch: hand === 'finger',
    isMobile: hand === 'finger',
  })
  await saveGames(
    visit.page,
    games.map(({ head }) => head),
  )
  return visit
}

export async function openGame(page: Page, { url }: Pick<App, 'url'>, { id }: Pick<Asking, 'id'>): Promise<void> {
  // Away from the table, whose title says that somebody is asked.
  await page.goto(`${url}/#/settings`)
  await page.waitForFunction(() => !document.title.startsWith('●'))
  await page.goto(`${url}/#/play/${id}`)
  await page.waitForFunction(() => document.title.startsWith('●'))
}

/** Looks at what is shown on some screens, with a finger behind every tab too. */
export async function faultsOn(page: Page, sizes: readonly Size[], name: string): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of sizes) {
    const where = `${name} at ${width} × ${height}`
    await page.setViewportSize({ width, height })
    found.push(...faultsIn(await layoutOf(page, []), where), ...(await lookBehindTabs(page, [], where)))
  }
  return found
}

/**
 * Looks at every position on every screen, with a finger behind every tab and after a first tap too: nothing is covered or
 * cut off, nothing scrolls, and the garden never changes its size.
 */
export async function checkLayouts(app: App, { language, hand, games, behindTabs }: Look): Promise<void> {
  const { page, context, complaints } = await openWith(app, language, hand, games)
  const gardens = new Map<string, Set<string>>()
  const found: string[] = []
  for (const game of games) {
    const { id, targets, players, palace, decision } = game
    await openGame(page, app, game)
    for (const [width, height] of SCREENS[hand]) {
      const where = `${id} at ${width} × ${height}`
      await page.setViewportSize({ width, height })
      const layout = await layoutOf(page, targets)
      found.push(...faultsIn(layout, where))
      if (hand === 'finger') {
        const tap: LookAgain = (now, there) => tapOnce(page, targets, now, there)
        found.push(...(await tap(layout, where)))
        if (behindTabs?.includes(decision) ?? true) found.push(...(await lookBehindTabs(page, targets, where, tap)))
      }
      const setup = `${width} × ${height}, ${players} players${palace ? ', palace' : ''}`
      if (layout.garden !== undefined)
        gardens.set(setup, new Set([...(gardens.get(setup) ?? []), `${layout.garden}, prompt ${layout.promptHeight}`]))
    }
  }
  expect(found).toEqual([])
  // On a phone the prompt takes the room of the cards as well; the garden is the same all the time.
  const unsteady = [...gardens].filter(([, seen]) => new Set([...seen].map((one) => one.split(',')[0])).size > 1)
  expect(unsteady).toEqual([])
  if (hand === 'mouse') expect([...gardens].filter(([, seen]) => seen.size > 1)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
}
