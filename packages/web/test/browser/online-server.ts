import { createApp, openStorage, systemClock } from '@amyitis/server'
import { DIST } from './build.ts'

export interface OnlineServer {
  readonly port: number
  close(): Promise<void>
}

/** A game server without rate limits, with its data in a folder. */
export async function startOnline(folder: string, port = 0): Promise<OnlineServer> {
  const { store, jobs } = await openStorage({ folder }, systemClock, () => {})
  const app = await createApp(DIST, { store, jobs, clock: systemClock, rate: 0 })
  const url = await app.listen({ host: '127.0.0.1', port })
  return { port: Number(new URL(url).port), close: () => app.close() }
}
