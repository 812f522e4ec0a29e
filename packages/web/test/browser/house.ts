import { createApp } from '@amyitis/server'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { newVisit, type Visit } from './open.ts'

/** The built app without a game server, and a browser to look at it. */
export interface House {
  readonly url: string
  /** A window of somebody who was never here, at the home screen. */
  open(options?: BrowserContextOptions): Promise<Visit>
}

/** The shared browser, for the tests of a file; whatever they have opened is closed after them. */
export function browserFor(): () => Browser {
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

const houseAt = (browser: Browser, url: string): House => ({
  url,
  async open(options = {}) {
    const visit = await newVisit(browser, options)
    await visit.page.goto(url)
    return visit
  },
})

/** The shared app. */
export function houseFor(): () => House {
  const browser = browserFor()
  return () => houseAt(browser(), inject('shared').alone)
}

/** An app of their own for the tests of a file, from a folder that they may change. */
export function ownHouseFor(dist: string): () => House {
  const browser = browserFor()
  let app: Awaited<ReturnType<typeof createApp>> | undefined
  let url = ''
  beforeAll(async () => {
    app = await createApp(dist)
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  }, 60_000)
  afterAll(() => app?.close())
  return () => houseAt(browser(), url)
}
