import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { separateApp } from './app.ts'
import { DIST } from './build.ts'

const folder = mkdtempSync(join(tmpdir(), 'amyitis-update-'))
cpSync(DIST, folder, { recursive: true })
const app = separateApp(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Puts another service worker on the server: a new version. */
function publish(): void {
  for (const packed of ['sw.js.br', 'sw.js.gz']) rmSync(join(folder, packed), { force: true })
  appendFileSync(join(folder, 'sw.js'), '\n// newer')
}

test('a new version asks before it takes over, and the game goes on where it was', async () => {
  const { page, complaints } = await app().open({ serviceWorker: true })
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.getByRole('button', { name: /Play now/ }).click()
  await page.getByRole('heading', { name: 'Fields' }).first().waitFor()
  const table = page.url()

  publish()
  await page.reload()
  const now = page.getByRole('button', { name: 'Reload now' })
  await now.waitFor()
  expect(page.url()).toBe(table)

  await page.getByRole('button', { name: 'Later' }).click()
  await now.waitFor({ state: 'detached' })
  await page.reload()
  await now.click()
  await now.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Fields' }).first().waitFor()
  expect(page.url()).toBe(table)
  await page.reload()
  await page.getByRole('heading', { name: 'Fields' }).first().waitFor()
  expect(await now.count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
}, 240_000)

test('says when there is no network, and keeps working without it', async () => {
  const { page, context } = await app().open({ serviceWorker: true })
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await context.setOffline(true)
  const said = page.getByText(/^You’re offline/)
  await said.waitFor()
  await page.getByRole('link', { name: 'My games' }).click()
  await page.getByRole('heading', { name: 'My games' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await said.waitFor({ state: 'detached' })
  await context.close()
}, 240_000)
