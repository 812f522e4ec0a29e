import { REFUSALS } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/text'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../src/terminal/width.ts'
import { amyitis, amyitisEach, answers, file } from './program.ts'

const TOPICS = ['play', 'replay', 'review', 'verify', 'edition', 'engine', 'perft', 'arena', 'bench'] as const
const tooWide = (lines: readonly string[]) => [...new Set(lines.filter((line) => widthOf(line) > 80))].slice(0, 5)

describe.each(LANGUAGES)('in %s', (lang) => {
  it('there is help for the program and for every command, 80 columns wide', () => {
    const helps = [['--help'], ...TOPICS.map((topic) => [topic, '--help'])]
    for (const [i, { code, out, lines }] of amyitisEach(helps.map((args) => [...args, '--lang', lang])).entries()) {
      expect([helps[i], code]).toEqual([helps[i], 0])
      expect(out).toContain('amyitis ')
      expect(tooWide(lines)).toEqual([])
    }
  }, 60_000)

  it('a whole game with the expansion is told in lines of at most 80 columns', () => {
    const input = `help\nboard\nhint\nhint\nhint\nlog all\nmoves\nrules R7\ndance\n99\nundo\n${answers(3000)}`
    const args = ['play', '--seats', 'human,random,gardener,random', '--palace', '--seed', 'wide', '--lang', lang]
    const { code, out, lines } = amyitis([...args, '--save', file(`wide-${lang}`)], input, { FORCE_COLOR: '1' })
    expect(code).toBe(0)
    expect(out).not.toMatch(/undefined|\{\w+\}|NaN/)
    expect(tooWide(lines.filter((line) => !line.includes(file(''))))).toEqual([])
  })

  it('many random moves find a label for every choice', () => {
    const moves = Array.from({ length: 3000 }, (_, i) => 1 + ((i * 7919) % 5)).join('\n')
    const args = ['play', '--seats', 'human,human', '--palace', '--seed', `label-${lang}`, '--lang', lang, '--no-save']
    const { code, err, lines } = amyitis(args, `${moves}\n`)
    expect([code, err]).toEqual([0, ''])
    expect(tooWide(lines)).toEqual([])
  })

  it('what cannot be done is said in the language asked for', () => {
    const { err } = amyitis(['dance', '--lang', lang])
    expect(err).toBe(`amyitis: ${createText(lang).t('error.command', { name: 'dance' })}\n`)
  })
})

describe('the language', () => {
  it('is that of the system where none is asked for', () => {
    const help = (env: Record<string, string>) => amyitis(['--help'], '', env).lines[2].split(/\s/)[0]
    expect(help({ LANG: 'hu_HU.UTF-8' })).toBe('Használat:')
    expect(help({ LANG: 'hu_HU.UTF-8', LC_MESSAGES: 'de_DE' })).toBe('Aufruf:')
    expect(help({ LANG: 'hu_HU.UTF-8', LC_ALL: 'fr_FR.UTF-8' })).toBe('Emploi')
    expect(help({ LANG: 'ja_JP.UTF-8' })).toBe('Usage:')
  })
})

it('every refusal of the rules has its sentence', () => {
  const { t } = createText('en')
  for (const code of Object.keys(REFUSALS)) expect(t(`refusal.${code as keyof typeof REFUSALS}`)).toMatch(/^[A-Z].*\.$/)
})

it('help on a command can be asked for in two ways, and on all of them in three', () => {
  expect(amyitis(['help', 'play']).out).toBe(amyitis(['play', '-h']).out)
  expect(amyitis(['help']).out).toBe(amyitis(['--help']).out)
  expect(amyitis([]).out).toBe(amyitis(['--help']).out)
})

it('the version is told', () => {
  expect(amyitis(['--version']).out).toMatch(/^amyitis \d+\.\d+\.\d+\n$/)
})
