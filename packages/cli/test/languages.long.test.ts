import { LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { amyitis, answers, file, inNewFolder } from './program.ts'
import { tooWide } from './width.ts'

inNewFolder()

describe.each(LANGUAGES)('in %s', (lang) => {
  it('a whole game with the expansion fits into 80 columns', () => {
    const input = `help\nboard\nhint\nhint\nhint\nlog all\nmoves\nrules R7\ndance\n99\nundo\n${answers(3000)}`
    const args = ['play', '--seats', 'human,random,gardener,random', '--palace', '--seed', 'wide', '--lang', lang]
    const { code, out, lines } = amyitis([...args, '--save', file(`wide-${lang}`)], input, { FORCE_COLOR: '1' })
    expect(code).toBe(0)
    expect(out).not.toMatch(/undefined|\{\w+\}|NaN/)
    expect(tooWide(lines.filter((line) => !line.includes(file(''))))).toEqual([])
  })

  it('every choice of many random games has a label', () => {
    const moves = Array.from({ length: 3000 }, (_, i) => 1 + ((i * 7919) % 5)).join('\n')
    const args = ['play', '--seats', 'human,human', '--palace', '--seed', `label-${lang}`, '--lang', lang, '--no-save']
    const { code, err, lines } = amyitis(args, `${moves}\n`)
    expect([code, err]).toEqual([0, ''])
    expect(tooWide(lines)).toEqual([])
  })
})
