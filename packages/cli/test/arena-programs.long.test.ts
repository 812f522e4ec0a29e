import { readFileSync } from 'node:fs'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { bot, survivorsOf } from './arena-bot.ts'
import { amyitisProcess as amyitis, file, inNewFolder } from './program.ts'

inNewFolder()

describe('a failing external bot', () => {
  const FAULTS = [
    ['json', 'error.program.json', 'I pass'],
    ['object', 'error.program.json', '["pass"]'],
    ['move', 'error.program.move', 'dance (not-a-move)'],
    ['illegal', 'error.program.move', '(not-asked)'],
    ['ended', 'error.program.ended', '3: no ideas left'],
    ['silent', 'error.program.silent', '1'],
  ] as const
  const cases = FAULTS.map(([fault, key, detail], i) => {
    const lang = LANGUAGES[i % LANGUAGES.length]
    return { fault, key, detail, workers: 1 + (i % 2), lang }
  })

  it.each(cases)('($fault, $workers at a time, $lang) ends the tournament with one line', async (given) => {
    const { fault, key, detail, workers, lang } = given
    const name = `${fault}-${workers}`
    const command = bot(name, fault, 2)
    const { code, out, err } = amyitis([
      ...['arena', '--bots', `random,${command}`, '--games', '20', '--lang', lang],
      // Bots that respond get more time, for a busy machine.
      ...['--patience', fault === 'silent' ? '1' : '9'],
      ...['--workers', String(workers), '--out', file(`${name}.jsonl`)],
    ])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^amyitis: [^\n]+\n$/)
    const [before, after] = createText(lang)
      .t(key, { command: command.slice(4), detail: '\u0000' })
      .split('\u0000')
    expect(err).toContain(before)
    expect(err).toContain(detail)
    expect(err.trimEnd().endsWith(after)).toBe(true)
    const lines = readFileSync(file(`${name}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n')
    // The settings, and the games finished before the failure.
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.length).toBeLessThan(5)
    expect(await survivorsOf(name)).toEqual([])
  })
})
