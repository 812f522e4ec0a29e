// The two tiers of tests: `node scripts/test.mjs` guards every change, `node scripts/test.mjs --long` runs the rest. Other
// arguments go to Vitest.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, node, nodeFlags, prepare, root } from './bootstrap.mjs'

const bin = (...path) => join(root, 'node_modules', ...path)

const BUILD = ['build', join(root, 'scripts', 'build-web.mjs')]
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

/** Runs a program on Node 24; returns success, duration, and its output unless it is shown live. */
function run(args, show = false) {
  const start = performance.now()
  const child = spawn(node, [...nodeFlags, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', ...(show ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    const end = (ok) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      resolve({ ok, seconds, output: Buffer.concat(output).toString() })
    }
    child.on('error', (error) => {
      output.push(Buffer.from(error.message))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

const line = (ok, name, seconds) => console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${seconds} s`)

async function check([name, ...args]) {
  const { ok, seconds, output } = await run(args)
  line(ok, name, seconds)
  if (!ok) console.log(output.trimEnd())
  count[ok ? 'passed' : 'failed']++
  return ok
}

async function vitest(name, live, extra) {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-test-'))
  const file = join(folder, 'vitest.json')
  const flaky = `--reporter=${join(root, 'scripts', 'flaky-reporter.mjs')}`
  const reporters = ['--reporter=default', flaky, '--reporter=json', `--outputFile.json=${file}`]
  const args = [bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...extra]
  const { ok, seconds, output } = await run(args, live)
  if (!live) console.log(output.trimEnd())
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
  line(ok, name, seconds)
  rmSync(folder, { recursive: true, force: true })
}

// Printed last, whatever happens before.
process.on('exit', (code) => {
  if (code !== 0 && count.failed === 0) count.failed = 1
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  console.log(`${count.passed} passed, ${count.failed} failed${skipped}`)
})

const given = process.argv.slice(2)
const long = given.includes('--long')
const rest = given.filter((arg) => arg !== '--long')

// The given files may include no browser tests.
if (rest.length > 0) rest.push('--passWithNoTests')
const tier = long ? 'long-' : ''
const others = long ? ['--project=long'] : ['unit', 'web', 'isolated', 'postgres'].map((name) => `--project=${name}`)

prepare()
const checks = (long ? [] : CHECKS).map(check)
if (await check(BUILD)) {
  // Browser tests mostly wait, so two run at a time, beside the other tests. The other long ones put a server under load: they
  // need the machine for themselves.
  const browser = vitest('browser', false, [`--project=${tier}browser`, '--maxWorkers=3', ...rest])
  await (long ? browser : Promise.all(checks))
  // Some of these wait for timers or for a database, so one more than the machine has cores (usually two).
  await vitest('tests', true, [...others, '--maxWorkers=3', ...rest])
  await browser
}
await Promise.all(checks)
process.exitCode = count.failed === 0 ? 0 : 1
