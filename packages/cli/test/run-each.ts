import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..', '..', '..')

/** Reloads the main module for each command line; everything that it imports is loaded once. */
const SCRIPT = `
const [main, list] = process.argv.slice(1)
process.stdout.setMaxListeners(0)
const results = []
const write = process.stdout.write.bind(process.stdout)
for (const [i, args] of JSON.parse(list).entries()) {
  const out = []
  const err = []
  process.stdout.write = (text) => out.push(text) > 0
  process.stderr.write = (text) => err.push(text) > 0
  process.argv = [process.argv[0], 'amyitis', ...args]
  process.exitCode = undefined
  await import(main + '?' + i)
  results.push([process.exitCode ?? 0, out.join(''), err.join('')])
}
write(JSON.stringify(results))
process.exitCode = 0`

/** Runs many command lines without input in one process, which is much faster than a process each. */
export function runEach(
  commands: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv,
): { readonly code: number; readonly out: string; readonly err: string }[] {
  const node = join(root, 'node_modules', '.bin', 'node')
  const main = pathToFileURL(join(root, 'packages', 'cli', 'src', 'main.ts')).href
  const options = { env, encoding: 'utf8', input: '', maxBuffer: 1 << 28 } as const
  const args = ['--input-type=module', '--eval', SCRIPT, main, JSON.stringify(commands)]
  const { status, stdout, stderr } = spawnSync(node, args, options)
  if (status !== 0) throw new Error(`${status}: ${stderr}`)
  return (JSON.parse(stdout) as [number, string, string][]).map(([code, out, err]) => ({ code, out, err }))
}
