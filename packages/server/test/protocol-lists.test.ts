import { LEVELS } from '@amyitis/bots'
import { LANGUAGES } from '@amyitis/i18n'
import { BOT_LEVELS, LANGUAGES as SPOKEN } from '@amyitis/protocol'
import { describe, expect, it } from 'vitest'

// The protocol stands alone, so that a client needs neither bots nor texts to speak it. Its lists are copies.
describe('the protocol', () => {
  it('knows every level of the bots, weakest first', () => {
    expect(BOT_LEVELS).toEqual(LEVELS)
  })

  it('knows every language of the texts', () => {
    expect(SPOKEN).toEqual(LANGUAGES)
  })
})
