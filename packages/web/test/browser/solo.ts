import { type Edition, isOver, parseRecord, seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect } from 'vitest'
import type { App } from './app.ts'
import { contentOf } from './download.ts'
import { type Result, result } from './end.ts'
import { byMouse, playOut } from './player.ts'
import { finalScores } from './replay.ts'
import { sitDown } from './start-game.ts'
import { eventually } from './wait.ts'

const text = createText('en')

/** The end names the winner and the source of all points. */
export function checkResult({ names, totals, sources, winner }: Result, you?: string): void {
  totals.forEach((total, seat) => {
    expect(sources.reduce((sum, points) => sum + points[seat], 0)).toBe(total)
  })
  const points = Math.max(...totals)
  const first = names.filter((_, seat) => totals[seat] === points)
  const wins = text.t('finale.wins', { who: first[0] })
  const shared = text.t('finale.share', { names: text.list(first) })
  if (you !== undefined && first.includes(you))
    expect(winner).toBe(text.t(first.length === 1 ? 'finale.you.win' : 'finale.you.share'))
  else expect(winner).toBe(first.length === 1 ? wins : shared)
}

/** Plays a game against a bot by mouse; its record and link contain the whole game. Returns the number of questions. */
export async function playAgainstBot(
  app: App,
  how: { readonly seed: string; readonly edition?: Edition },
): Promise<number> {
  const visit = await app.open({ hurried: true, permissions: ['clipboard-read', 'clipboard-write'] })
  const { page, complaints } = visit
  const table = await sitDown(visit, app, text, { people: ['Semiramis'], level: 'gardener', ...how })
  let answers = 0
  for await (const { question } of playOut(table, seededRandom('tester'), byMouse)) {
    // The only person at the table is not addressed by name.
    expect(question).not.toContain('Semiramis')
    answers++
  }

  const end = await result(table)
  expect(end.names).toEqual(['Semiramis', 'Balasi'])
  checkResult(end, 'Semiramis')

  await table.end.getByRole('button', { name: text.t('finale.share.do') }).click()
  const share = page.getByRole('dialog', { name: text.t('share.title') })
  await share.getByRole('button', { name: text.t('share.link') }).click()
  await share.getByText(text.t('app.copied')).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await share.getByRole('button', { name: text.t('app.close') }).click()

  await table.end.getByRole('button', { name: text.t('finale.table') }).click()
  await page.getByRole('button', { name: text.t('table.menu.menu') }).click()
  const menu = page.getByRole('dialog', { name: text.t('table.menu.menu') })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: text.t('table.menu.save') }).click(),
  ])
  const read = parseRecord(await contentOf(download))
  expect(read.ok).toBe(true)
  if (!read.ok) return answers
  expect(isOver(read.game)).toBe(true)
  expect(read.game.position.seats.map(({ score }) => score)).toEqual(end.totals)
  expect(read.game.headers.names).toEqual(['Semiramis', 'gardener'])

  const friend = await app.open()
  await friend.page.goto(link)
  expect(await finalScores(friend.page, text)).toEqual(end.totals)
  await friend.context.close()

  await menu.getByRole('button', { name: text.t('app.close') }).click()
  await page.getByRole('button', { name: text.t('table.end.show') }).click()
  await table.end.getByRole('button', { name: text.t('table.end.rematch') }).click()
  await table.end.waitFor({ state: 'hidden' })
  // Everybody moves on by one seat.
  const seated = page.getByRole('region', { name: text.t('table.players') }).getByRole('heading')
  await eventually(() => seated.allInnerTexts(), ['Balasi', 'Semiramis'])
  expect([...complaints, ...friend.complaints]).toEqual([])
  await page.context().close()
  return answers
}
