import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('./entry.ts', import.meta.url))
const WEB = fileURLToPath(new URL('../../../../web/dist/index.html', import.meta.url))

/** Is there a web app, without which the server does not start? */
export const isWebBuilt = (): boolean => existsSync(WEB)

/** A server process that has begun. */
export interface ServerProcess {
  /** Where it listens; undefined if it ended before it did. */
  readonly port: Promise<number | undefined>
  readonly pid: number
  readonly ended: Promise<void>
  /** All that it has printed. */
  output(): string
  /** Ends it without a warning. */
  kill(): Promise<void>
  /** Asks it to end. */
  stop(): Promise<void>
  /** Lets it stand still in whatever it does, and go on. */
  freeze(): void
  thaw(): void
}

/** What it has logged that should never be: errors, and worse. */
export const loggedErrors = (host: ServerProcess): string[] =>
  [...host.output().matchAll(/^\{"level":[56]0.*$/gm)].map(([line]) => `the server complains: ${line.slice(0, 1000)}`)

/** A server process that has loaded its code and waits to begin. */
export interface StandbyProcess {
  start(): ServerProcess
  kill(): Promise<void>
}

/** What a server that is begun by a proof finds in its environment. */
const environment = (own: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH,
  HOME: tmpdir(),
  CI: '1',
  PORT: '0',
  AMYITIS_RATE: '0',
  NODE_COMPILE_CACHE: join(tmpdir(), 'amyitis-compiled'),
  ...own,
})

function serverProcess(child: ChildProcess, ended: Promise<void>, output: () => string): ServerProcess {
  const port = new Promise<number | undefined>((resolve) => {
    const look = () => {
      // Where there is a public address, only the log tells the port.
      const at = /(?:Amyitis is|Server listening) at http:\/\/[^/]*:(\d+)/.exec(output())
      if (at !== null) resolve(Number(at[1]))
    }
    child.stdout?.on('data', look)
    ended.then(() => resolve(undefined))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    port,
    pid: child.pid ?? 0,
    ended,
    output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}

export function startStandby(own: Readonly<Record<string, string>>, flags: readonly string[] = []): StandbyProcess {
  const child = spawn(process.execPath, [...flags, ENTRY], {
    env: environment(own),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let words = ''
  for (const out of [child.stdout, child.stderr])
    out.on('data', (part) => {
      words += part
    })
  child.stdin.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return {
    start: () => {
      child.stdin.write('\n')
      return serverProcess(child, ended, () => words)
    },
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** Starts a server and waits until it listens. */
export async function startServer(
  own: Readonly<Record<string, string>>,
  flags?: readonly string[],
): Promise<ServerProcess & { readonly at: number }> {
  const host = startStandby(own, flags).start()
  const at = await host.port
  if (at === undefined) throw new Error(`the server does not start: ${host.output()}`)
  return { ...host, at }
}
