import type { Text } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { plain, read } from './reading.ts'

const COUNTS = [...Array(300).keys()]

/** What stands under the table of a look back: what happened, and where in the game it was. */
export const momentOf = (page: Page, text: Text) => page.getByRole('region', { name: text.t('replay.moment.label') })

export const sliderOf = (page: Page, text: Text) => page.getByRole('slider', { name: text.t('replay.bar.slider') })

/** How many points everybody has in the position shown. */
export async function scores(page: Page, text: Text): Promise<number[]> {
  const players = page.getByRole('region', { name: text.t('table.players'), exact: true })
  await players.waitFor()
  const points = new Map(COUNTS.map((count) => [`${plain(text.t('part.points', { count }))} `, count]))
  const found: number[] = []
  let here = true
  for (const { role, words } of await read(players)) {
    if (role === 'article') here = true
    // What a player has begins with the points.
    if (role !== 'text' || !here) continue
    const [, count] = [...points].find(([start]) => words.startsWith(start)) ?? []
    if (count === undefined) continue
    found.push(count)
    here = false
  }
  return found
}

/** The points at the end of the game that is looked back at. */
export async function finalScores(page: Page, text: Text): Promise<number[]> {
  await momentOf(page, text).waitFor()
  await page.keyboard.press('End')
  return scores(page, text)
}
