import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('../../../../scripts/build-web.mjs', import.meta.url))
/** Tests can use another folder than the one they build. */
const OTHER = process.env.AMYITIS_DIST
export const DIST = OTHER ?? fileURLToPath(new URL('../../dist', import.meta.url))

const LONGEST_BUILD = 180_000

/** Test runs may be concurrent, but only one may build. */
function build(): void {
  const lock = join(tmpdir(), 'amyitis-web-build')
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      try {
        if (Date.now() - statSync(lock).mtimeMs > LONGEST_BUILD) rmSync(lock, { recursive: true })
      } catch {
        // It has just been released.
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
  try {
    execFileSync(process.execPath, [BUILD], { stdio: 'inherit' })
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Builds the app unless it is up to date. */
export function buildOnce(): void {
  if (OTHER === undefined) build()
}
