import { LANGUAGES, loadText } from '@amyitis/i18n/app'
import { PROBLEMS } from '@amyitis/protocol'
import { describe, expect, it } from 'vitest'
import { problemWords } from '../src/online/api/words.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  it('there are words for every reason why a server refuses something', async () => {
    const text = await loadText(language, ['online'])
    const unknown = (code: string) => text.t('online.problem.unknown', { code })
    for (const code of [...Object.keys(PROBLEMS), 'no-network', 'no-server', 'too-often'])
      expect(problemWords(text, code), code).not.toBe(unknown(code))
    expect(problemWords(text, 'of-tomorrow')).toBe(unknown('of-tomorrow'))
  })
})
