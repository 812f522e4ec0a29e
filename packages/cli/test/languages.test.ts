import { REFUSALS } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { amyitis, amyitisEach } from './program.ts'
import { tooWide } from './width.ts'

const TOPICS = ['play', 'replay', 'review', 'verify', 'edition', 'engine', 'perft', 'arena', 'bench'] as const

describe.each(LANGUAGES)('in %s', (lang) => {
  it('there is help for the program and for every command, 80 columns wide', () => {
    const helps = [['--help'], ...TOPICS.map((topic) => [topic, '--help'])]
    for (const { code, out, lines } of amyitisEach(helps.map((args) => [...args, '--lang', lang]))) {
      expect(code).toBe(0)
      expect(out).toContain('amyitis ')
      expect(tooWide(lines)).toEqual([])
    }
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
  const [play, alike, all, ...others] = amyitisEach([['help', 'play'], ['play', '-h'], ['--help'], ['help'], []])
  expect(play.out).toBe(alike.out)
  for (const { out } of others) expect(out).toBe(all.out)
})

it('the version is told', () => {
  expect(amyitis(['--version']).out).toMatch(/^amyitis \d+\.\d+\.\d+\n$/)
})
