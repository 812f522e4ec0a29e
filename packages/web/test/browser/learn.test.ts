import { legalMoves } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choicesOf } from '../../src/board/choices.ts'
import { EXERCISES } from '../../src/learn/exercises/all.ts'
import { type Attempt, attempt, beginExercise, type Exercise, verdictOf } from '../../src/learn/exercises/exercise.ts'
import { FIRST_ROUND } from '../../src/learn/guide/first-round.ts'
import { type GuideStep, START, sceneAt } from '../../src/learn/guide/script.ts'
import { sharedApp } from './app.ts'
import { focused } from './keys.ts'
import { plain } from './reading.ts'

const app = sharedApp()

type Text = ReturnType<typeof createText>
const MOST_STOPS = 60

/** Presses N until the choice with this name has the focus, and takes it. */
async function choose(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('n')
    if (!(await focused(page)).includes(plain(name))) continue
    await page.keyboard.press('Enter')
    return
  }
  throw new Error(`N never came to "${name}"`)
}

const nameOf = (game: Attempt['game'], move: string, text: Text): string =>
  choicesOf(viewOf(game, text)).find((choice) => choice.notation === move)?.name ?? move

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

/** The first solution found. */
function solution(exercise: Exercise, from: Attempt = beginExercise(exercise)): Attempt | undefined {
  for (const move of legalMoves(from.game)) {
    const next = attempt(from, move)
    const verdict = verdictOf(exercise, next)
    const found = verdict === undefined ? solution(exercise, next) : verdict.solved ? next : undefined
    if (found !== undefined) return found
  }
  return undefined
}

async function play(page: Page, game: Attempt['game'], move: string, text: Text): Promise<void> {
  const [kind, ...goods] = move.split(' ')
  if (kind !== 'sell') {
    await choose(page, nameOf(game, move, text))
    return
  }
  for (const good of goods) await choose(page, text.t('table.handful.more', { good: good as 'wine' }))
  await choose(page, text.t('table.handful.sell'))
}

test('every exercise can be solved by keyboard, one leads to the next, and all are remembered', async () => {
  const text = createText('hu')
  const { page, context, complaints } = await app().open({ locale: 'hu' })
  await page.goto(`${app().url}/#/learn/exercise/${EXERCISES[0].part}`)
  for (const [index, exercise] of EXERCISES.entries()) {
    await page.getByRole('heading', { name: text.t(exercise.name) }).waitFor()
    let now = beginExercise(exercise)
    for (const move of solution(exercise)?.moves ?? []) {
      await play(page, now.game, move, text)
      now = attempt(now, move)
    }
    await page.getByText(text.t('learn.solved')).waitFor()
    await choose(page, text.t(index === EXERCISES.length - 1 ? 'learn.play' : 'learn.following'))
  }
  await page.getByRole('heading', { name: text.t('new.who') }).waitFor()
  await page.goto(`${app().url}/#/learn`)
  await page.getByText(text.t('learn.progress', { done: EXERCISES.length, all: EXERCISES.length })).waitFor()
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
