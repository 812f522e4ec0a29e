import { expect, test } from 'vitest'
import { overlap, type Rect } from '../../src/table/tip/place-tip.ts'
import { sharedApp } from './app.ts'
import { MANY_STEPS_MS } from './open.ts'
import { askingGames } from './positions.ts'
import { openGame, openWith, SCREENS } from './table-layout.ts'

const app = sharedApp()

/** Something of every kind, wherever it lies. */
const THINGS = [
  'square a1',
  'square d4',
  'canal b2-c2',
  'temple ishtar',
  'temple tammouz',
  'city babylon',
  'city ur',
  'city mari',
  'court banker',
  'court palace',
  'row top',
  'card 0 0',
  'card 3 2',
  'noble',
  'power procession',
  'reserve barley',
  'tiles-left',
]

/** Runs in the page: the middle of a thing that is in sight, else of the tab behind which it lies. */
function pointOf(at: string): readonly [number, number] | undefined {
  for (const one of document.querySelectorAll(`.table [data-at="${at}"]`)) {
    const { left, top, width, height } = one.getBoundingClientRect()
    const shown = one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert], .prompt') === null
    if (shown && width > 0) return [left + width / 2, top + height / 2]
  }
  return undefined
}

interface Seen {
  readonly card: Rect
  readonly kept: readonly Rect[]
}

/** Runs in the page: where the answer lies, and what it must not lie over. */
function answer(): Seen {
  const rectOf = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return { left, top, width, height }
  }
  const kept = [...document.querySelectorAll('.garden-place, .what-ring')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null,
  )
  const card = document.querySelector('.what:not(.is-waiting)')
  if (card === null) throw new Error('there is no answer')
  return { card: rectOf(card), kept: kept.map(rectOf) }
}

test.for(['mouse', 'finger'] as const)(
  '“What is this?” can be asked of everything, and the answer covers neither it nor the garden, with a %s',
  { timeout: MANY_STEPS_MS },
  async (hand) => {
    const games = askingGames({ players: 4, palace: true }, ['screens']).filter(({ decision }) => decision === 'action')
    const { page, context, complaints } = await openWith(app(), 'de', hand, games)
    const found: string[] = []
    for (const [width, height] of SCREENS[hand]) {
      await page.setViewportSize({ width, height })
      await openGame(page, app(), games[0])
      const tabs = page.locator('.table-tabs > .table-tab')
      const asked = new Set<string>()
      for (let tab = -1; tab < (await tabs.count()); tab++) {
        if (tab >= 0) await tabs.nth(tab).evaluate((one: HTMLElement) => one.click())
        for (const at of THINGS.filter((one) => !asked.has(one))) {
          if ((await page.evaluate(pointOf, at)) === undefined) continue
          // With something in focus, that would be asked about at once.
          await page.evaluate(() => (document.activeElement as HTMLElement | SVGElement | null)?.blur())
          await page.keyboard.press('r')
          await page.locator('.what.is-waiting').waitFor()
          // In the way of nothing: what can be seen can be asked about.
          const point = await page.evaluate(pointOf, at)
          if (point === undefined) throw new Error(`${at} has gone`)
          await (hand === 'mouse' ? page.mouse.click(...point) : page.touchscreen.tap(...point))
          await page.locator('.what-read').filter({ hasText: /R\d/ }).waitFor()
          const { card, kept } = await page.evaluate(answer)
          const where = `${at} at ${width} × ${height}`
          if (kept.some((rect) => overlap(card, rect) > 4)) found.push(`the answer covers something: ${where}`)
          const inside = card.top >= 0 && card.left >= 0 && card.top + card.height <= height + 1
          if (!inside || card.left + card.width > width + 1) found.push(`the answer is not in the window: ${where}`)
          asked.add(at)
          await page.keyboard.press('Escape')
          await page.locator('.what').waitFor({ state: 'detached' })
        }
      }
      expect([...THINGS].filter((at) => !asked.has(at))).toEqual([])
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  },
)
