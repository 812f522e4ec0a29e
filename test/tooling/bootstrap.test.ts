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

interface Locked {
  readonly link?: boolean
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly cpu?: readonly string[]
}

test('the lockfile has the integrity of everything except optional tools of other platforms', () => {
  const packages: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages
  const downloaded = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(downloaded.length).toBeGreaterThan(500)
  const unchecked = downloaded.filter(([, { integrity }]) => integrity === undefined)
  const needed = unchecked.filter(([, { dev, optional, cpu }]) => !(dev && optional && cpu))
  expect(needed.map(([path]) => path)).toEqual([])
})

test('every version is exact', () => {
  const { devDependencies } = JSON.parse(read('package.json'))
  for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
})

test('a second bootstrap does nothing, even with the system’s Node', () => {
  const code = `import(${JSON.stringify(join(root, 'scripts/bootstrap.mjs'))}).then((bootstrap) => bootstrap.prepare())`
  const { status, output } = run('node', ['--eval', code], root, machineEnvironment())
  expect(status, output).toBe(0)
  expect(output).toBe('')
})
