// Runs a program of this repository on Node 24, even if started by an older Node. Plain JavaScript for Node 20.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { node, nodeFlags, prepare } from './bootstrap.mjs'
import { runChild } from './child.mjs'

const NEEDED = 24

async function load(main, name) {
  try {
    await import(main)
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.error(`${name}: dependencies are missing; run "npm ci" in the repository`)
    process.exitCode = 1
  }
}

/**
 * Runs the TypeScript program at a URL with the arguments of this process; `name` is the command as called. In a fresh clone
 * it installs first. An existing installation is not replaced: a server may be running from it.
 */
export async function runOnNode24(main, name) {
  if (!existsSync(node)) prepare()
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
    for (const flag of nodeFlags) setFlagsFromString(flag)
    module.enableCompileCache()
    return load(main, name)
  }
  runChild(node, [...nodeFlags, ...process.execArgv, ...process.argv.slice(1)])
}
