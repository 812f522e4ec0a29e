import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** As axe has them, except that what `::before` and `::after` draw does not keep it from measuring: here it is ornament. */
const CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
}
const SPEC = { checks: [{ id: 'color-contrast', options: CONTRAST }] }

/** What axe finds wrong on a page, in words. Contrast takes as long to measure as all the rest. */
export async function wrongWith(page: Page, contrast: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe.source}; axe.configure(${JSON.stringify(SPEC)})`)
  const options = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: contrast } } }
  const found: Violation[] = await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then((result) => result.violations)`,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
