import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from '@amyitis/server'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchChromium } from '../../../../scripts/chromium.ts'

const BUILD = fileURLToPath(new URL('../../../../scripts/build-web.mjs', import.meta.url))
/** Another folder can be looked at than the one that the tests build. */
const OTHER = process.env.AMYITIS_DIST
export const DIST = OTHER ?? fileURLToPath(new URL('../../dist', import.meta.url))

/** How long a step may take on a busy machine. */
export const PATIENCE = 30_000
const LONGEST_BUILD = 180_000

/** Test files run side by side, and one of them alone may build. */
function build(): void {
  const lock = join(tmpdir(), 'amyitis-web-build')
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      try {
        if (Date.now() - statSync(lock).mtimeMs > LONGEST_BUILD) rmSync(lock, { recursive: true })
      } catch {
        // It has just been given back.
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
  try {
    execFileSync(process.execPath, [BUILD], { stdio: 'inherit' })
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Somebody's window; whatever the page complains about is in `complaints`. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}

/** The built app on a port of its own, and a browser to look at it. */
export interface House {
  readonly url: string
  /** A window of somebody who was never here. */
  open(options?: BrowserContextOptions): Promise<Visit>
  close(): Promise<void>
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

/** Builds the app, unless it is there already. */
export function buildOnce(): void {
  if (OTHER === undefined) build()
}

export async function openHouse(dist = DIST): Promise<House> {
  buildOnce()
  const app = await createApp(dist)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const browser: Browser = await launchChromium()
  return {
    url,
    async open(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        // Fewer pixels to paint, and the same page.
        deviceScaleFactor: 0.25,
        locale: 'en',
        reducedMotion: 'reduce',
        ...options,
      })
      context.setDefaultTimeout(PATIENCE)
      const visit = await anotherTab(context)
      await visit.page.goto(url)
      return visit
    },
    async close() {
      await browser.close()
      await app.close()
    },
  }
}
