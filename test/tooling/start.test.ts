import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isLong } from '../support/tier.ts'
import { machineEnvironment, root, temporaryFolder } from './run.ts'

const BUILT = existsSync(join(root, 'packages/web/dist/.stamp'))

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

interface Started {
  readonly child: ChildProcess
  /** Resolves with true once the server no longer responds. */
  gone(): Promise<boolean>
}

async function started(command: string, ...args: readonly string[]): Promise<Started> {
  const env = { ...machineEnvironment(), CI: '1', PORT: '0', HOST: '', AMYITIS_DATA: temporaryFolder() }
  // Its own process group, as in a terminal: leftovers are killed after the test.
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // The whole group has exited already.
    }
  })
  let out = ''
  child.stderr.on('data', (part) => {
    out += part
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part) => {
      out += part
      const found = /Amyitis is at (http\S+)/.exec(out)
      if (found !== null) resolve(found[1])
    })
    child.on('exit', () => reject(new Error(`the server exited: ${out}`)))
  })
  expect((await fetch(`${url}healthz`)).status).toBe(200)
  const gone = async () => {
    for (let tries = 0; tries < 150; tries++) {
      const answered = await fetch(`${url}healthz`).catch(() => undefined)
      if (answered === undefined) return true
      await answered.body?.cancel()
      await sleep(100)
    }
    return false
  }
  return { child, gone }
}

const SCRIPT = [process.execPath, 'scripts/start.mjs'] as const
const NPM = ['npm', 'start'] as const

const ENDINGS = [
  ['npm gets SIGTERM', NPM, 'SIGTERM'],
  ['npm is interrupted in a terminal', NPM, 'SIGINT'],
  ['npm is killed', NPM, 'SIGKILL'],
  ['the terminal of npm is closed', NPM, 'SIGHUP'],
  ['the script gets SIGTERM', SCRIPT, 'SIGTERM'],
  ['the script is interrupted', SCRIPT, 'SIGINT'],
  ['the script is killed', SCRIPT, 'SIGKILL'],
] as const

for (const [what, command, signal] of isLong ? ENDINGS : [ENDINGS[1], ENDINGS[2], ENDINGS[4]])
  test.runIf(BUILT && process.platform !== 'win32')(
    `when ${what}, the server that it started ends`,
    async () => {
      const [program, ...args] = command
      const { child, gone } = await started(program, ...args)
      // npm does not forward SIGINT: a terminal sends it to the whole group.
      const pid = child.pid ?? 0
      process.kill(command === NPM && signal === 'SIGINT' ? -pid : pid, signal)
      expect(await gone()).toBe(true)
      await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false)
    },
    60_000,
  )
