import { type Edition, STANDARD, shortEdition } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { type Draft, sourceAt, valueAt } from './draft.ts'
import type { Section } from './pieces.ts'

const spoken = (text: Text, value: unknown): string =>
  value === undefined ? text.t('rules.R9.2.none') : Array.isArray(value) ? value.join(', ') : String(value)

/** What an owner of the game found on the cards, in words to send to us, with the edition itself. */
export function messageOf(text: Text, sections: readonly Section[], draft: Draft, edition: Edition): string {
  const found = sections.flatMap(({ title, pieces }) =>
    pieces.flatMap(({ name, fields }) =>
      fields.flatMap(({ path, label }) => {
        if (sourceAt(draft, path) !== 'own') return []
        const ours = spoken(text, valueAt(STANDARD as unknown as Draft, path))
        return [text.t('editor.message.line', { title, name, label, value: spoken(text, valueAt(draft, path)), ours })]
      }),
    ),
  )
  return [text.t('editor.message'), '', ...found, '', JSON.stringify(shortEdition(edition)), ''].join('\n')
}
