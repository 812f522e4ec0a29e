import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** How often the connection is tried out, how long it may take to answer, and how long to wait before a new one. */
const TRY = 10_000
const ANSWER = 5000
const AGAIN = [50, 100, 200, 500, 1000, 2000] as const

interface Line {
  readonly gone: Promise<void>
  end(): Promise<void>
}

async function connect(url: string, channel: string, heard: (payload: string) => void): Promise<Line> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER,
    query_timeout: ANSWER,
  })
  let timer: NodeJS.Timeout | undefined
  const gone = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', resolve)
    // A connection may be gone without anybody noticing.
    timer = setInterval(() => client.query('select 1').catch(() => resolve()), TRY).unref()
  })
  const end = () => client.end().catch(() => undefined)
  gone.then(() => {
    clearInterval(timer)
    return end()
  })
  client.on('notification', ({ payload = '' }) => heard(payload))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    clearInterval(timer)
    await end()
    throw error
  }
  return { gone, end }
}

/**
 * Listens to a channel on a connection of its own. After a break it connects again by itself, and calls back with `undefined`:
 * what was told meanwhile is lost.
 */
export async function hear(
  url: string,
  channel: string,
  heard: (payload: string | undefined) => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let line = await connect(url, channel, heard)

  async function again(): Promise<Line | undefined> {
    for (let times = 0; !closed; times++) {
      await sleep(AGAIN[Math.min(times, AGAIN.length - 1)])
      const next = await connect(url, channel, heard).catch(() => undefined)
      if (next !== undefined) return next
    }
    return undefined
  }

  async function keep(): Promise<void> {
    for (;;) {
      await line.gone
      const next = closed ? undefined : await again()
      if (next === undefined) return
      line = next
      if (closed) await line.end()
      else heard(undefined)
    }
  }

  const keeping = keep()
  return {
    async close() {
      closed = true
      await line.end()
      await keeping
    },
  }
}
