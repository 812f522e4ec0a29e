// Plain JavaScript for Node 20: runs a program of this repository, and hands over to Node 24 where the running one is older.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24

/** Runs the TypeScript program at a URL with the arguments of this process; `name` is what people called. */
export async function runOnNode24(main, name) {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
    module.enableCompileCache()
    await import(main)
    return
  }
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = fileURLToPath(new URL(`../node_modules/node/bin/${binary}`, import.meta.url))
  if (!existsSync(node)) {
    console.error(`${name}: Node ${NEEDED} is needed, this is ${process.version}; run "npm ci" in the repository`)
    process.exit(1)
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  process.on('SIGINT', () => {}) // the terminal sends it to the child as well
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`${name}: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}
