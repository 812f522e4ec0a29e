import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** The rules of axe, except that `::before` and `::after` don’t stop it from measuring contrast: here they are decoration. */
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

/** What axe checks. Contrast takes as long as everything else together, and is the only part that depends on the theme. */
export type Scope = 'all' | 'contrast' | 'all but contrast'

const RUN: Readonly<Record<Scope, object>> = {
  all: {},
  contrast: { runOnly: ['color-contrast'] },
  'all but contrast': { rules: { 'color-contrast': { enabled: false } } },
}

/** During a transition between two colours the contrast is meaningless. */
const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })

/** What axe finds wrong on a page, as text. */
export async function wrongWith(page: Page, scope: Scope): Promise<string[]> {
  const opacity = await page.evaluate(() => getComputedStyle(document.documentElement).opacity)
  if (opacity !== '1') throw new Error('axe needs a page that is painted')
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe.source}; axe.configure(${JSON.stringify(SPEC)})`)
  await finishTransitions(page)
  const options = { resultTypes: ['violations'], preload: false, ...RUN[scope] }
  const found: Violation[] = await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then((result) => result.violations)`,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
