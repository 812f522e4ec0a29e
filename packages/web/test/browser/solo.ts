import { type Edition, isOver, parseRecord, seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect } from 'vitest'
import { hurryUp, sitDown } from './begin.ts'
import { contentOf } from './download.ts'
import { type Result, result } from './end.ts'
import type { House } from './house.ts'
import { byMouse, playOut } from './player.ts'
import { finalScores } from './replay.ts'
import { eventually } from './wait.ts'

const text = createText('en')

/** The end says who has won, and where all the points come from. */
export function checkResult({ names, totals, sources, winner }: Result): void {
  totals.forEach((total, seat) => {
    expect(sources.reduce((sum, points) => sum + points[seat], 0)).toBe(total)
  })
  const points = Math.max(...totals)
  const first = names.filter((_, seat) => totals[seat] === points)
  const wins = text.t('table.end.wins', { who: first[0], points })
  expect(winner).toBe(first.length === 1 ? wins : text.t('table.end.tie', { names: text.list(first), points }))
}

/** A game against a bot by mouse to its end; its record and its link hold it. Answers how many questions were asked. */
export async function playAgainstBot(
  house: House,
  how: { readonly seed: string; readonly edition?: Edition },
): Promise<number> {
  const visit = await house.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page, complaints } = visit
  await hurryUp(visit)
  const table = await sitDown(visit, house, text, { people: ['Semiramis'], level: 'gardener', ...how })
  let answers = 0
  for await (const { question } of playOut(table, seededRandom('tester'), byMouse)) {
    expect(question).toContain('Semiramis')
    answers++
  }

  const end = await result(table)
  expect(end.names).toEqual(['Semiramis', 'Ninsun'])
  checkResult(end)
  await table.end.getByRole('heading', { name: text.t('table.end.scoring') }).waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    table.end.getByRole('button', { name: text.t('table.menu.save') }).click(),
  ])
  const read = parseRecord(await contentOf(download))
  expect(read.ok).toBe(true)
  if (!read.ok) return answers
  expect(isOver(read.game)).toBe(true)
  expect(read.game.position.seats.map(({ score }) => score)).toEqual(end.totals)
  expect(read.game.headers.names).toEqual(end.names)

  await table.end.getByRole('button', { name: text.t('table.menu.share') }).click()
  await table.end.getByText(text.t('app.copied')).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const friend = await house.open()
  await friend.page.goto(link)
  expect(await finalScores(friend.page, text)).toEqual(end.totals)
  await friend.context.close()

  await table.end.getByRole('button', { name: text.t('table.end.rematch') }).click()
  await table.end.waitFor({ state: 'hidden' })
  // Everybody sits one seat further.
  const seated = page.getByRole('region', { name: text.t('table.players') }).getByRole('heading')
  await eventually(() => seated.allInnerTexts(), ['Ninsun', 'Semiramis'])
  expect([...complaints, ...friend.complaints]).toEqual([])
  await page.context().close()
  return answers
}
