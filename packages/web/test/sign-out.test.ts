import { afterEach, expect, it, vi } from 'vitest'
import { leaveBrowser } from '../src/online/me/sign-out.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser, and its requests to the server. */
function browser(subscription: object | null | undefined) {
  const asked: string[] = []
  vi.stubGlobal('document', { baseURI: 'http://amyitis.example/' })
  vi.stubGlobal('fetch', async (url: URL | string, init?: RequestInit) => {
    asked.push(`${init?.method} ${new URL(url).pathname}`)
    return new Response(null, { status: 204 })
  })
  const pushManager = { getSubscription: async () => subscription }
  const serviceWorker = subscription === undefined ? undefined : { getRegistration: async () => ({ pushManager }) }
  vi.stubGlobal('navigator', { serviceWorker })
  return asked
}

it('ends the notifications of this browser before it signs out', async () => {
  const unsubscribe = vi.fn(async () => true)
  const asked = browser({ endpoint: 'https://push.example/1', unsubscribe })
  expect((await leaveBrowser()).ok).toBe(true)
  expect(asked).toEqual(['DELETE /api/v1/me/pushes', 'DELETE /api/v1/me/session'])
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('signs out where there are none, or the browser does not support them', async () => {
  for (const subscription of [null, undefined]) {
    const asked = browser(subscription)
    expect((await leaveBrowser()).ok).toBe(true)
    expect(asked).toEqual(['DELETE /api/v1/me/session'])
  }
})
