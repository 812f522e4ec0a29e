import { setTimeout as sleep } from 'node:timers/promises'
import { callApi, type Identity, newKey } from '../clients/api-client.ts'

export interface ProbeLatency {
  readonly count: number
  readonly p99: number
  readonly max: number
}

/** Sends the requests of an unrelated player, one after the other, until stopped, and measures their latency. */
export function startProbe(port: number, { cookie }: Identity, table: string): { stop(): Promise<ProbeLatency> } {
  const latencies: number[] = []
  const problems: string[] = []
  let stopped = false
  const chatLine = () => ({ cookie, body: { key: newKey(), text: 'hello' } })
  const requests = [
    () => callApi(port, 'GET', '/tables', { cookie }),
    () => callApi(port, 'GET', '/me', { cookie }),
    () => callApi(port, 'GET', `/tables/${table}`, { cookie }),
    () => callApi(port, 'POST', `/tables/${table}/chat`, chatLine()),
  ]
  const run = (async () => {
    for (let i = 0; !stopped; i++) {
      const start = performance.now()
      const { status, text } = await requests[i % requests.length]()
      latencies.push(performance.now() - start)
      if (status >= 400) problems.push(`${status} ${text}`)
      await sleep(5)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await run
      if (problems.length > 0) throw new Error(problems[0])
      latencies.sort((a, b) => a - b)
      return {
        count: latencies.length,
        p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
        max: latencies.at(-1) ?? 0,
      }
    },
  }
}
