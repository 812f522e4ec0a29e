import { describe, expect, it } from 'vitest'
import { DEFAULTS, readSettings } from '../src/app/settings/settings.ts'
import { cleanName, readSeats } from '../src/game/seats.ts'

describe('settings from storage', () => {
  it('are the defaults if there are none', () => {
    expect(readSettings(null)).toEqual(DEFAULTS)
  })

  it('keep sounds off if they were switched off', () => {
    expect(readSettings(JSON.stringify({ sounds: false }))).toMatchObject({ sounds: false })
  })

  it('are read where they are valid', () => {
    const json = JSON.stringify({ ...DEFAULTS, language: 'hu', theme: 'light', speed: 4, sounds: true })
    expect(readSettings(json)).toEqual({ ...DEFAULTS, language: 'hu', theme: 'light', speed: 4, sounds: true })
  })

  it('that are damaged do not affect the others', () => {
    const json = JSON.stringify({ language: 'xx', theme: 7, speed: 3, sounds: 'yes', hints: false, __proto__: 1, x: 2 })
    expect(readSettings(json)).toEqual({ ...DEFAULTS, hints: false })
  })

  it.each(['', '{', 'null', '[]', '"dark"', '7'])('that are no settings at all (%s) count as none', (json) => {
    expect(readSettings(json)).toEqual(DEFAULTS)
  })

  it('start with quiet sounds, hints, and the system’s theme', () => {
    expect(DEFAULTS).toMatchObject({ sounds: true, volume: 0.5, hints: true, theme: 'system', language: 'system' })
  })
})

describe('seats from storage', () => {
  it('are two to four, people or bots of a known level', () => {
    const human = { kind: 'human', name: 'Ada' }
    const bot = { kind: 'bot', level: 'priest' }
    expect(readSeats([human, bot])).toEqual([human, bot])
    expect(readSeats([human, { ...bot, auto: true }])).toEqual([human, { ...bot, auto: true }])
    expect(readSeats([human, { ...bot, auto: 'yes' }])).toEqual([human, bot])
    expect(readSeats([human])).toBeUndefined()
    expect(readSeats([human, bot, bot, bot, bot])).toBeUndefined()
    expect(readSeats([human, { ...bot, level: 'god' }])).toBeUndefined()
    expect(readSeats([human, null])).toBeUndefined()
  })

  it('have names of limited length without control characters', () => {
    expect(cleanName('  A\u202Eda\n  Lovelace ')).toBe('A da Lovelace')
    expect(cleanName('x'.repeat(100))).toHaveLength(24)
  })
})
