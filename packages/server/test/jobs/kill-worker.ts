import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const KILLED = fileURLToPath(new URL('stuck-worker.ts', import.meta.url))

/** Starts a process, waits until it has taken a job, and kills it. */
export async function killWorker(kind: 'sqlite' | 'postgres', where: string): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, KILLED, kind, where], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}
