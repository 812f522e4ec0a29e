import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Measurement } from './measurement.ts'

interface Answer {
  readonly game: string
  readonly legal: readonly string[]
}

/** Throughput of whole games over standard input and output, one request at a time. */
export async function measureProtocol(program: string, seconds: number): Promise<Measurement> {
  const engine = spawn(process.execPath, [program, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
  const ask = async (request: object): Promise<Answer> => {
    engine.stdin.write(`${JSON.stringify(request)}\n`)
    return JSON.parse((await answers.next()).value ?? '{}')
  }
  const run = async (limit: number) => {
    let plays = 0
    const start = performance.now()
    while (performance.now() - start < limit * 1000) {
      const { game, legal } = await ask({ cmd: 'new', players: 4, seed: `bench ${plays}` })
      for (let choices = legal; choices.length > 0; plays++)
        choices = (await ask({ cmd: 'play', game, move: choices[plays % choices.length] })).legal
      await ask({ cmd: 'close', game })
    }
    return (plays * 1000) / (performance.now() - start)
  }
  await run(seconds / 2)
  const value = await run(seconds)
  engine.stdin.end()
  return { name: 'protocol: play requests', value, unit: '/s' }
}
