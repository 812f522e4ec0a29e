import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contentOf } from './download.ts'
import { houseFor } from './house.ts'

const house = houseFor()

async function playTwoGames(page: Page): Promise<void> {
  for (let game = 0; game < 2; game++) {
    await page.goto(`${house().url}/#/`)
    await page.getByRole('button', { name: /Play now/ }).click()
    await page.getByRole('heading', { name: 'Fields' }).first().waitFor()
  }
  await page.goto(`${house().url}/#/games`)
}

test('games can be named and deleted, and deleting taken back, one after the other', async () => {
  const { page, context } = await house().open()
  await playTwoGames(page)
  const cards = page.getByRole('article')
  await cards.first().getByRole('button', { name: 'Rename' }).click()
  await page.keyboard.type('Sunday')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sunday' }).waitFor()

  const removal = page.getByRole('button', { name: 'Delete' })
  await removal.first().click()
  await page.getByText('“Sunday” is deleted.').waitFor()
  await removal.first().click()
  await page.getByText('No game has been saved').waitFor()
  const back = page.getByRole('button', { name: 'Bring it back' })
  await back.click()
  await page.getByText('“Sunday” is deleted.').waitFor()
  expect(await cards.count()).toBe(1)
  await back.click()
  await page.getByRole('heading', { name: 'Sunday' }).waitFor()
  expect(await cards.count()).toBe(2)
  await context.close()
}, 240_000)

test('everything can be saved as a file, erased, and brought back in', async () => {
  const { page, context } = await house().open()
  await playTwoGames(page)
  await page.goto(`${house().url}/#/settings`)
  await page.getByText('Evening (dark)').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything as a file' }).click(),
  ])
  const saved = await contentOf(file)
  expect(JSON.parse(saved).games.length).toBe(2)

  // What the device remembers of its shares at online tables.
  const remembered = (add: boolean) =>
    page.evaluate(
      (write) =>
        new Promise<number>((done) => {
          const opening = indexedDB.open('amyitis-fair', 1)
          opening.onupgradeneeded = () => {
            opening.result.createObjectStore('sent', { keyPath: 'added' })
            opening.result.createObjectStore('begun')
          }
          opening.onsuccess = () => {
            const sent = opening.result.transaction('sent', 'readwrite').objectStore('sent')
            if (write) sent.put({ added: 'x' })
            const count = sent.count()
            count.onsuccess = () => done(count.result)
          }
        }),
      add,
    )
  expect(await remembered(true)).toBe(1)

  const erase = page.getByRole('button', { name: 'Erase everything' })
  await erase.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await erase.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('link', { name: /My games open a file or a link/ }).waitFor()
  await page.goto(`${house().url}/#/settings`)
  expect(await page.getByRole('radio', { name: 'Evening (dark)' }).isChecked()).toBe(false)
  expect(await remembered(false)).toBe(0)

  const bringIn = page.getByLabel('Import such a file')
  await bringIn.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await page.getByText('This file holds no data of Amyitis.').waitFor()
  await bringIn.setInputFiles({ name: 'amyitis.json', mimeType: 'application/json', buffer: Buffer.from(saved) })
  await page.getByText('2 games have been imported.').waitFor()
  expect(await page.getByRole('radio', { name: 'Evening (dark)' }).isChecked()).toBe(true)
  await page.goto(`${house().url}/#/games`)
  await page.getByRole('article').nth(1).waitFor()
  await context.close()
}, 240_000)
