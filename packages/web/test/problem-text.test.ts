import { LANGUAGES, loadText } from '@amyitis/i18n/app'
import { PROBLEMS } from '@amyitis/protocol'
import { describe, expect, it } from 'vitest'
import { problemText } from '../src/online/api/problem-text.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  it('there is a sentence for every problem code of the server', async () => {
    const text = await loadText(language, ['online'])
    const unknown = (code: string) => text.t('online.problem.unknown', { code })
    for (const code of [...Object.keys(PROBLEMS), 'no-network', 'no-server', 'too-often'])
      expect(problemText(text, code), code).not.toBe(unknown(code))
    expect(problemText(text, 'of-tomorrow')).toBe(unknown('of-tomorrow'))
  })
})
