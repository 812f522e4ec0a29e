import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { FIRST_ROUND } from '../../src/learn/guide/first-round.ts'
import { type GuideStep, START, sceneAt } from '../../src/learn/guide/script.ts'
import { sharedApp } from './app.ts'
import { choose, nameOf } from './lesson.ts'

const app = sharedApp()

test('the guided round can be played to its end by keyboard, leads to a first game, and is remembered', async () => {
  const text = createText('de')
  const { page, context, complaints } = await app().open({ locale: 'de' })
  await page.goto(`${app().url}/#/learn/guide`)
  const steps: readonly GuideStep[] = FIRST_ROUND.steps
  let progress = START
  for (const [step, { accept }] of steps.entries()) {
    await page.getByText(text.t('learn.step', { step: step + 1, all: steps.length })).waitFor()
    if (step === 7) await page.reload()
    const { game } = sceneAt(FIRST_ROUND, { ...progress, step })
    if (accept === undefined) await choose(page, text.t(step === steps.length - 1 ? 'home.play.first' : 'learn.next'))
    else {
      await choose(page, nameOf(game, accept[0], text))
      progress = { step, answers: [...progress.answers, accept[0]] }
    }
  }
  await page.getByRole('region', { name: text.t('table.players') }).waitFor()
  await page.goto(`${app().url}/#/learn`)
  await page.getByRole('img', { name: text.t('learn.done') }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)

test('the keys of the table hold in a lesson: parts, a hint, one step back, and their list', async () => {
  const { page, context } = await app().open()
  await page.goto(`${app().url}/#/learn/exercise/fields`)
  await page.getByRole('heading', { name: createText('en').t('exercise.fields.name') }).waitFor()
  await page.keyboard.press('h')
  await page.getByText(createText('en').t('exercise.fields.hint-1').slice(0, 20)).waitFor()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard' })
  await keys.waitFor()
  expect(await keys.getByText('plan mode').count()).toBe(0)
  await page.keyboard.press('Escape')
  await choose(page, 'Pass')
  await page.getByText('Not quite').waitFor()
  await page.keyboard.press('u')
  await page.getByText('Not quite').waitFor({ state: 'detached' })
  await context.close()
}, 240_000)
