import { REASON_CODES, type Reason } from '@amyitis/bots'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { reasonOf } from '../src/index.ts'
import { faultsOf, isSentence, NAMES } from './prose.ts'
import { REASONS } from './reasons.ts'

const all = REASON_CODES.flatMap((code) => REASONS[code])

describe.each(LANGUAGES)('in %s', (language) => {
  const text = createText(language)

  it.each(NAMES)('every reason is a proper sentence, and no two are the same: %s, %s', (...names) => {
    const said = all.map((reason) => reasonOf({ text, names }, reason, 0))
    expect(said.filter((one) => !isSentence(one))).toEqual([])
    expect(said.flatMap((one) => faultsOf(language, one))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  })

  it('reasons about another name that one, and reasons about oneself nobody', () => {
    const names = NAMES[1]
    for (const reason of all) {
      const said = reasonOf({ text, names }, reason, 0)
      const others = ('seats' in reason ? reason.seats : 'seat' in reason ? [reason.seat] : []).filter(
        (seat): seat is number => seat !== null && seat > 0,
      )
      const lost = reason.code === 'row' && !reason.card
      if (!lost) for (const seat of others) expect(said).toContain(names[seat])
      if (others.length === 0 && reason.code !== 'power')
        for (const name of names.slice(1)) expect(said).not.toMatch(new RegExp(`(^| )${name}(?!\\p{L})`, 'u'))
    }
  })
})

it('reasons are told in plain words', () => {
  const text = createText('en')
  const say = (reason: Reason) => reasonOf({ text, names: ['Blue', 'Red', 'Black'] }, reason, 0)
  expect(say(REASONS.bonus[0])).toBe('Brings the irrigation bonus at b2: 2 points.')
  expect(say(REASONS.opens[0])).toBe('Opens b2 (3 points) for Black.')
  expect(say(REASONS['last-card'][0])).toBe('The last Banker I: none is left for Red and Black.')
  expect(say(REASONS.ends[0])).toBe('Ends the game with this round.')
  expect(say(REASONS.pays[0])).toBe('Costs 1 camel, 1 date, and 1 gardener.')
})
