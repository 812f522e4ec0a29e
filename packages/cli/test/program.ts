import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const node = join(root, 'node_modules', '.bin', 'node')
const program = join(root, 'packages', 'cli', 'bin', 'amyitis.js')

/** A folder of its own for each test file; games without a name are saved in it too. */
export const folder = mkdtempSync(join(tmpdir(), 'amyitis-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
export const file = (name: string) => join(folder, name)

export function put(name: string, content: string): string {
  writeFileSync(file(name), content)
  return file(name)
}

type Environment = Readonly<Record<string, string>>

const environment = (more: Environment) => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  XDG_STATE_HOME: folder,
  LANG: 'C',
  ...more,
})

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
  readonly lines: string[]
}

/** Runs the real program to its end. */
export function amyitis(args: readonly string[], input = '', env: Environment = {}): Ran {
  return run([node, program, ...args], input, env)
}

/** Runs the program with each of these arguments, all in one process: starting it is what takes time. */
export function amyitisEach(commands: readonly (readonly string[])[]): Pick<Ran, 'code' | 'out' | 'lines'>[] {
  const main = JSON.stringify(pathToFileURL(join(root, 'packages', 'cli', 'src', 'main.ts')).href)
  const script = `process.stdout.setMaxListeners(0)
    for (const [i, args] of ${JSON.stringify(commands)}.entries()) {
      process.argv = [process.argv[0], 'amyitis', ...args]
      await import(${main} + '?' + i)
      process.stdout.write('\\0' + process.exitCode + '\\0')
    }`
  const parts = run([node, '--input-type=module', '--eval', script], '', {}).out.split('\0')
  return commands.map((_, i) => {
    const [out, code] = [parts[2 * i] ?? '', parts[2 * i + 1]]
    return { code: code === undefined ? null : Number(code), out, lines: out.split('\n') }
  })
}

/** Runs it where no file may become larger than one or two kilobytes. */
export function amyitisInLittleSpace(args: readonly string[], input = ''): Ran {
  return run(['sh', '-c', 'ulimit -f 2; exec "$@"', 'sh', node, program, ...args], input, {})
}

function run([command, ...args]: readonly string[], input: string, env: Environment): Ran {
  const { status, stdout, stderr } = spawnSync(command, args, {
    input,
    env: environment(env),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { code: status, out: stdout, err: stderr, lines: stdout.split('\n') }
}

/** Starts the real program and leaves it running. */
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

/** The answers of one colour in a record, as moves, in order. */
export const movesOf = (text: string, color: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${color}: `))
    .flatMap((line) => line.slice(color.length + 2).split(', '))

export const answers = (count: number, answer = '1') => `${answer}\n`.repeat(count)
