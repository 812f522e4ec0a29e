import module from 'node:module'
import { Readable } from 'node:stream'
import { type MessagePort, workerData } from 'node:worker_threads'

/** `count` is the number of finished runs: the main thread waits for it to change. */
export interface ThreadData {
  readonly main: string
  readonly port: MessagePort
  readonly count: Int32Array<SharedArrayBuffer>
}

export interface ThreadCommand {
  readonly args: readonly string[]
  readonly input: string
  readonly env: Readonly<Record<string, string>>
}

export interface ThreadResult {
  readonly code: number
  readonly out: string
  readonly err: string
}

const { main, port, count } = workerData as ThreadData
module.enableCompileCache()
process.setMaxListeners(0)
process.stdout.setMaxListeners(0)

/** Reloads the main module for each command line; everything that it imports is loaded once. */
async function run({ args, input, env }: ThreadCommand): Promise<ThreadResult> {
  const out: string[] = []
  const err: string[] = []
  process.stdout.write = (text: string | Uint8Array) => out.push(String(text)) > 0
  process.stderr.write = (text: string | Uint8Array) => err.push(String(text)) > 0
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true })
  process.argv = [process.argv[0], 'amyitis', ...args]
  process.env = { ...env }
  process.exitCode = undefined
  try {
    await import(`${main}?${count[0]}`)
  } catch (error) {
    process.exitCode = 1
    err.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  return { code: Number(process.exitCode ?? 0), out: out.join(''), err: err.join('') }
}

port.on('message', async (command: ThreadCommand) => {
  port.postMessage(await run(command))
  Atomics.add(count, 0, 1)
  Atomics.notify(count, 0)
})
