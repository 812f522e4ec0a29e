import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, run, temporaryFolder } from './run.ts'

type Cruise = {
  modules: { source: string }[]
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] }
}

function cruise(folder: string): Cruise {
  const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [bin, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages']
  const { stdout, output } = run(process.execPath, args, folder)
  if (!stdout.startsWith('{')) throw new Error(output)
  return JSON.parse(stdout)
}

function plant(files: Record<string, string>): Cruise {
  const folder = temporaryFolder()
  for (const file of ['.dependency-cruiser.mjs', 'boundaries.mjs']) copyFileSync(join(root, file), join(folder, file))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  mkdirSync(join(folder, 'node_modules/@amyitis'), { recursive: true })
  for (const name of ['engine', 'i18n', 'bots']) {
    mkdirSync(join(folder, 'packages', name, 'src'), { recursive: true })
    copyFileSync(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@amyitis', name), 'junction')
    writeFileSync(join(folder, 'packages', name, 'src/index.ts'), 'export const x = 1\n')
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return cruise(folder)
}

const names = (found: Cruise) => found.summary.violations.map((violation) => violation.rule.name)

test('covers every source file of a package, however deep and even if nothing imports it', () => {
  const { modules } = plant({
    'packages/engine/src/round/alone.ts': 'export const alone = 1\n',
    'packages/i18n/src/a/b/c/deep.ts': 'export type Deep = 1\n',
    'packages/bots/test/some.test.ts': 'export const some = 1\n',
  })
  const seen = modules.map(({ source }) => source)
  for (const path of ['engine/src/round/alone.ts', 'i18n/src/a/b/c/deep.ts', 'bots/test/some.test.ts'])
    expect(seen).toContain(`packages/${path}`)
})

test('allows an import that boundaries.mjs names', () => {
  const found = plant({ 'packages/bots/src/index.ts': "export { x } from '@amyitis/engine'\n" })
  expect(found.summary.totalCruised).toBe(3)
  expect(names(found)).toEqual([])
})

test('reports a cycle, even of types alone', () => {
  const found = plant({
    'packages/engine/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
    'packages/engine/src/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    'packages/i18n/src/a.ts': "import type { B } from './b.ts'\nexport type A = { b?: B }\n",
    'packages/i18n/src/b.ts': "import type { A } from './a.ts'\nexport type B = { a?: A }\n",
  })
  const cycles = found.summary.violations.filter((violation) => violation.rule.name === 'no-cycle')
  expect(cycles.some((violation) => violation.from.startsWith('packages/engine/'))).toBe(true)
  expect(cycles.some((violation) => violation.from.startsWith('packages/i18n/'))).toBe(true)
})

test('reports a forbidden import, by package name and by path', () => {
  const found = plant({
    'packages/engine/src/up.ts': "import { x } from '@amyitis/bots'\nexport const up = x\n",
    'packages/i18n/src/side.ts': "import type { x } from '../../engine/src/index.ts'\nexport type Side = typeof x\n",
  })
  expect(names(found)).toContain('boundaries-of-engine')
  expect(names(found)).toContain('boundaries-of-i18n')
})

test('rejects Node in the engine, and imports of another package’s internals', () => {
  const found = plant({
    'packages/engine/src/io.ts': "import { readFileSync } from 'node:fs'\nexport const io = readFileSync\n",
    'packages/engine/src/inside.ts': 'export const inside = 1\n',
    'packages/bots/src/peek.ts': "export { inside } from '../../engine/src/inside.ts'\n",
  })
  expect(names(found)).toContain('engine-is-alone')
  expect(names(found)).toContain('public-face-only')
})

test('rejects an engine layer that imports a higher one, and a folder that is not listed', () => {
  const found = plant({
    'packages/engine/src/play/game.ts': 'export const game = 1\n',
    'packages/engine/src/core/up.ts': "import { game } from '../play/game.ts'\nexport const up = game\n",
    'packages/engine/src/helpers/a.ts': 'export const a = 1\n',
    'packages/engine/src/play/b.ts': "import { a } from '../helpers/a.ts'\nexport const b = a\n",
  })
  expect(names(found)).toContain('engine-layer-core')
  expect(names(found)).toContain('known-engine-layer')
})

test('lets tests import more than sources where boundaries.mjs says so', () => {
  const found = plant({
    'packages/server/src/index.ts': 'export const x = 1\n',
    'packages/web/src/a.ts': "export { x } from '../../server/src/index.ts'\n",
    'packages/web/test/b.ts': "export { x } from '../../server/src/index.ts'\n",
  })
  expect(names(found)).toEqual(['boundaries-of-web'])
})

test('the tables and the diagram of the documentation match boundaries.mjs', () => {
  const { status, output } = run(process.execPath, ['scripts/boundaries.mjs'], root)
  expect(status, output).toBe(0)
})
