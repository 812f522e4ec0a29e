import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const PING_INTERVAL_MS = 10_000
const PING_TIMEOUT_MS = 5000
const RETRY_DELAYS_MS = [50, 100, 200, 500, 1000, 2000] as const

interface ListenConnection {
  readonly closed: Promise<void>
  end(): Promise<void>
}

async function connect(url: string, channel: string, listener: (payload: string) => void): Promise<ListenConnection> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PING_TIMEOUT_MS,
    query_timeout: PING_TIMEOUT_MS,
  })
  let timer: NodeJS.Timeout | undefined
  const closed = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', resolve)
    // A connection may break without an error.
    timer = setInterval(() => client.query('select 1').catch(() => resolve()), PING_INTERVAL_MS).unref()
  })
  const end = () => client.end().catch(() => undefined)
  closed.then(() => {
    clearInterval(timer)
    return end()
  })
  client.on('notification', ({ payload = '' }) => listener(payload))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    clearInterval(timer)
    await end()
    throw error
  }
  return { closed, end }
}

/**
 * Listens to a channel on a connection of its own. It reconnects after a failure, and then calls back with `undefined`:
 * notifications may have been lost meanwhile.
 */
export async function listenToChannel(
  url: string,
  channel: string,
  listener: (payload: string | undefined) => void,
): Promise<{ close(): Promise<void> }> {
  let isClosing = false
  let connection = await connect(url, channel, listener)

  async function reconnect(): Promise<ListenConnection | undefined> {
    for (let attempts = 0; !isClosing; attempts++) {
      await sleep(RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)])
      const next = await connect(url, channel, listener).catch(() => undefined)
      if (next !== undefined) return next
    }
    return undefined
  }

  async function keepConnected(): Promise<void> {
    for (;;) {
      await connection.closed
      const next = isClosing ? undefined : await reconnect()
      if (next === undefined) return
      connection = next
      if (isClosing) await connection.end()
      else listener(undefined)
    }
  }

  const running = keepConnected()
  return {
    async close() {
      isClosing = true
      await connection.end()
      await running
    },
  }
}
