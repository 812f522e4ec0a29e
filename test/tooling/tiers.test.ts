import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { root } from './run.ts'

interface Project {
  readonly test: { readonly name: string; readonly include: string[]; readonly exclude: string[] }
}
const projects = (config.test?.projects ?? []) as readonly Project[]
const files = globSync('{packages/*/test,test}/**/*.test.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'))

const projectsOf = (file: string): string[] => {
  const matches = (pattern: string) => matchesGlob(file, pattern)
  return projects
    .filter(({ test: { include, exclude } }) => include.some(matches) && !exclude.some(matches))
    .map(({ test: { name } }) => name)
}

test('every test file belongs to one project of its tier, and only sized ones to both tiers', () => {
  expect(files.length).toBeGreaterThan(150)
  const misplaced = files.filter((file) => {
    const found = projectsOf(file)
    const long = found.filter((name) => name.startsWith('long')).length
    const grows =
      /from '.*\/support\/tier\.ts'/.test(readFileSync(join(root, file), 'utf8')) || file.includes('/properties/')
    return file.endsWith('.long.test.ts')
      ? found.length !== 1 || long !== 1
      : found.length - long !== 1 || (long === 1) !== grows
  })
  expect(misplaced.map((file) => `${file}: ${projectsOf(file)}`)).toEqual([])
})

test('CI runs both tiers', () => {
  const lines = readFileSync(join(root, '.ci/run'), 'utf8').trim().split('\n')
  expect(lines[1]).toBe('set -euo pipefail')
  expect(lines.slice(-2)).toEqual(['npm test', 'npm run test:long'])
})
