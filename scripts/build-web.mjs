// Builds the web app if any of its sources have changed; plain JavaScript for Node 20. Also on its own:
// `node scripts/build-web.mjs`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { environment, node, root } from './bootstrap.mjs'

const PARTS = ['engine', 'bots', 'i18n', 'narration', 'fair', 'protocol', 'tables', 'web']
const dist = join(root, 'packages', 'web', 'dist')
const stamp = join(dist, '.stamp')

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else yield path
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const part of PARTS)
    for (const file of filesIn(join(root, 'packages', part))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

/** File types to compress; the server sends the compressed files. */
const PACKABLE = /\.(js|css|html|svg|json|webmanifest|weights|txt)$/
const LEAST = 1024

function packFiles() {
  for (const file of filesIn(dist)) {
    if (!PACKABLE.test(file)) continue
    const bytes = readFileSync(file)
    if (bytes.length < LEAST) continue
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
  }
}

/** Fast when nothing has changed. */
export function buildWeb() {
  const print = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  console.error('amyitis: building the web app')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const result = spawnSync(node, [vite, 'build', 'packages/web', '--logLevel', 'warn'], {
    cwd: root,
    // A production build, even when called from a test run.
    env: { ...environment(), NODE_ENV: 'production' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`.trimEnd())
    console.error('amyitis: building the web app failed')
    process.exit(1)
  }
  packFiles()
  writeFileSync(stamp, print)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildWeb()
