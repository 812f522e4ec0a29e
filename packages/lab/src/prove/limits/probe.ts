import { setTimeout as sleep } from 'node:timers/promises'
import { ask, type Identity, newKey } from '../wire/api.ts'

export interface Waits {
  readonly count: number
  readonly p99: number
  readonly longest: number
}

/** Asks for this and that, one thing after the other, as somebody does who has nothing to do with it; until told to stop. */
export function probe(port: number, { cookie }: Identity, table: string): { stop(): Promise<Waits> } {
  const waits: number[] = []
  const problems: string[] = []
  let stopped = false
  const say = () => ({ cookie, body: { key: newKey(), text: 'hello' } })
  const requests = [
    () => ask(port, 'GET', '/tables', { cookie }),
    () => ask(port, 'GET', '/me', { cookie }),
    () => ask(port, 'GET', `/tables/${table}`, { cookie }),
    () => ask(port, 'POST', `/tables/${table}/chat`, say()),
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
      return { count: waits.length, p99: waits[Math.floor(waits.length * 0.99)] ?? 0, longest: waits.at(-1) ?? 0 }
    },
  }
}
