import { STANDARD, seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { describe, expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { answer, byMouse } from './player.ts'
import { sitDown, speedUpByMouse } from './start-game.ts'
import { awaitQuestion, type Table, tableOf } from './table.ts'

const text = createText('en')
const app = sharedApp()
const FEW = 6

async function playSome(table: Table): Promise<void> {
  const random = seededRandom('tester')
  for (let i = 0; i < FEW; i++) {
    expect(await awaitQuestion(table)).toBe('asked')
    await answer(table, random, byMouse)
  }
  expect(await awaitQuestion(table)).toBe('asked')
}

describe.concurrent('where something is missing', () => {
  test('without a network the app opens and plays after the first visit', async () => {
    const visit = await app().open({ serviceWorker: true, hurried: true })
    const { page, context, complaints } = visit
    // The service worker has cached the app.
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await context.setOffline(true)
    await page.reload()
    const table = await sitDown(visit, app(), text, { people: ['Enki'], level: 'gardener', seed: 'garden 4' })
    await playSome(table)
    await page.reload()
    await table.prompt.waitFor()
    expect(await awaitQuestion(table)).toBe('asked')
    for (const screen of ['settings', 'learn', 'rules', 'games']) {
      await page.goto(`${app().url}/#/${screen}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test('where nothing can be stored the game says so and goes on', async () => {
    const visit = await app().open()
    const { page, complaints } = visit
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError')
      }
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.reload()
    await speedUpByMouse(visit, app(), text)
    const table = await sitDown(visit, app(), text, { people: ['Enki'], level: 'gardener', seed: 'garden 4' })
    await page.getByRole('status').getByText(text.t('table.unsaved')).waitFor()
    await playSome(table)
    await page.getByRole('status').getByText(text.t('table.unsaved')).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)

  test('a custom edition is read from a file, and its faults are reported', async () => {
    const { page, complaints } = await app().open()
    const pick = (edition: unknown) =>
      page.getByLabel(text.t('new.edition.open')).setInputFiles({
        name: 'edition.json',
        mimeType: 'application/json',
        buffer: Buffer.from(typeof edition === 'string' ? edition : JSON.stringify(edition)),
      })
    await page.goto(`${app().url}/#/new`)
    await page.getByText(text.t('new.more'), { exact: true }).click()
    await pick('no edition at all')
    await page.getByText(text.t('edition.fault.json', { line: 1, column: 1 })).waitFor()
    await pick({ ...STANDARD, id: 'river', favour: undefined, tiles: 7 })
    await page.getByText(text.t('new.edition.bad')).waitFor()
    await pick({ ...STANDARD, id: 'river' })
    await page.getByText(text.t('new.edition.own', { name: 'river' })).waitFor()
    await page.getByRole('checkbox', { name: text.t('new.coach') }).uncheck()
    await page.getByRole('button', { name: text.t('new.sit', { count: 2 }) }).click()
    const table = tableOf(page, text)
    await table.prompt.waitFor()
    await page.getByText(text.t('table.log.opening', { count: 2, edition: 'river' })).waitFor()
    expect(await awaitQuestion(table)).toBe('asked')
    expect(complaints).toEqual([])
    await page.context().close()
  }, 240_000)
})
