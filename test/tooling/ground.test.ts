import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { machineEnvironment, root, run } from './run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the tests run on Node 24', () => {
  expect(process.versions.node).toMatch(/^24\./)
})

test('the lockfile names no host to download from', () => {
  const lock = JSON.parse(read('package-lock.json'))
  const resolved = Object.values<{ resolved?: string }>(lock.packages).flatMap((entry) => entry.resolved ?? [])
  expect(resolved.filter((address) => address.includes('://'))).toEqual([])
})

test('every version is exact', () => {
  const { devDependencies } = JSON.parse(read('package.json'))
  for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
})

test('preparing a second time is quick, also on the own Node of the machine', () => {
  const start = performance.now()
  const code = `import(${JSON.stringify(join(root, 'scripts/ground.mjs'))}).then((ground) => ground.prepare())`
  const { status, output } = run('node', ['--eval', code], root, machineEnvironment())
  expect(status, output).toBe(0)
  expect(output).toBe('')
  expect(performance.now() - start).toBeLessThan(5000)
})
