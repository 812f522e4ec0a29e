import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createApp } from '@amyitis/server'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchChromium } from '../../../../scripts/chromium.ts'

const BUILD = fileURLToPath(new URL('../../../../scripts/build-web.mjs', import.meta.url))
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** The built app on a port of its own, and a browser to look at it. */
export interface House {
  readonly url: string
  /** A page of somebody who was never here; whatever the page complains about is in `complaints`. */
  open(options?: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }>
  close(): Promise<void>
}

export async function openHouse(): Promise<House> {
  execFileSync(process.execPath, [BUILD], { stdio: 'inherit' })
  const app = await createApp(DIST)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const browser: Browser = await launchChromium()
  return {
    url,
    async open(options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.goto(url)
      return { page, complaints }
    },
    async close() {
      await browser.close()
      await app.close()
    },
  }
}
