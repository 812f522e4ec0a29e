// The base of all root scripts: plain JavaScript for Node 20, without dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST = 20
const WANTED = 24
const NETWORK = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Node 24, installed by `npm ci`. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Maglev, one of V8’s compilers, can crash a process on a busy machine in this version (docs/decisions/0001). */
export const nodeFlags = ['--no-maglev']

const stamp = join(root, 'node_modules', '.amyitis')

function fail(line) {
  console.error(`amyitis: ${line}`)
  process.exit(1)
}

/** A hash of what an install depends on: the lockfile, and the fields of each package.json that npm compares with it. */
function fingerprint() {
  const hash = createHash('sha256')
  hash.update(`${process.platform} ${process.arch}\n`)
  hash.update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of ['.', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))]) {
    const file = join(root, folder, 'package.json')
    if (!existsSync(file)) continue
    const { name, bin, dependencies, devDependencies, optionalDependencies, allowScripts } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    hash.update(JSON.stringify([name, bin, dependencies, devDependencies, optionalDependencies, allowScripts]))
  }
  return hash.digest('hex')
}

function installed(print) {
  return existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === print
}

/** Runs npm with a Node outside node_modules, because `npm ci` removes that folder first. */
function npm(args) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'))
  const env = { ...process.env, PATH: path.join(delimiter) }
  const windows = process.platform === 'win32'
  return spawnSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env, shell: windows })
}

function install() {
  console.error('amyitis: installing what is missing (npm ci)')
  const result = npm(['ci', '--include=dev', '--loglevel=error'])
  if (result.error) fail(`cannot start npm: ${result.error.message}`)
  if (result.status === 0) return
  const lines = result.stderr.split('\n').filter((line) => line.startsWith('npm error '))
  const cause = lines.find((line) => !/^npm error (code|errno|syscall)\b/.test(line)) ?? `exit ${result.status}`
  const network = NETWORK.test(lines.join('\n')) ? ' (the network or the registry is not responding)' : ''
  fail(`npm ci failed${network}: ${cause.replace('npm error ', '')}`)
}

/** Installs dependencies if needed, and checks that Node 24 is there. Fast when nothing has changed. */
export function prepare() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST) {
    fail(`Node ${OLDEST} or newer is needed to start with; this is ${process.version}`)
  }
  const print = fingerprint()
  if (installed(print)) return
  install()
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (version.error) {
    fail(
      `node_modules has no Node ${WANTED} (${version.error.code}): let npm run the install script of the package "node"`,
    )
  }
  if (!version.stdout.startsWith(`v${WANTED}.`)) {
    fail(
      `node_modules/.bin/node is ${version.stdout.trim()}, Node ${WANTED} is needed: remove node_modules and try again`,
    )
  }
  writeFileSync(stamp, print)
}

/** The environment of a child process, in which `node` is Node 24. */
export function environment() {
  const bin = join(root, 'node_modules', '.bin')
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
}
