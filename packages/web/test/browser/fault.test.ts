import { parseRecord } from '@amyitis/engine'
import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { contentOf } from './download.ts'

const app = sharedApp()

test('a screen that breaks says so, lets the game be saved, and loses nothing', async () => {
  const { page, context } = await app().open()
  await page.getByRole('button', { name: /Play now/ }).click()
  await page.getByRole('heading', { name: 'Fields' }).first().waitFor()

  await page.route(/PlayScreen/, (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game to a file' }).click(),
  ])
  expect(parseRecord(await contentOf(file))).toMatchObject({ ok: true })

  await page.unroute(/PlayScreen/)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByRole('heading', { name: 'Fields' }).first().waitFor()
  await context.close()
}, 240_000)
