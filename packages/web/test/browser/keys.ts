import type { Page } from 'playwright-core'
import type { Hand } from './player.ts'
import { read } from './reading.ts'
import type { Option } from './table.ts'
import { eventually } from './wait.ts'

/** The name of the focused element; empty if the focus is lost. */
export async function focused(page: Page): Promise<string> {
  const focus = page.locator(':focus')
  if ((await focus.count()) === 0) return ''
  const [said] = await read(focus)
  if (said === undefined) return ((await focus.textContent()) ?? '').trim()
  return said.name === '' ? said.words : said.name
}

/** Is the focus on the body, where nobody put it? */
export const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body)

/** More tab stops than any screen has. */
const MOST_STOPS = 150

/** Presses a key until an element with this name has the focus. */
async function reach(page: Page, key: string, isIt: (name: string) => boolean, most = MOST_STOPS): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press(key)
    if (isIt(await focused(page))) return
  }
  throw new Error(`${key} does not lead there; it ends at "${await focused(page)}"`)
}

/** Tabs to the element with this name. */
export const tabTo = (page: Page, name: string | RegExp): Promise<void> =>
  reach(page, 'Tab', (found) => (typeof name === 'string' ? found === name : name.test(found)))

/** Moves among radio buttons or list options with the arrow keys. */
export const arrowTo = (page: Page, name: string): Promise<void> => reach(page, 'ArrowRight', (found) => found === name)

/** The key for the next glowing choice skips the buttons for picking goods. */
const isPicker = ({ part, name }: Option, pickers: readonly string[]) =>
  part === 'table.prompt.label' && pickers.some((words) => name.startsWith(words))

/** Takes an option by keyboard: N moves to the next glowing choice, Tab to everything. The focus must never be lost. */
export const byKeys: Hand = async ({ page, text }, option) => {
  const pickers = ['table.handful.sell', 'table.handful.discard'] as const
  const more = text.t('table.handful.more', { good: 'salt' }).split(text.name('good', 'salt'))[0]
  const key = isPicker(option, [...pickers.map((words) => text.t(words)), more]) ? 'Tab' : 'n'
  await reach(page, key, (name) => name === option.name)
  await page.keyboard.press('Enter')
  await eventually(() => isFocusLost(page), false, `the focus is lost after "${option.name}"`)
}

/** Counts pointer events on pages opened from now on. */
export const watchPointer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as { pointed: number }
    seen.pointed = 0
    for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'touchstart'])
      addEventListener(kind, () => seen.pointed++, { capture: true })
  })

export const timesPointed = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { pointed: number }).pointed)
