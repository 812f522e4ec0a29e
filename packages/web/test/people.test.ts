import { LEVELS, STRENGTHS } from '@amyitis/bots'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { charactersOf } from '../src/app/people/characters.ts'
import { initialOf, SEAL_COLOURS, sealColour } from '../src/app/people/Seal.tsx'

describe('the Babylonians', () => {
  it.each(LANGUAGES)('differ in name, description, portrait and bricks in %s', (language) => {
    const all = charactersOf(createText(language))
    expect(all.map(({ level }) => level)).toEqual(LEVELS)
    expect(all.map(({ rank }) => rank)).toEqual(LEVELS.map((_, i) => i + 1))
    expect(all.map(({ strength }) => strength)).toEqual(LEVELS.map((level) => STRENGTHS[level]))
    for (const part of ['name', 'epithet', 'style', 'portrait'] as const)
      expect(new Set(all.map((one) => one[part])).size, part).toBe(LEVELS.length)
  })
})

describe('a seal', () => {
  it('always has the same colour for the same id, and all colours are used', () => {
    const ids = Array.from({ length: 200 }, (_, i) => `player-${i}`)
    expect(ids.map(sealColour)).toEqual(ids.map(sealColour))
    expect(new Set(ids.map(sealColour)).size).toBe(SEAL_COLOURS)
  })

  it('bears the first letter of a name, whole', () => {
    expect(['réka', ' Élodie', 'é́va', '👑 king', ''].map(initialOf)).toEqual(['R', 'É', 'É́', '👑', '?'])
  })
})
