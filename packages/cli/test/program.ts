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

/** In one process each command line gets the module of the program anew; everything below it is loaded once. */
const EACH = `
const [main, list] = process.argv.slice(2)
process.stdout.setMaxListeners(0)
const ran = []
const write = process.stdout.write.bind(process.stdout)
for (const [i, args] of JSON.parse(list).entries()) {
  const [out, err] = [[], []]
  process.stdout.write = (text) => out.push(text) > 0
  process.stderr.write = (text) => err.push(text) > 0
  process.argv = [process.argv[0], 'amyitis', ...args]
  process.exitCode = undefined
  await import(main + '?' + i)
  ran.push([process.exitCode ?? 0, out.join(''), err.join('')])
}
write(JSON.stringify(ran))
process.exitCode = 0`

/** Runs many command lines that read no input, much quicker than one by one. */
export function amyitisEach(commands: readonly (readonly string[])[], env: Environment = {}): Ran[] {
  const main = pathToFileURL(join(root, 'packages', 'cli', 'src', 'main.ts')).href
  const { code, out, err } = run([node, put('each.mjs', EACH), main, JSON.stringify(commands)], '', env)
  if (code !== 0) throw new Error(`${code}: ${err}`)
  const all = JSON.parse(out) as readonly [number, string, string][]
  return all.map(([status, told, said]) => ({ code: status, out: told, err: said, lines: told.split('\n') }))
}

/** Runs it where no file may become larger than one or two kilobytes. */
export function amyitisInLittleSpace(args: readonly string[], input = ''): Ran {
  return run(['sh', '-c', 'ulimit -f 2; exec "$@"', 'sh', node, program, ...args], input, {
    // Node would write its compile cache at exit and be killed by the limit.
    NODE_DISABLE_COMPILE_CACHE: '1',
  })
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
