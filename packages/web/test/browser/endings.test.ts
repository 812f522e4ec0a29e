import { expect, test } from 'vitest'
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../src/table/finale/share/size.ts'
import { sharedApp } from './app.ts'
import { result } from './end.ts'
import { beforeTheEnd, playLast, recapIn, round, text } from './endings.ts'

const app = sharedApp()

/** Runs in the page: a recap waits for a key, however slow the machine is. */
const waiting = () => {
  if (location.protocol !== 'about:') localStorage.setItem('amyitis.settings', JSON.stringify({ recap: 'wait' }))
}

test('without motion the results appear at once; the picture is a PNG; the log repeats the recap', async () => {
  const { page, context, complaints } = await app().open({ painted: true })
  await context.addInitScript(waiting)
  await page.reload()
  const table = await beforeTheEnd(page, app())
  await playLast(table)
  await recapIn(page)
    .getByRole('button', { name: text.t('recap.continue') })
    .click()
  await result(table)

  await table.end.getByRole('button', { name: text.t('finale.share.do') }).click()
  const share = page.getByRole('dialog', { name: text.t('share.title') })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('button', { name: text.t('share.save') }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const png = Buffer.concat(chunks)
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SHARE_WIDTH, SHARE_HEIGHT])
  await share.getByRole('button', { name: text.t('app.close') }).click()

  await table.end.getByRole('button', { name: text.t('finale.garden') }).click()
  await page.locator('.tally').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.locator('.tally').waitFor()
  await page.keyboard.press('Escape')
  await table.end.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: text.t('recap.of', { round }) }).click()
  await recapIn(page).waitFor()
  expect(await recapIn(page).locator('.is-ahead').count()).toBe(0)
  await page.keyboard.press('Escape')
  await recapIn(page).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
