import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** How long a step may take on a busy machine. */
export const PATIENCE = 30_000

/** Somebody's window; whatever the page complains about is in `complaints`. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}

/** Another window of the same person. */
export async function anotherTab(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, context, complaints }
}

/** A window of somebody who was never here. */
export async function newVisit(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Fewer pixels to paint, and the same page.
    deviceScaleFactor: 0.25,
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  return anotherTab(context)
}
