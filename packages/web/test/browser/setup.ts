import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@amyitis/server'
import type { TestProject } from 'vitest/node'
import { serveChromium } from '../../../../scripts/chromium.ts'
import { buildOnce, DIST } from './build.ts'
import { startOnline } from './online-server.ts'
import { PLAIN_HOST } from './plain-host.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Shared by all browser tests. */
    shared: {
      /** The browser’s endpoint for Playwright. */
      readonly chromium: string
      /** The app without a game server. */
      readonly alone: string
      /** The port of the game server. */
      readonly online: number
    }
  }
}

/** Builds the app, and starts one browser, one server for the app alone and one game server for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildOnce()
  const folder = await mkdtemp(join(tmpdir(), 'amyitis-browser-'))
  const [chromium, online, app] = await Promise.all([
    serveChromium(`--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`),
    startOnline(folder),
    createApp(DIST),
  ])
  const alone = await app.listen({ host: '127.0.0.1', port: 0 })
  project.provide('shared', { chromium: chromium.wsEndpoint(), alone, online: online.port })
  return async () => {
    await chromium.close()
    await Promise.all([app.close(), online.close()])
    await rm(folder, { recursive: true, force: true })
  }
}
