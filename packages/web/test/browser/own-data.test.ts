import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { contentOf } from './download.ts'
import { eventually } from './wait.ts'

const app = sharedApp()

async function playTwoGames(page: Page): Promise<void> {
  for (let game = 0; game < 2; game++) {
    await page.goto(`${app().url}/#/`)
    await page.getByRole('button', { name: /Play now/ }).click()
    await page.getByRole('heading', { name: 'Fields' }).first().waitFor()
  }
  await page.goto(`${app().url}/#/games`)
}

test('games can be renamed and deleted, and deletions undone one by one', async () => {
  const { page, context } = await app().open()
  await playTwoGames(page)
  const cards = page.getByRole('article')
  await eventually(() => cards.locator('.game-garden > svg').count(), 2)
  const more = page.getByRole('button', { name: 'More options for' })
  await more.first().click()
  await cards.first().getByRole('button', { name: 'Rename' }).click()
  await page.keyboard.type('Sunday')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sunday' }).waitFor()

  const remove = async () => {
    await more.first().click()
    await page.getByRole('button', { name: 'Delete' }).first().click()
  }
  await remove()
  await page.getByText('“Sunday” deleted.').waitFor()
  await remove()
  await page.getByText('No saved games').waitFor()
  const back = page.getByRole('button', { name: 'Undo' })
  await back.click()
  await page.getByText('“Sunday” deleted.').waitFor()
  await eventually(() => cards.count(), 1)
  await back.click()
  await page.getByRole('heading', { name: 'Sunday' }).waitFor()
  await eventually(() => cards.count(), 2)
  await context.close()
}, 240_000)

test('all data can be saved to a file, erased, and imported again', async () => {
  const { page, context } = await app().open()
  await playTwoGames(page)
  await page.goto(`${app().url}/#/settings`)
  await page.getByText('Evening (dark)').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything to a file' }).click(),
  ])
  const saved = await contentOf(file)
  expect(JSON.parse(saved).games.length).toBe(2)

  // The shares this device has sent at online tables.
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

  const erase = page.getByRole('button', { name: 'Delete everything' })
  await erase.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await erase.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('link', { name: /My games open a file or link/ }).waitFor()
  await page.goto(`${app().url}/#/settings`)
  expect(await page.getByRole('radio', { name: 'Evening (dark)' }).isChecked()).toBe(false)
  expect(await remembered(false)).toBe(0)

  const bringIn = page.getByLabel('Import from a file')
  await bringIn.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await page.getByText('This isn’t an Amyitis data file.').waitFor()
  await bringIn.setInputFiles({ name: 'amyitis.json', mimeType: 'application/json', buffer: Buffer.from(saved) })
  await page.getByText('2 games imported.').waitFor()
  expect(await page.getByRole('radio', { name: 'Evening (dark)' }).isChecked()).toBe(true)
  await page.goto(`${app().url}/#/games`)
  await page.getByRole('article').nth(1).waitFor()
  await context.close()
}, 240_000)
