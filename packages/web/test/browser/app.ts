import { createApp } from '@amyitis/server'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { newVisit, type Visit, type VisitOptions } from './open.ts'

/** The built app without a game server, and a browser to view it. */
export interface App {
  readonly url: string
  /** Opens the home screen for a first-time visitor. */
  open(options?: VisitOptions): Promise<Visit>
}

/** The shared browser for the tests of a file; the contexts they open are closed afterwards. */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.connect(inject('shared').chromium)
  }, 60_000)
  afterAll(() => browser?.close())
  return () => {
    if (browser === undefined) throw new Error('the browser is not there yet')
    return browser
  }
}

const appAt = (browser: Browser, url: string): App => ({
  url,
  async open(options = {}) {
    const visit = await newVisit(browser, options)
    await visit.page.goto(url)
    return visit
  },
})

/** The shared app. */
export function sharedApp(): () => App {
  const browser = sharedBrowser()
  return () => appAt(browser(), inject('shared').alone)
}

/** A separate app for the tests of a file, from a folder that they may change. */
export function separateApp(dist: string): () => App {
  const browser = sharedBrowser()
  let app: Awaited<ReturnType<typeof createApp>> | undefined
  let url = ''
  beforeAll(async () => {
    app = await createApp(dist)
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  }, 60_000)
  afterAll(() => app?.close())
  return () => appAt(browser(), url)
}
