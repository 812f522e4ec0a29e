import { REFUSALS, RULE_VALUES } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { amyitis, inNewFolder } from './program.ts'
import { tooWide } from './width.ts'

inNewFolder()

const TOPICS = ['play', 'replay', 'review', 'verify', 'edition', 'engine', 'perft', 'arena', 'bench'] as const

describe.each(LANGUAGES)('in %s', (lang) => {
  it('the program and every command have help, at most 80 columns wide', () => {
    const helps = [['--help'], ...TOPICS.map((topic) => [topic, '--help'])]
    for (const { code, out, lines } of helps.map((args) => amyitis([...args, '--lang', lang]))) {
      expect(code).toBe(0)
      expect(out).toContain('amyitis ')
      expect(tooWide(lines)).toEqual([])
    }
  })

  it('errors are in the chosen language', () => {
    const { err } = amyitis(['dance', '--lang', lang])
    expect(err).toBe(`amyitis: ${createText(lang).t('error.command', { name: 'dance' })}\n`)
  })
})

describe('the language', () => {
  it('defaults to that of the system', () => {
    const help = (env: Record<string, string>) => amyitis(['--help'], '', env).lines[2].split(/\s/)[0]
    expect(help({ LANG: 'hu_HU.UTF-8' })).toBe('Használat:')
    expect(help({ LANG: 'hu_HU.UTF-8', LC_MESSAGES: 'de_DE' })).toBe('Aufruf:')
    expect(help({ LANG: 'hu_HU.UTF-8', LC_ALL: 'fr_FR.UTF-8' })).toBe('Utilisation')
    expect(help({ LANG: 'ja_JP.UTF-8' })).toBe('Usage:')
  })
})

it('every refusal of the rules has a sentence', () => {
  const { t } = createText('en')
  for (const code of Object.keys(REFUSALS))
    expect(t(`refusal.${code as keyof typeof REFUSALS}`, RULE_VALUES)).toMatch(/^[A-Z].*\.$/)
})

it('help for a command works in two ways, for the program in three', () => {
  const [play, alike, all, ...others] = [['help', 'play'], ['play', '-h'], ['--help'], ['help'], []].map((args) =>
    amyitis(args),
  )
  expect(play.out).toBe(alike.out)
  for (const { out } of others) expect(out).toBe(all.out)
})

it('prints the version', () => {
  expect(amyitis(['--version']).out).toMatch(/^amyitis \d+\.\d+\.\d+\n$/)
})
