import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { STANDARD } from '@amyitis/engine'
import { afterAll } from 'vitest'
import type { ThreadCommand, ThreadData, ThreadResult } from './program-thread.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const node = join(root, 'node_modules', '.bin', 'node')
const program = join(root, 'packages', 'cli', 'bin', 'amyitis.js')

let current: string | undefined

/** Gives a test file a folder of its own, also for games that are saved without a name. */
export function inNewFolder(): void {
  const mine = mkdtempSync(join(tmpdir(), 'amyitis-'))
  current = mine
  afterAll(() => {
    current = undefined
    rmSync(mine, { recursive: true, force: true })
  })
}

export function folder(): string {
  if (current === undefined) throw new Error('a test file that runs the program needs inNewFolder()')
  return current
}

export const file = (name: string) => join(folder(), name)

export function put(name: string, content: string): string {
  writeFileSync(file(name), content)
  return file(name)
}

/** R11.1 An edition whose games end with the round in which the second tile is taken. */
export const briefEdition = (): string =>
  put('brief.json', JSON.stringify({ ...STANDARD, id: 'brief', endTiles: { 2: 11, 3: 14, 4: 14 } }))

type Environment = Readonly<Record<string, string>>

const environment = (more: Environment) => ({
  PATH: process.env.PATH ?? '',
  HOME: folder(),
  XDG_STATE_HOME: folder(),
  LANG: 'C',
  ...more,
})

export interface RunResult {
  readonly code: number | null
  readonly out: string
  readonly err: string
  readonly lines: string[]
}

const MAIN = pathToFileURL(join(root, 'packages', 'cli', 'src', 'main.ts')).href
const THREAD_TIMEOUT_MS = 240_000

let thread: { readonly port: MessagePort; readonly count: Int32Array<SharedArrayBuffer> } | undefined

function startThread() {
  const { port1, port2 } = new MessageChannel()
  const count = new Int32Array(new SharedArrayBuffer(4))
  const workerData: ThreadData = { main: MAIN, port: port2, count }
  const worker = new Worker(new URL('./program-thread.ts', import.meta.url), {
    workerData,
    transferList: [port2],
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  worker.unref()
  return { port: port1, count }
}

/** Runs the program in a thread, which all test files share: most of the time of a process would be spent on loading modules. */
export function amyitis(args: readonly string[], input = '', env: Environment = {}): RunResult {
  thread ??= startThread()
  const { port, count } = thread
  const before = Atomics.load(count, 0)
  const command: ThreadCommand = { args, input, env: environment(env) }
  port.postMessage(command)
  if (Atomics.wait(count, 0, before, THREAD_TIMEOUT_MS) === 'timed-out')
    throw new Error(`amyitis ${args.join(' ')} timed out`)
  const received: { message: ThreadResult } | undefined = receiveMessageOnPort(port)
  if (received === undefined) throw new Error(`amyitis ${args.join(' ')} returned no result`)
  const { code, out, err } = received.message
  return { code, out, err, lines: out.split('\n') }
}

/** Runs the program in a process, for tests of child processes and of what happens at exit. */
export function amyitisProcess(args: readonly string[], input = '', env: Environment = {}): RunResult {
  return run([node, program, ...args], input, env)
}

/** Runs the program in a process that may write at most one or two kilobytes per file. */
export function amyitisInLittleSpace(args: readonly string[], input = ''): RunResult {
  return run(['sh', '-c', 'ulimit -f 2; exec "$@"', 'sh', node, program, ...args], input, {
    // Node would write its compile cache at exit and be killed by the limit.
    NODE_DISABLE_COMPILE_CACHE: '1',
  })
}

function run([command, ...args]: readonly string[], input: string, env: Environment): RunResult {
  const { status, stdout, stderr } = spawnSync(command, args, {
    input,
    env: environment(env),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { code: status, out: stdout, err: stderr, lines: stdout.split('\n') }
}

/** Starts the program in a process and leaves it running. */
export function start(args: readonly string[], env: Environment = {}): ChildProcessWithoutNullStreams {
  return spawn(node, [program, ...args], { env: environment(env) })
}

/** Waits until the program has printed something `count` times. */
export function printed(child: ChildProcessWithoutNullStreams, text: string, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let out = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
      if (out.split(text).length > count) resolve()
    })
    child.on('exit', () => reject(new Error(`ended before "${text}" was printed ${count} times`)))
  })
}

export const ended = (child: ChildProcessWithoutNullStreams): Promise<number | null> =>
  new Promise((resolve) => {
    child.on('exit', (code) => resolve(code))
  })

export const record = (name: string) => readFileSync(file(name), 'utf8')

/** The moves of one colour in a record, in order. */
export const movesOf = (text: string, color: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${color}: `))
    .flatMap((line) => line.slice(color.length + 2).split(', '))

export const answers = (count: number, answer = '1') => `${answer}\n`.repeat(count)
