import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** How long a step may take on a busy machine. */
export const TIMEOUT_MS = 30_000

/** For whole games and other tests of hundreds of steps: each step fails by its own timeout, so this one only ends what hangs. */
export const MANY_STEPS_MS = 1_800_000

/** One person’s window; `complaints` collects errors and warnings of the page. */
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

export interface VisitOptions extends BrowserContextOptions {
  /** Off by default: fetching the whole app on the first visit takes longer than most tests. */
  readonly serviceWorker?: boolean
  /** Bots play at full speed, and no decision is answered automatically. */
  readonly hurried?: boolean
  /** Does the test look at pixels? If not, the page is laid out but not painted, which is faster. */
  readonly painted?: boolean
}

/** Runs in every page before its own scripts. */
const withoutServiceWorker = () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
const unpainted = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { opacity: 0 !important }')
  document.adoptedStyleSheets.push(sheet)
}
const hurry = () => {
  if (location.protocol !== 'about:' && localStorage.getItem('amyitis.settings') === null)
    localStorage.setItem('amyitis.settings', JSON.stringify({ speed: 4, answersItself: false }))
}

/** A window of a first-time visitor. */
export async function newVisit(
  browser: Browser,
  { serviceWorker = false, hurried = false, painted = false, ...options }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Fewer pixels to paint, same layout.
    deviceScaleFactor: 0.25,
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  if (!serviceWorker) await context.addInitScript(withoutServiceWorker)
  if (hurried) await context.addInitScript(hurry)
  if (!painted) await context.addInitScript(unpainted)
  return anotherTab(context)
}
