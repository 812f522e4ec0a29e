#!/usr/bin/env node
// Plain JavaScript for Node 20: hands over to Node 24 where the running one is older.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const main = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'main.ts')

function findNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  let folder = dirname(main)
  for (;;) {
    const candidate = join(folder, 'node_modules', 'node', 'bin', name)
    if (existsSync(candidate)) return candidate
    const parent = dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
}

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  await import('../src/main.ts')
} else {
  const node = findNode()
  if (node === undefined) {
    console.error(`amyitis: Node ${NEEDED} is needed, this is ${process.version}; run "npm ci" in the repository`)
    process.exit(1)
  }
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.on('SIGINT', () => {}) // the terminal sends it to the child as well
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`amyitis: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}
