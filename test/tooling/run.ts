import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

export const root = resolve(import.meta.dirname, '../..')

export type Outcome = { status: number | null; stdout: string; output: string }

export function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = process.env): Outcome {
  const result = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 })
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`
  return { status: result.status, stdout: result.stdout ?? '', output }
}

/** A folder outside the repository, removed after the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'amyitis-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The environment outside the repository: `node` and `npm` are the machine's own. */
export function machineEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|VITEST|INIT_CWD)/i.test(name))
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'))
  const env: NodeJS.ProcessEnv = { ...Object.fromEntries(kept), PATH: path.join(delimiter) }
  const found = run('node', ['--version'], root, env).status === 0
  return found ? env : { ...env, PATH: process.env.PATH }
}
