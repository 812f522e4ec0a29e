import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, node, prepare, root } from './bootstrap.mjs'
import { buildWeb } from './build-web.mjs'

const bin = (...path) => join(root, 'node_modules', ...path)

const CHECKS = [
  ['types', bin('typescript', 'bin', 'tsc'), '--noEmit'],
  ['web', bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'packages/web'],
  ['biome', bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
  [
    'boundaries',
    bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
  ],
  ['unused', bin('knip', 'bin', 'knip.js')],
]

const count = { passed: 0, failed: 0, skipped: 0 }

const env = process.stdout.isTTY ? environment() : { ...environment(), NO_COLOR: '1', FORCE_COLOR: undefined }

function run(args, stdio) {
  const start = performance.now()
  const result = spawnSync(node, args, { cwd: root, env, encoding: 'utf8', stdio, maxBuffer: 1 << 28 })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const ok = result.status === 0
  return { ok, seconds, output: `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}` }
}

const line = (ok, name, seconds) => console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${seconds} s`)

function check([name, ...args]) {
  const { ok, seconds, output } = run(args, 'pipe')
  line(ok, name, seconds)
  if (!ok) console.log(output.trimEnd())
  count[ok ? 'passed' : 'failed']++
}

function vitest(extra) {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-test-'))
  const file = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { ok, seconds } = run([bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...extra], 'inherit')
  let failed = 0
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    count.passed += report.numPassedTests
    count.skipped += report.numPendingTests + (report.numTodoTests ?? 0)
    const broken = report.testResults.filter(
      (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    )
    failed = report.numFailedTests + broken.length
  } catch {
    console.log('vitest wrote no report')
  }
  count.failed += ok ? failed : Math.max(failed, 1)
  line(ok, 'vitest', seconds)
  rmSync(folder, { recursive: true, force: true })
}

// Printed last, whatever happens before.
process.on('exit', (code) => {
  if (code !== 0 && count.failed === 0) count.failed = 1
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  console.log(`${count.passed} passed, ${count.failed} failed${skipped}`)
})

prepare()
for (const entry of CHECKS) check(entry)
buildWeb()
vitest(process.argv.slice(2))
process.exitCode = count.failed === 0 ? 0 : 1
