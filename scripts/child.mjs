// Runs a program in place of a script, and ends it when the script's parent ends. Plain JavaScript for Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const INTERVAL = 500

/** The parent of a process; undefined if unknown. */
function parentOf(pid) {
  try {
    // The name in parentheses may contain anything: parse after the last parenthesis.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
  } catch {
    if (process.platform === 'linux' || process.platform === 'win32') return undefined
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout) || undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The processes that started this script: its parent, and npm, perhaps with a shell in between. */
function ancestors() {
  const parent = process.ppid
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : parentOf(parent)
  return [parent, npm].filter((pid) => pid !== undefined && pid > 1)
}

/** Calls back once when one of them has ended. */
export function onAbandoned(abandoned) {
  const watched = ancestors()
  const timer = setInterval(() => {
    if (watched.every(isAlive)) return
    clearInterval(timer)
    abandoned()
  }, INTERVAL)
  timer.unref()
}

/**
 * Runs a program and exits with its code. Forwards signals, but SIGINT only as `interrupt`, because a terminal sends it to both.
 * With `tied` the program also ends when this script or npm is killed.
 */
export function runChild(command, args, { env, interrupt, tied = false, shell = false } = {}) {
  const stdio = tied ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
  const child = spawn(command, args, { stdio, env, shell })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => interrupt && child.kill(interrupt))
  if (tied) onAbandoned(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`amyitis: cannot start ${command}: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}
