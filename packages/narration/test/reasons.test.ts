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
    const sentences = all.map((reason) => reasonOf({ text, names }, reason, 0))
    expect(sentences.filter((one) => !isSentence(one))).toEqual([])
    expect(sentences.flatMap((one) => faultsOf(language, one))).toEqual([])
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('a reason names the other player it is about, and nobody if it is about oneself', () => {
    const names = NAMES[1]
    for (const reason of all) {
      const sentence = reasonOf({ text, names }, reason, 0)
      const others = ('seats' in reason ? reason.seats : 'seat' in reason ? [reason.seat] : []).filter(
        (seat): seat is number => seat !== null && seat > 0,
      )
      const lost = reason.code === 'row' && !reason.card
      if (!lost) for (const seat of others) expect(sentence).toContain(names[seat])
      if (others.length === 0 && reason.code !== 'power')
        for (const name of names.slice(1)) expect(sentence).not.toMatch(new RegExp(`(^| )${name}(?!\\p{L})`, 'u'))
    }
  })
})

it('reasons in English', () => {
  const text = createText('en')
  const say = (reason: Reason) => reasonOf({ text, names: ['Blue', 'Red', 'Black'] }, reason, 0)
  expect(say(REASONS.bonus[0])).toBe('Wins the irrigation bonus at b2: 2 points.')
  expect(say(REASONS.opens[0])).toBe('Opens up b2 (3 points) for Black.')
  expect(say(REASONS['last-card'][0])).toBe('Takes the last Banker I: none left for Red and Black.')
  expect(say(REASONS.ends[0])).toBe('Ends the game after this round.')
  expect(say(REASONS.pays[0])).toBe('Costs 1 camel, 1 date and 1 Gardener.')
})
