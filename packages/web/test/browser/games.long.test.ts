import { seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { describe, expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { result } from './end.ts'
import { byKeys, focused, tabTo, timesPointed, watchPointer } from './keys.ts'
import { MANY_STEPS_MS } from './open.ts'
import { byMouse, playOut } from './player.ts'
import { checkResult, playAgainstBot } from './solo.ts'
import { sitDown, sitDownByKeys, speedUpByKeys } from './start-game.ts'
import { awaitQuestion, isAsked } from './table.ts'

const text = createText('en')
const app = sharedApp()

// Concurrent, as each of them mostly waits.
describe.concurrent('whole games', () => {
  test(
    'against a bot, by mouse; the record and the link hold the game',
    async () => {
      expect(await playAgainstBot(app(), { seed: 'garden 4' })).toBeGreaterThan(40)
    },
    MANY_STEPS_MS,
  )

  test(
    'against a bot by keyboard alone, and the focus is never lost',
    async () => {
      const visit = await app().open()
      const { page, complaints } = visit
      await watchPointer(page)
      await page.reload()
      await speedUpByKeys(visit, text)
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
    MANY_STEPS_MS,
  )

  test(
    'two people with the Palace, around one screen',
    async () => {
      const PEOPLE = ['Nabu', 'Sidka']
      const visit = await app().open({ hurried: true })
      const table = await sitDown(visit, app(), text, { people: PEOPLE, palace: true, seed: 'garden 65' })
      const asked = new Set<string>()
      for await (const { question } of playOut(table, seededRandom('tester'), byMouse)) asked.add(question)
      for (const who of PEOPLE) {
        // R12.3 From the second round on, everybody chooses powers.
        expect(asked).toContain(text.t('prompt.for', { who, prompt: text.t('prompt.power') }))
        expect(asked).toContain(text.t('prompt.for', { who, prompt: text.t('prompt.action') }))
      }
      const end = await result(table)
      expect(end.names).toEqual(PEOPLE)
      checkResult(end)
      expect(visit.complaints).toEqual([])
    },
    MANY_STEPS_MS,
  )
})
