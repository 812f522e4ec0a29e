import { setTimeout as sleep } from 'node:timers/promises'
import { callApi, type Identity, newKey } from '../clients/api-client.ts'

export interface ProbeLatency {
  readonly count: number
  readonly p99: number
  readonly max: number
}

/** Asks for this and that, one thing after the other, as somebody does who has nothing to do with it; until told to stop. */
export function startProbe(port: number, { cookie }: Identity, table: string): { stop(): Promise<ProbeLatency> } {
  const waits: number[] = []
  const problems: string[] = []
  let stopped = false
  const say = () => ({ cookie, body: { key: newKey(), text: 'hello' } })
  const requests = [
    () => callApi(port, 'GET', '/tables', { cookie }),
    () => callApi(port, 'GET', '/me', { cookie }),
    () => callApi(port, 'GET', `/tables/${table}`, { cookie }),
    () => callApi(port, 'POST', `/tables/${table}/chat`, say()),
  ]
  const run = (async () => {
    for (let i = 0; !stopped; i++) {
      const began = performance.now()
      const { status, text } = await requests[i % requests.length]()
      waits.push(performance.now() - began)
      if (status >= 400) problems.push(`${status} ${text}`)
      await sleep(5)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await run
      if (problems.length > 0) throw new Error(problems[0])
      waits.sort((a, b) => a - b)
      return { count: waits.length, p99: waits[Math.floor(waits.length * 0.99)] ?? 0, max: waits.at(-1) ?? 0 }
    },
  }
}
