import { readEdition } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { contentOf } from './download.ts'
import { awaitQuestion, tableOf } from './table.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedApp()

test('an edition is made by changing values; faults are shown immediately; it is saved, shared and played', async () => {
  const { page, context, complaints } = await app().open({ hurried: true, painted: true })
  await page.goto(`${app().url}/#/learn`)
  await page.getByRole('link', { name: text.t('editor.title') }).click()
  await page.getByRole('heading', { level: 1, name: text.t('editor.title') }).waitFor()
  const tile = page.getByRole('group', { name: text.t('editor.tile', { name: '20' }) })
  // Its values are behind its name.
  await page.locator('summary', { hasText: text.t('editor.tile', { name: '20' }) }).click()
  const points = tile.getByRole('spinbutton', { name: text.t('rules.R9.2.points') })
  const play = page.getByRole('button', { name: text.t('editor.play') })
  await points.fill('-3')
  await tile.getByRole('alert').waitFor()
  expect(await play.isDisabled()).toBe(true)
  await points.fill('9')
  await tile.getByRole('alert').waitFor({ state: 'detached' })
  await page.getByText(text.t('editor.changed', { count: 1 })).waitFor()
  expect(await wrongWith(page, 'all')).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text.t('editor.save') }).click(),
  ])
  const read = readEdition(await contentOf(download))
  expect(read.ok && read.value.tiles.t20.points).toBe(9)

  // The route is changed by keyboard and by dragging.
  const route = page.locator('.editor-route')
  const cities = () => route.locator('.editor-route-name').allTextContents()
  const places = async () => {
    const names = await cities()
    const order = await route.locator('.editor-route-city').evaluateAll((rows) => rows.map((row) => row.style.order))
    return names.toSorted((a, b) => Number(order[names.indexOf(a)]) - Number(order[names.indexOf(b)]))
  }
  const later = page.getByRole('button', { name: text.t('editor.route.later', { city: 'susa' }) })
  await later.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await eventually(async () => (await places()).indexOf('Susa'), 4)
  await page.getByText(text.t('editor.route.place', { city: 'susa', place: 5, all: 9 })).waitFor()
  const grip = route.getByRole('listitem').filter({ hasText: 'Ninoua' }).locator('.editor-route-grip')
  await grip.scrollIntoViewIfNeeded()
  await grip.hover()
  await page.mouse.down()
  await route.getByRole('listitem').filter({ hasText: 'Eshnunna' }).hover({ force: true })
  await page.mouse.up()
  await eventually(async () => (await places()).slice(0, 3), ['Babylon', 'Ninoua', 'Eshnunna'])
  expect(await wrongWith(page, 'all')).toEqual([])

  // After a reload it is still there.
  await page.reload()
  await page.locator('summary', { hasText: text.t('editor.tile', { name: '20' }) }).click()
  expect(await points.inputValue()).toBe('9')
  expect((await places()).slice(0, 3)).toEqual(['Babylon', 'Ninoua', 'Eshnunna'])
  await play.click()
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  expect(await awaitQuestion(table)).toBe('asked')
  await page.getByText(text.t('table.log.opening', { count: 2, edition: 'my-box' })).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
