import { RULE_VALUES } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { byMouse } from './player.ts'
import { sitDown } from './start-game.ts'
import { awaitQuestion, optionWith, question } from './table.ts'

const text = createText('en')
const app = sharedApp()

const TITLES = ['table.groups', 'table.fields', 'table.temples', 'table.ring', 'table.reserve', 'table.palace'] as const
const PLAYERS = 'table.players' as const

/** Runs in the page: records the props of every element of each panel, and reports later which panels got new ones. */
function watchPanels(titles: Readonly<Record<string, string>>): void {
  /** React gives an element new props exactly when its component is rendered again. */
  const propsOf = (element: Element): unknown => {
    const name = Object.keys(element).find((key) => key.startsWith('__reactProps$'))
    return name === undefined ? undefined : (element as unknown as Record<string, unknown>)[name]
  }
  const titled = (title: string) =>
    [...document.querySelectorAll('section')].filter((panel) => panel.querySelector('h2')?.textContent === title)
  const elementsOf = (panel: string): Element[] => {
    const roots =
      panel === 'table.players' ? [...document.querySelectorAll('[data-at^="seat "]')] : titled(titles[panel])
    return roots.flatMap((root) => [root, ...root.querySelectorAll('*')])
  }
  const panels = Object.keys(titles)
  let before = new Map<Element, unknown>()
  Object.assign(globalThis, {
    remember() {
      before = new Map(panels.flatMap(elementsOf).map((element) => [element, propsOf(element)]))
      return panels.filter((panel) => elementsOf(panel).length > 0)
    },
    rendered: () =>
      panels.filter((panel) => elementsOf(panel).some((element) => before.get(element) !== propsOf(element))),
  })
}

const remember = (page: Page): Promise<string[]> => page.evaluate('remember()')
const rendered = (page: Page): Promise<string[]> => page.evaluate('rendered()')

/** Two people with the Palace, at the first turn. */
async function atTable() {
  const visit = await app().open({ viewport: { width: 1600, height: 1000 }, hurried: true })
  const table = await sitDown(visit, app(), text, { people: ['Enki', 'Ninhursag'], palace: true, seed: 'renders' })
  await awaitQuestion(table)
  await visit.page.evaluate(watchPanels, Object.fromEntries([...TITLES, PLAYERS].map((key) => [key, text.t(key)])))
  return { ...visit, table }
}

test('pointing at a choice and taking it rerender only the panels that change', async () => {
  const { page, table, complaints } = await atTable()
  expect(await remember(page)).toEqual([...TITLES, PLAYERS])

  // Pointing at a trade card highlights it, and the prompt describes it.
  await page.locator('[data-at^="card "]:not([aria-disabled])').first().hover()
  await expect.poll(() => rendered(page)).toEqual(['table.groups'])

  // Passing changes one player’s stock and the other’s choices; no other panel has choices.
  await page.mouse.move(1, 1)
  await remember(page)
  await byMouse(table, await optionWith(table, text.t('table.detail.pass', RULE_VALUES)))
  await expect
    .poll(() => question(table))
    .toBe(text.t('prompt.for', { who: 'Ninhursag', prompt: text.t('prompt.action') }))
  const changed = await rendered(page)
  expect(changed).toContain(PLAYERS)
  for (const panel of ['table.temples', 'table.reserve']) expect(changed).not.toContain(panel)
  expect(complaints).toEqual([])
})
