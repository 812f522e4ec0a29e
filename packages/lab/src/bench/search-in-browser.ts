import { createServer } from 'vite'
import { launchChromium } from '../../../../scripts/chromium.ts'
import type { Measurement } from './measurement.ts'

/** The same search in a web worker. */
export async function measureSearchInBrowser(): Promise<Measurement> {
  const server = await createServer({
    root: new URL('./page', import.meta.url).pathname,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
  })
  await server.listen()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction('Number(document.title) > 0', undefined, { timeout: 120_000 })
    const value = Number(await page.title())
    return { name: 'search: 2 players, iterations, in Chromium', value, unit: '/s' }
  } finally {
    await browser.close()
    await server.close()
  }
}
