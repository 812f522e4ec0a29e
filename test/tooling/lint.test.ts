import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, run, temporaryFolder } from './run.ts'

function lint(path: string, content: string): string {
  const folder = temporaryFolder()
  for (const file of ['biome.json', 'package.json', 'scripts/no-math-random.grit', 'packages/engine/package.json']) {
    cpSync(join(root, file), join(folder, file))
  }
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
  const bin = join(root, 'node_modules/@biomejs/biome/bin/biome')
  return run(process.execPath, [bin, 'check', '--vcs-enabled=false', '--error-on-warnings', path], folder).output
}

test.each([
  ['the engine has no randomness of its own', 'export const x = Math.random()\n', 'Chance is passed in'],
  ['the engine has no clock', 'export const x = Date.now()\n', 'The engine has no clock'],
  ['the engine does no I/O', "console.log('x')\n", 'The engine does no I/O'],
  ['any is forbidden', 'export const x = (y: any): unknown => y\n', 'noExplicitAny'],
  ['default exports are forbidden', 'export default 1\n', 'noDefaultExport'],
  ['enums are forbidden', 'export enum X {\n  A,\n}\n', 'noEnum'],
  ['barrels inside a package are forbidden', "export { a } from './a.ts'\n", 'noBarrelFile'],
  [
    'every dependency is declared',
    "import { test } from 'vitest'\n\nexport const x = test\n",
    'noUndeclaredDependencies',
  ],
])('%s', (_title, content, message) => {
  expect(lint('packages/engine/src/planted.ts', content)).toContain(message)
})

test('the public index.ts may re-export', () => {
  expect(lint('packages/engine/src/index.ts', "export { a } from './a.ts'\n")).not.toContain('noBarrelFile')
})

test.each(['badName.ts', 'bad_name.ts', 'BadName.ts'])('file names are kebab-case: %s is reported', (name) => {
  expect(lint(`packages/engine/src/${name}`, 'export const x = 1\n')).toContain('useFilenamingConvention')
})
