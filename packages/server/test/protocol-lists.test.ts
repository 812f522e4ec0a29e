import { LEVELS } from '@amyitis/bots'
import { LANGUAGES } from '@amyitis/i18n'
import { BOT_LEVELS, LANGUAGES as SPOKEN } from '@amyitis/protocol'
import { describe, expect, it } from 'vitest'

// The protocol imports neither bots nor i18n, so that clients don't need them. Its lists are copies.
describe('the protocol', () => {
  it('lists every bot level, weakest first', () => {
    expect(BOT_LEVELS).toEqual(LEVELS)
  })

  it('lists every language of the catalogue', () => {
    expect(SPOKEN).toEqual(LANGUAGES)
  })
})
