import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { button, possible, replayed, text } from './position-page.ts'
import { awaitQuestion, tableOf } from './table.ts'

const app = sharedApp()

test('a position is set up by hand: with the keyboard, checked at once, undone, kept, analysed and played', async () => {
  const { page, context, complaints } = await app().open({ hurried: true, painted: true })
  await page.goto(`${app().url}/#/learn`)
  await page.getByRole('link', { name: text.t('position.title') }).click()
  await page.getByRole('heading', { level: 1, name: text.t('position.title') }).waitFor()
  await possible(page).waitFor()
  expect(await wrongWith(page, 'all')).toEqual([])

  // A square without water can't be planted; the fault leads back to it.
  const squares = page.getByRole('group', { name: text.t('table.garden.squares') })
  await squares.getByRole('button', { pressed: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const place = page.getByRole('region', { name: text.t('position.square', { square: 'b2', floor: 2 }) })
  await place.getByRole('radio', { name: text.t('position.planted') }).check()
  await place.getByRole('alert').waitFor()
  expect(await button(page, text.t('position.analyse')).last().isDisabled()).toBe(true)
  expect(await wrongWith(page, 'all but contrast')).toEqual([])
  await button(page, text.t('position.undo')).click()
  await possible(page).waitFor()
  await button(page, text.t('position.redo')).click()
  await button(page, 'b2').click()
  await place.getByRole('alert').waitFor()

  // Water, as far as b2.
  await page.getByText(text.t('position.places.canal'), { exact: true }).click()
  const canals = page.getByRole('group', { name: text.t('table.garden.canals') })
  for (const side of ['a1-b1', 'a2-b2']) {
    await canals.getByRole('button', { name: new RegExp(`^${side}:`) }).press('Enter')
    const canal = page.getByRole('region', { name: text.t('position.canal', { side }) })
    await canal.getByRole('radio', { name: 'Red' }).first().check()
  }
  await possible(page).waitFor()

  const blue = page.getByRole('group', { name: 'Blue', exact: true })
  await blue.getByRole('spinbutton', { name: text.t('rules.R9.2.points') }).fill('17')
  await blue.getByRole('spinbutton', { name: text.t('rules.tokens.camels') }).fill('999')
  await blue.getByRole('alert').waitFor()
  await blue.getByRole('spinbutton', { name: text.t('rules.tokens.camels') }).fill('4')
  await page
    .getByRole('combobox', { name: text.t('position.place', { name: 'Marduk', number: 1 }) })
    .selectOption('neutral')
  await page.getByRole('combobox', { name: text.t('position.caravan') }).selectOption('ur')
  await page.getByRole('combobox', { name: text.t('position.round') }).selectOption('5')
  await possible(page).waitFor()

  // After a reload it is still there.
  await page.reload()
  await possible(page).waitFor()
  await button(page, text.t('position.analyse')).last().click()
  const state = await replayed(page)
  expect(state).toMatchObject({ round: 5, caravan: 'ur', temples: { marduk: ['neutral'] }, garden: { b2: null } })
  expect(state.seats[0]).toMatchObject({ score: 17, camels: 4 })
  expect(state.canals['a2-b2']).toEqual(['red'])
  await page.getByRole('region', { name: text.t('replay.moment.label') }).waitFor()

  await page.goBack()
  await button(page, text.t('replay.play-on')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text.t('replay.play-on.go') })
    .click()
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  expect(await awaitQuestion(table)).toBe('asked')
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
