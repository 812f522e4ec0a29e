// Completes package-lock.json with the binaries of other platforms, where npm has left them out because the
// registry did not offer them when the lock was made: `npm ci` refuses a lock without them. Run after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ground.mjs'

const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

function platform(name) {
  const words = name.split(/[-/]/)
  const os = words.find((word) => OS.includes(word))
  const cpu = words.find((word) => CPU.includes(word))
  if (cpu === undefined) throw new Error(`no platform in the name of ${name}`)
  const found = { cpu: [cpu] }
  if (os === 'linux' && /-musl/.test(name)) found.libc = ['musl']
  if (os === 'linux' && /-gnu/.test(name)) found.libc = ['glibc']
  if (os !== undefined) found.os = [os]
  return found
}

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = []
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (`${path}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages) continue
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}: ${version} is no exact version`)
    const flags = entry.dev ? { dev: true } : {}
    lock.packages[`node_modules/${name}`] = { version, ...flags, optional: true, ...platform(name) }
    added.push(name)
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(sorted)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} added`)
