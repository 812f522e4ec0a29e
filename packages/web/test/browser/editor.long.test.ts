import { readEdition } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { contentOf } from './download.ts'
import { awaitQuestion, tableOf } from './table.ts'

const text = createText('en')
const app = sharedApp()

test('an edition is made by changing values; faults are told at once; it is saved, shared and played', async () => {
  const { page, context, complaints } = await app().open({ hurried: true, painted: true })
  await page.goto(`${app().url}/#/learn`)
  await page.getByRole('link', { name: text.t('editor.title') }).click()
  await page.getByRole('heading', { level: 1, name: text.t('editor.title') }).waitFor()
  const tile = page.getByRole('group', { name: text.t('editor.tile', { name: 't20' }) })
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

  // After a reload it is still there.
  await page.reload()
  expect(await points.inputValue()).toBe('9')
  await play.click()
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  expect(await awaitQuestion(table)).toBe('asked')
  await page.getByText(text.t('table.log.opening', { count: 2, edition: 'my-box' })).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
