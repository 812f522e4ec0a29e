import { createText } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { type TextNews, type TextState, textAfter, textIn } from '../src/app/text.ts'

const english = { text: createText('en'), topics: [] }
const offline = new Error('offline')
const after = (...news: readonly TextNews[]): TextState => news.reduce(textAfter, { loaded: english })

describe('the words of a screen', () => {
  it('stay in the language before, where another one cannot be loaded', () => {
    const state = after({ do: 'begin' }, { do: 'failed', key: 'fr', error: offline })
    expect(textIn(state, 'fr', [])).toBe(english.text)
  })

  it('are waited for on the next screen, whatever failed before', () => {
    const failed = after({ do: 'begin' }, { do: 'failed', key: 'fr', error: offline })
    // First the screen changes, then the loading begins.
    expect(textIn(failed, 'fr', ['learn'])).toBeUndefined()
    expect(textIn(textAfter(failed, { do: 'begin' }), 'fr', ['learn'])).toBeUndefined()
  })

  it('are tried again by whoever comes back to a screen', () => {
    const failed = after({ do: 'begin' }, { do: 'failed', key: 'en learn', error: offline })
    expect(() => textIn(failed, 'en', ['learn'])).toThrow(offline)
    const away = textAfter(failed, { do: 'begin' })
    expect(textIn(away, 'en', ['learn'])).toBeUndefined()
  })
})
