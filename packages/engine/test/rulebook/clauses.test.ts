import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REFUSALS } from '../../src/index.ts'

interface Report {
  clauses: { id: string; sources: string[]; tests: { file: string; title: string }[]; rulings: string[] }[]
  /** Citations of clauses that do not exist. */
  unknown: string[]
  titles: string[]
  /** The arguments of every `expectRefused`. */
  refused: string[]
}

const root = resolve(import.meta.dirname, '../../../..')
const index = (option: string) =>
  spawnSync(process.execPath, [join(root, 'scripts/rules-index.mjs'), option], { encoding: 'utf8', maxBuffer: 1 << 26 })

const report: Report = JSON.parse(index('--json').stdout)
const rules = readFileSync(join(root, 'docs/rules.md'), 'utf8')
const numbers = [...rules.matchAll(/^- \*\*([RE][\d.]+)\*\*/gm)].map(([, id]) => id)

describe('docs/rules.md, the sources and these tests use the same clauses', () => {
  test('clauses and examples are numbered without gaps', () => {
    expect(report.clauses.map(({ id }) => id)).toEqual(numbers)
    const examples = numbers.filter((id) => id.startsWith('E'))
    expect(examples).toEqual(examples.map((_, i) => `E${i + 1}`))
    expect(examples.length).toBeGreaterThan(0)
    const clauses = numbers.filter((id) => id.startsWith('R'))
    const sections = [...new Set(clauses.map((id) => id.split('.')[0]))]
    expect(sections).toEqual(sections.map((_, i) => `R${i + 1}`))
    for (const section of sections) {
      const own = clauses.filter((id) => id.startsWith(`${section}.`))
      expect(own).toEqual(own.map((_, i) => `${section}.${i + 1}`))
    }
  })

  test.each(numbers)('%s appears in the title of a test', (id) => {
    const tests = report.clauses.find((clause) => clause.id === id)?.tests ?? []
    expect(tests.map(({ title }) => title)).not.toEqual([])
  })

  test.each(numbers.filter((id) => id.startsWith('R')))('%s is cited by a comment in the sources', (id) => {
    expect(report.clauses.find((clause) => clause.id === id)?.sources).not.toEqual([])
  })

  test('nothing cites a clause that does not exist', () => {
    expect(report.unknown).toEqual([])
  })

  test('every ruling of the rule book is listed with its clause', () => {
    const inClauses = rules
      .split('\n')
      .filter((line) => /^ *- /.test(line) && !line.startsWith('- **[ruling]**'))
      .reduce((count, line) => count + line.split('**[ruling]**').length - 1, 0)
    expect(report.clauses.flatMap(({ rulings }) => rulings)).toHaveLength(inClauses)
  })

  test.each(Object.keys(REFUSALS))('the refusal %s has a test', (code) => {
    const inTitle = report.titles.some((title) => new RegExp(`(^|[^\\w-])${code}($|[^\\w-])`).test(title))
    const expected = report.refused.some((call) => call.includes(`'${code}'`))
    expect(inTitle || expected).toBe(true)
  })

  test('every clause that a refusal quotes exists', () => {
    for (const clause of Object.values(REFUSALS)) if (clause !== undefined) expect(numbers).toContain(clause)
  })

  test('docs/rules-index.md is up to date', () => {
    const { status, stderr } = index('--check')
    expect(status, stderr).toBe(0)
  })
})
