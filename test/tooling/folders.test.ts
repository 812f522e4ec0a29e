import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { cyclesBetween, type Import } from './folders.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const RELATIVE = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

function importsOf(name: string): Import[] {
  const files = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: ROOT })
  return files.flatMap((from) =>
    [...readFileSync(join(ROOT, from), 'utf8').matchAll(RELATIVE)].map(([, to]) => ({
      from,
      to: join(dirname(from), to),
    })),
  )
}

const packages = globSync('packages/*', { cwd: ROOT }).map((path) => path.split('/')[1])

it.each(packages)('no folders of %s import each other', (name) => {
  const imports = importsOf(name)
  expect(imports.length).toBeGreaterThan(0)
  expect(cyclesBetween(imports)).toEqual([])
})

it('finds folders that import each other at any depth, apart from files beside them', () => {
  const imports = [
    { from: 'src/table/screen.ts', to: 'src/table/parts/a.ts' },
    { from: 'src/table/parts/a.ts', to: 'src/table/model.ts' },
  ]
  expect(cyclesBetween(imports)).toEqual([])
  expect(cyclesBetween([...imports, { from: 'src/table/model.ts', to: 'src/table/parts/b.ts' }])).toEqual([
    'src/table: model.ts, parts',
  ])
  const around = [
    { from: 'src/a/x/1.ts', to: 'src/b/2.ts' },
    { from: 'src/b/3.ts', to: 'src/c/4.ts' },
    { from: 'src/c/5.ts', to: 'src/a/y/6.ts' },
  ]
  expect(cyclesBetween(around)).toEqual(['src: a, b, c'])
})
