// Adds binaries of other platforms to package-lock.json if npm omitted them because the registry did not have them yet:
// `npm ci` rejects a lockfile without them. Gets missing integrity values from the registry. Run after `npm install`.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './bootstrap.mjs'

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

/** The integrity value of a download; undefined if the registry does not have the package. */
async function integrityOf(name, version) {
  const args = ['view', `${name}@${version}`, 'dist.integrity', '--loglevel=error']
  const shell = process.platform === 'win32'
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, shell }).catch((error) => {
    if (/\bE404\b/.test(error.stderr)) return { stdout: '' }
    throw error
  })
  return /^sha512-[\w+/]+=*$/.exec(stdout.trim())?.[0]
}

const AT_ONCE = 8

async function addIntegrity(packages) {
  const missing = Object.entries(packages).filter(
    ([path, { link, integrity }]) => path.startsWith('node_modules/') && link !== true && integrity === undefined,
  )
  const waiting = [...missing]
  const refused = []
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [path, entry] = next
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const { version, ...rest } = entry
      const integrity = await integrityOf(name, version)
      if (integrity === undefined) refused.push(path)
      else packages[path] = { version, integrity, ...rest }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { completed: missing.length - refused.length, refused }
}

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = []
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (`${path}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages) continue
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}: ${version} is not an exact version`)
    const flags = entry.dev ? { dev: true } : {}
    lock.packages[`node_modules/${name}`] = { version, ...flags, optional: true, ...platform(name) }
    added.push(name)
  }
}
const { completed, refused } = await addIntegrity(lock.packages)
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(sorted)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(
  `${added.length} added, ${completed} integrity values completed, ${refused.length} not offered by the registry`,
)
