import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bot, pidsIn, survivorsOf } from './arena-bot.ts'
import { amyitisProcess as amyitis, ended, file, inNewFolder, start } from './program.ts'

inNewFolder()

describe('an external bot', () => {
  it('plays to the end, is given its time budget, and has exited afterwards', async () => {
    const { code, out, err } = amyitis([
      'arena',
      '--bots',
      `random,${bot('fine', 'ms', 99)}`,
      '--games',
      '2',
      '--ms',
      '7',
      '--json',
    ])
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out).games).toBe(2)
    expect(pidsIn('fine').length).toBe(2)
    expect(await survivorsOf('fine')).toEqual([])
  })

  const python = spawnSync('python3', ['--version']).status === 0
  const example = join(import.meta.dirname, '..', '..', '..', 'docs', 'examples', 'random-bot.py')
  it.skipIf(!python)(`docs/examples/random-bot.py plays${python ? '' : ' (skipped: no python3 here)'}`, () => {
    const args = ['arena', '--bots', `random,cmd:python3 ${example}`, '--palace', '--games', '1']
    const { code, out, err } = amyitis([...args, '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out).games).toBe(2)
  })
})

describe('a failing external bot', () => {
  it('may be a program that does not exist', () => {
    const { code, err } = amyitis(['arena', '--bots', 'random,cmd:no-such-program-here', '--games', '2'])
    expect(code).toBe(1)
    expect(err).toMatch(/^amyitis: [^\n]*127[^\n]*\n$/)
  })

  it('leaves no child processes behind', async () => {
    const script = `echo $$ >> "${file('group')}"; sleep 60 & echo $! >> "${file('group')}"; wait`
    const { code } = amyitis(['arena', '--bots', `random,cmd:${script}`, '--games', '2', '--patience', '1'])
    expect(code).toBe(1)
    expect(pidsIn('group').length).toBeGreaterThan(1)
    expect(await survivorsOf('group')).toEqual([])
  })
})

it('an interrupted tournament stops its programs', async () => {
  const args = ['arena', '--bots', `random,${bot('cut', 'silent', 0)}`, '--games', '4', '--workers', '2']
  const child = start([...args, '--out', file('cut.jsonl')])
  while (!existsSync(file('cut')) || pidsIn('cut').length < 2) await new Promise((resolve) => setTimeout(resolve, 50))
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(143)
  expect(await survivorsOf('cut')).toEqual([])
})
