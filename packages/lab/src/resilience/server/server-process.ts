import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('./entry.ts', import.meta.url))
const WEB = fileURLToPath(new URL('../../../../web/dist/index.html', import.meta.url))

/** Has the web app been built? The server does not start without it. */
export const isWebBuilt = (): boolean => existsSync(WEB)

export interface ServerProcess {
  /** The port it listens on; undefined if it exits before it listens. */
  readonly port: Promise<number | undefined>
  readonly pid: number
  readonly ended: Promise<void>
  /** Everything it has printed. */
  output(): string
  /** SIGKILL. */
  kill(): Promise<void>
  /** SIGTERM. */
  stop(): Promise<void>
  /** SIGSTOP and SIGCONT. */
  freeze(): void
  thaw(): void
}

/** Log lines of level error and fatal: there should be none. */
export const loggedErrors = (server: ServerProcess): string[] =>
  [...server.output().matchAll(/^\{"level":[56]0.*$/gm)].map(([line]) => `the server logged: ${line.slice(0, 1000)}`)

/** A server process that has loaded its code and waits to be started. */
export interface StandbyProcess {
  start(): ServerProcess
  kill(): Promise<void>
}

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
    const findPort = () => {
      // With a public address only the log names the port.
      const at = /(?:Amyitis is|Server listening) at http:\/\/[^/]*:(\d+)/.exec(output())
      if (at !== null) resolve(Number(at[1]))
    }
    child.stdout?.on('data', findPort)
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
  const child = spawn(process.execPath, [...process.execArgv, ...flags, ENTRY], {
    env: environment(own),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const out of [child.stdout, child.stderr])
    out.on('data', (part) => {
      printed += part
    })
  child.stdin.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return {
    start: () => {
      child.stdin.write('\n')
      return serverProcess(child, ended, () => printed)
    },
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** A server process that listens, and its port. */
export type ListeningServer = ServerProcess & { readonly at: number }

/** Starts a server and waits until it listens. */
export async function startServer(
  own: Readonly<Record<string, string>>,
  flags?: readonly string[],
): Promise<ListeningServer> {
  const server = startStandby(own, flags).start()
  const at = await server.port
  if (at === undefined) throw new Error(`the server did not start: ${server.output()}`)
  return { ...server, at }
}
