import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedApp } from './app.ts'

const app = sharedApp()

const FIRST_LOAD = 200_000
const SHIFTS = `
  globalThis.shifts = []
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: 'layout-shift', buffered: true })`

test.each([
  [360, 740],
  [820, 1180],
  [1440, 900],
])(
  'the first visit loads little, contacts no other server, and has no layout shifts: %i×%i',
  async (width, height) => {
    const { page, context } = await app().open({ viewport: { width, height }, painted: true })
    await page.close()
    const fresh = await context.newPage()
    const asked: string[] = []
    const scripts: Promise<number>[] = []
    fresh.on('request', (request) => asked.push(new URL(request.url()).origin))
    fresh.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length))
    })
    await fresh.addInitScript(SHIFTS)
    await fresh.goto(app().url)
    await fresh.getByRole('button', { name: /Play now/ }).waitFor()
    await fresh.waitForLoadState('networkidle')
    await fresh.waitForTimeout(500)
    expect(new Set(asked)).toEqual(new Set([app().url]))
    expect((await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_LOAD)
    expect(await fresh.evaluate('shifts')).toEqual([])
    await context.close()
  },
  240_000,
)
