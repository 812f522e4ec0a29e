import { readFileSync } from 'node:fs'
import { parseRecord } from '@amyitis/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './open.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 240_000)
afterAll(() => house?.close())

test('a screen that breaks says so, lets the game be saved, and loses nothing', async () => {
  const { page, context } = await house.open({ serviceWorkers: 'block' })
  await page.getByRole('button', { name: /Play now/ }).click()
  await page.getByRole('heading', { name: 'Fields' }).first().waitFor()

  await page.route(/PlayScreen/, (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game as a file' }).click(),
  ])
  expect(parseRecord(readFileSync(await file.path(), 'utf8'))).toMatchObject({ ok: true })

  await page.unroute(/PlayScreen/)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByRole('heading', { name: 'Fields' }).first().waitFor()
  await context.close()
}, 60_000)
