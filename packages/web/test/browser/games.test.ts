import { readFile } from 'node:fs/promises'
import { isOver, parseRecord, seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/text'
import { describe, expect, test } from 'vitest'
import { hurryUp, hurryUpByKeys, sitDown, sitDownByKeys } from './begin.ts'
import { type Result, result } from './end.ts'
import { houseFor } from './house.ts'
import { byKeys, focused, tabTo, timesPointed, watchPointer } from './keys.ts'
import { byMouse, playOut } from './player.ts'
import { finalScores } from './replay.ts'
import { awaitQuestion, isAsked } from './table.ts'

const text = createText('en')
const house = houseFor()
const LONG = 400_000

/** The end says who has won, and where all the points come from. */
function checkResult({ names, totals, sources, winner }: Result): void {
  totals.forEach((total, seat) => {
    expect(sources.reduce((sum, points) => sum + points[seat], 0)).toBe(total)
  })
  const points = Math.max(...totals)
  const first = names.filter((_, seat) => totals[seat] === points)
  const wins = text.t('table.end.wins', { who: first[0], points })
  expect(winner).toBe(first.length === 1 ? wins : text.t('table.end.tie', { names: text.list(first), points }))
}

// One beside the other: each of them mostly waits.
describe.concurrent('whole games', () => {
  test(
    'against a bot, by mouse; the record and the link hold the game',
    async () => {
      const visit = await house().open({ permissions: ['clipboard-read', 'clipboard-write'] })
      const { page, complaints } = visit
      await hurryUp(visit, house(), text)
      const table = await sitDown(visit, house(), text, { people: ['Semiramis'], level: 'gardener', seed: 'garden 4' })
      let answers = 0
      for await (const { question } of playOut(table, seededRandom('tester'), byMouse)) {
        expect(question).toContain('Semiramis')
        answers++
      }
      expect(answers).toBeGreaterThan(40)

      const end = await result(table)
      expect(end.names).toEqual(['Semiramis', 'Ninsun'])
      checkResult(end)
      await table.end.getByRole('heading', { name: text.t('table.end.scoring') }).waitFor()

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        table.end.getByRole('button', { name: text.t('table.menu.save') }).click(),
      ])
      const read = parseRecord(await readFile(await download.path(), 'utf8'))
      expect(read.ok).toBe(true)
      if (!read.ok) return
      expect(isOver(read.game)).toBe(true)
      expect(read.game.position.seats.map(({ score }) => score)).toEqual(end.totals)
      expect(read.game.headers.names).toEqual(end.names)

      await table.end.getByRole('button', { name: text.t('table.menu.share') }).click()
      await table.end.getByText(text.t('app.copied')).waitFor()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      const friend = await house().open()
      await friend.page.goto(link)
      expect(await finalScores(friend.page, text)).toEqual(end.totals)
      await friend.context.close()

      await table.end.getByRole('button', { name: text.t('table.end.rematch') }).click()
      await table.end.waitFor({ state: 'hidden' })
      // Everybody sits one seat further.
      expect(
        await page
          .getByRole('region', { name: text.t('table.players') })
          .getByRole('heading')
          .allInnerTexts(),
      ).toEqual(['Ninsun', 'Semiramis'])
      expect([...complaints, ...friend.complaints]).toEqual([])
      await page.context().close()
    },
    LONG,
  )

  test(
    'against a bot by keyboard alone, and the focus is never lost',
    async () => {
      const visit = await house().open()
      const { page, complaints } = visit
      await watchPointer(page)
      await page.reload()
      await hurryUpByKeys(visit, text)
      const table = await sitDownByKeys(visit, text, 'garden 117')

      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: text.t('keys.title') }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })

      // S: the bots play without pauses.
      for await (const _ of playOut(table, seededRandom('tester'), byKeys))
        if (!(await isAsked(table))) await page.keyboard.press('s')
      checkResult(await result(table))

      await tabTo(page, text.t('table.end.rematch'))
      await page.keyboard.press('Enter')
      await table.end.waitFor({ state: 'hidden' })
      expect(await awaitQuestion(table)).toBe('asked')
      expect(await focused(page)).not.toBe('')
      expect(await timesPointed(page)).toBe(0)
      expect(complaints).toEqual([])
    },
    LONG,
  )

  test(
    'two people with the Palace, around one screen',
    async () => {
      const PEOPLE = ['Nabu', 'Sidka']
      const visit = await house().open()
      await hurryUp(visit, house(), text)
      const table = await sitDown(visit, house(), text, { people: PEOPLE, palace: true, seed: 'garden 65' })
      const asked = new Set<string>()
      for await (const { question } of playOut(table, seededRandom('tester'), byMouse)) asked.add(question)
      for (const who of PEOPLE) {
        // R12.3 From the second round on everybody chooses powers.
        expect(asked).toContain(text.t('prompt.power', { who }))
        expect(asked).toContain(text.t('prompt.action', { who }))
      }
      const end = await result(table)
      expect(end.names).toEqual(PEOPLE)
      checkResult(end)
      expect(visit.complaints).toEqual([])
    },
    LONG,
  )
})
