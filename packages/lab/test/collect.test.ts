import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runBalance, runExplorer, runPuzzles } from '../src/collect.ts'
import { UsageError } from '../src/options.ts'

const folder = mkdtempSync(join(tmpdir(), 'collect-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

test('with nothing mined or played, what the app has is kept', () => {
  const out = at('published.txt')
  writeFileSync(out, 'published')
  const puzzles = () => runPuzzles(['--select', '--mined', at('mined.txt'), '--out', out])
  expect(puzzles).toThrow(UsageError)
  expect(puzzles).toThrow('run amyitis-lab puzzles without --select')
  expect(readFileSync(out, 'utf8')).toBe('published')
  const explorer = () => runExplorer(['--publish', '--data', at('openings'), '--out', at('new')])
  expect(explorer).toThrow(UsageError)
  expect(explorer).toThrow('no games of 2p, 2p-palace, 3p, 3p-palace, 4p, 4p-palace in')
  expect(existsSync(at('new'))).toBe(false)
  expect(() => runBalance(['--tables', '--iterations', '1'])).toThrow('run amyitis-lab balance without --tables')
})
