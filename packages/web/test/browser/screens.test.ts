import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse } from './open.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 120_000)
afterAll(() => house?.close())

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** What axe finds wrong on a page, in words. */
async function wrongWith(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = (await page.evaluate('axe.run().then((result) => result.violations)')) as Violation[]
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

const SCREENS = ['', 'new', 'settings', 'learn', 'learn/overview', 'rules']

describe.each(['en', 'fr', 'de', 'hu'])('in %s', (locale) => {
  test('every screen opens without a complaint, and axe finds nothing wrong with it', async () => {
    const { page, complaints } = await house.open({ locale })
    for (const screen of SCREENS) {
      await page.goto(`${house.url}/#/${screen}`)
      await page.getByRole('heading').first().waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)
      expect(await wrongWith(page), screen).toEqual([])
    }
    expect(complaints).toEqual([])
    await page.context().close()
  }, 60_000)
})
