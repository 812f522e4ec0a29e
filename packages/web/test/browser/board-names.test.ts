import { createText } from '@amyitis/i18n'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { packRecord } from '../../src/game/link.ts'
import { overlap, type Rect } from '../../src/table/tip/place-tip.ts'
import { sharedApp } from './app.ts'
import type { Visit } from './open.ts'
import { playedGame, recordOf } from './records.ts'
import { awaitQuestion, question, tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedApp()

const game = playedGame(
  { players: 3, seed: 'names' },
  ({ position }) => position.round > 3 && position.decision === 'irrigate',
)

/** A table in the middle of a game with everybody at this screen. */
async function sitDown({ page }: Visit) {
  await page.goto(`${app().url}/#/replay/record/${await packRecord(recordOf(game, ['Nabu', 'Sidka', 'Ninsun']))}`)
  await page.getByRole('button', { name: text.t('replay.more') }).click()
  await page.getByRole('button', { name: text.t('replay.hot-seat') }).click()
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  await awaitQuestion(table)
  return table
}

let shared: Promise<Awaited<ReturnType<typeof open>>> | undefined

async function open(options: BrowserContextOptions = {}) {
  const visit = await app().open(options)
  const table = await sitDown(visit)
  return { ...visit, table }
}

/** One window for all desktop tests, with nothing pointed at. */
async function atDesktop() {
  shared ??= open()
  const visit = await shared
  await visit.page.mouse.move(2, 898)
  await eventually(() => litIn(visit.page), [])
  return visit
}

const canals = (page: Page) =>
  page.getByRole('list', { name: text.t('table.garden.canals') }).getByRole('button', { disabled: false })
const tip = (page: Page) => page.getByRole('tooltip')

/** What is highlighted in the garden, in drawing order. */
const litIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.garden-lit.is-lit')].map((one) => one.getAttribute('data-lights') ?? ''),
  )

/** The highlighted letters and numbers at the garden’s edge. */
const plaquesIn = (page: Page, lit = '.is-lit'): Promise<string[]> =>
  page.evaluate(
    (which) => [...document.querySelectorAll(`.garden-plaque${which}`)].map((one) => one.textContent ?? ''),
    lit,
  )

const rectsOf = (page: Page, selector: string): Promise<Rect[]> =>
  page.evaluate(
    (which) =>
      [...document.querySelectorAll(which)].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return { left, top, width, height }
      }),
    selector,
  )

const boxOf = async (locator: Locator): Promise<Rect> => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('it is not there')
  return { left: box.x, top: box.y, width: box.width, height: box.height }
}

/** The target of a place in the garden. */
const markOf = async (place: Locator) => (await place.getAttribute('data-at')) ?? ''

/** Moves the mouse to its centre, whatever lies on top. */
async function rest(page: Page, place: Locator): Promise<void> {
  const { left, top, width, height } = await boxOf(place)
  await page.mouse.move(left + width / 2, top + height / 2)
}

describe('on a desktop', () => {
  test('pointing at a canal lights it, its letters, and its name in the prompt', async () => {
    const { page, table } = await atDesktop()
    const canal = canals(page).first()
    const mark = await markOf(canal)
    await rest(page, canal)
    await eventually(async () => (await litIn(page)).includes(mark), true)
    const letters = [...new Set(mark.replace('canal ', '').replace('-', ''))]
    expect(await plaquesIn(page)).toEqual(expect.arrayContaining(letters))
    await table.prompt.locator(`.named.is-lit[data-names="${mark}"]`).first().waitFor()
  }, 120_000)

  test('a tooltip at the canal says what it costs, and covers neither what is lit nor a choice', async () => {
    const { page } = await atDesktop()
    for (const index of [0, 2]) {
      const canal = canals(page).nth(index)
      await rest(page, canal)
      const title = text.t('table.tip.canal', { side: (await markOf(canal)).replace('canal ', '') })
      await tip(page)
        .filter({ hasText: title.replace('-', '\u2011') })
        .waitFor()
      expect(await tip(page).textContent()).toContain(text.t('table.tip.costs'))
      const card = await boxOf(tip(page))
      const spared = await rectsOf(page, '.garden-lit.is-lit, .garden-legal, .spot.is-legal, .prompt')
      expect(spared.map((rect) => Math.round(overlap(card, rect)))).toEqual(spared.map(() => 0))
    }
    await page.mouse.move(2, 898)
    await tip(page).waitFor({ state: 'detached' })
  }, 120_000)

  test('pointing at a name in a text lights the square, and only while it is pointed at', async () => {
    const { page } = await atDesktop()
    const name = page.locator('.log-words .named').last()
    const mark = (await name.getAttribute('data-names')) ?? ''
    await name.scrollIntoViewIfNeeded()
    await name.hover()
    await eventually(() => litIn(page), [mark])
    await page.mouse.move(2, 898)
    await eventually(() => litIn(page), [])
  }, 120_000)

  test('the keyboard gets the same: tooltip, lights and names', async () => {
    const { page } = await atDesktop()
    await page.keyboard.press('Tab')
    await canals(page).first().focus()
    const mark = await markOf(canals(page).first())
    await tip(page).waitFor()
    await eventually(async () => (await litIn(page)).includes(mark), true)
    expect(await canals(page).first().getAttribute('aria-describedby')).toContain('tip')
    // A line of the log is a button: what it names is highlighted while it has the focus.
    const line = page.locator('button.log-turn', { has: page.locator('.named') }).last()
    const named = (await line.locator('.named').first().getAttribute('data-names')) ?? ''
    await line.focus()
    await eventually(async () => (await litIn(page)).includes(named), true)
    await page.keyboard.press('Escape')
    await eventually(() => litIn(page), [])
  }, 120_000)

  test('“What is this?” explains Marduk, the Banker and favour with their values, beside them', async () => {
    const { page, table } = await atDesktop()
    const asked = await question(table)
    const answer = page.getByRole('region', { name: text.t('table.what.title') })
    const cases = [
      ['[data-at="temple marduk"]', 'Marduk', [text.t('table.reward.marduk-first', { mardukFirst: 2 })], 'R10.2'],
      ['[data-at="court banker"]', text.name('court', 'banker'), ['III', '2 talents', 'left'], 'R4.2'],
      ['[data-at="seat 0 favour"]', 'Amyitis’ favour', ['4 tiles', '5 points', '10 points'], 'R11.2'],
    ] as const
    for (const [where, title, words, clause] of cases) {
      const thing = page.locator(where).first()
      await page.getByRole('button', { name: text.t('table.what.title') }).click()
      await thing.click({ force: true })
      await answer.getByRole('heading', { name: title }).waitFor()
      const said = (await answer.textContent()) ?? ''
      for (const one of words) expect(said).toContain(one)
      expect(said).toContain(text.t('what.now'))
      const link = answer.getByRole('link', { name: text.t('table.what.read', { clause }) })
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44)
      const card = await boxOf(answer)
      for (const rect of [...(await rectsOf(page, '.prompt, .garden-place')), await boxOf(thing)])
        expect(Math.round(overlap(card, rect)), title).toBe(0)
      await page.keyboard.press('Escape')
      await answer.waitFor({ state: 'detached' })
    }
    expect(await question(table)).toBe(asked)
  }, 120_000)

  test('coordinates stand at the edge always, on demand, or never', async () => {
    const { page } = await atDesktop()
    const all = ['1', '2', '3', '4', 'a', 'b', 'c', 'd']
    expect(await plaquesIn(page, '')).toEqual(all)
    const set = (coordinates: string) =>
      page.evaluate((value) => {
        const now = JSON.parse(localStorage.getItem('amyitis.settings') ?? '{}')
        localStorage.setItem('amyitis.settings', JSON.stringify({ ...now, coordinates: value }))
      }, coordinates)
    await set('demand')
    await page.reload()
    const hidden = page.locator('.garden-plaques.is-hidden')
    await hidden.waitFor({ state: 'attached' })
    await rest(page, canals(page).first())
    await hidden.waitFor({ state: 'detached' })
    expect(await plaquesIn(page, '')).toEqual(all)
    await set('never')
    await page.reload()
    await canals(page).first().waitFor()
    expect(await plaquesIn(page, '')).toEqual([])
    const { complaints } = await atDesktop()
    expect(complaints).toEqual([])
  }, 120_000)
})

test('on a phone the first tap tells in the prompt what a tooltip says, and the second plays', async () => {
  const { page, context, table, complaints } = await open({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  const asked = await question(table)
  const canal = canals(page).first()
  const { left, top, width, height } = await boxOf(canal)
  await page.touchscreen.tap(left + width / 2, top + height / 2)
  await table.prompt
    .getByRole('term')
    .filter({ hasText: text.t('table.tip.costs') })
    .waitFor()
  expect(await tip(page).count()).toBe(0)
  expect((await litIn(page)).length).toBeGreaterThan(0)
  expect(await question(table)).toBe(asked)
  await page.touchscreen.tap(left + width / 2, top + height / 2)
  await eventually(async () => (await question(table)) === asked, false)
  expect(complaints).toEqual([])
  await context.close()
}, 120_000)
