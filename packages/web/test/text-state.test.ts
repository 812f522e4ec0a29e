import { createText } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { type TextAction, type TextState, textIn, textReducer } from '../src/app/text.ts'

const english = { text: createText('en'), topics: [] }
const offline = new Error('offline')
const after = (...news: readonly TextAction[]): TextState => news.reduce(textReducer, { loaded: english })

describe('the words of a screen', () => {
  it('stay in the previous language if another one can’t be loaded', () => {
    const state = after({ type: 'started' }, { type: 'failed', key: 'fr', error: offline })
    expect(textIn(state, 'fr', [])).toBe(english.text)
  })

  it('are awaited on the next screen, whatever failed before', () => {
    const failed = after({ type: 'started' }, { type: 'failed', key: 'fr', error: offline })
    // First the screen changes, then loading starts.
    expect(textIn(failed, 'fr', ['learn'])).toBeUndefined()
    expect(textIn(textReducer(failed, { type: 'started' }), 'fr', ['learn'])).toBeUndefined()
  })

  it('are requested again on returning to a screen', () => {
    const failed = after({ type: 'started' }, { type: 'failed', key: 'en learn', error: offline })
    expect(() => textIn(failed, 'en', ['learn'])).toThrow(offline)
    const away = textReducer(failed, { type: 'started' })
    expect(textIn(away, 'en', ['learn'])).toBeUndefined()
  })
})
