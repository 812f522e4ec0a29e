import { createText, type Language } from '@amyitis/i18n'
import { expect } from 'vitest'
import type { App } from './app.ts'

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

/** The player aid fills one page of A4, with and without the Palace. */
export async function checkPlayerAid(app: App, language: Language): Promise<void> {
  const { page } = await app.open({ locale: language })
  await page.goto(`${app.url}/#/learn/overview`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const palace = page.getByRole('checkbox', { name: createText(language).t('aid.with-palace') })
  for (const checked of [true, false]) {
    await palace.setChecked(checked)
    expect(pagesIn(await page.pdf({ preferCSSPageSize: true })), `Palace: ${checked}`).toBe(1)
    // Anything beyond the edges of the sheet would be cut off.
    await page.emulateMedia({ media: 'print' })
    const over = await page.locator('.aid').evaluate((sheet) => {
      const { bottom, right } = sheet.getBoundingClientRect()
      const parts = [...sheet.querySelectorAll('*')].map((part) => part.getBoundingClientRect())
      return parts.filter((part) => part.bottom > bottom + 1 || part.right > right + 1).length
    })
    await page.emulateMedia({ media: null })
    expect(over).toBe(0)
  }
  await page.context().close()
}
