import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { askingGames, saveGames } from './positions.ts'
import { tableOf } from './table.ts'

const text = createText('de')
const app = sharedApp()

/** A phone with text at 200 %: as many em wide and high. */
const LARGE = { viewport: { width: 180, height: 370 }, hasTouch: true } as const

/** Runs in the page: buttons of the prompt that can't be scrolled to, or are too narrow for a finger. */
const unreachable = (): string[] => {
  const { scrollWidth, scrollHeight } = document.documentElement
  const bad: string[] = []
  for (const button of document.querySelectorAll('.prompt button')) {
    const { left, right, bottom, width } = button.getBoundingClientRect()
    if (width === 0) continue
    const inside = left >= 0 && right <= innerWidth && bottom + scrollY <= scrollHeight
    if (!inside || width < 24) bad.push(`${button.textContent} ${left} to ${right}`)
  }
  if (scrollWidth > innerWidth) bad.push(`the page is ${scrollWidth} wide`)
  return bad
}

test('with text at 200 % everything that can be chosen on a phone is within reach', async () => {
  const games = askingGames({ players: 4, palace: true }, ['screens', 'terraces'])
  const { page, context, complaints } = await app().open({ locale: 'de', ...LARGE })
  await saveGames(
    page,
    games.map(({ head }) => head),
  )
  for (const { id } of games) {
    await page.goto(`${app().url}/#/play/${id}`)
    await tableOf(page, text).prompt.waitFor()
    await expect.poll(() => page.evaluate(unreachable), { message: id }).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
