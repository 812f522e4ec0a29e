import { type Edition, shortEdition } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { boardValues } from './board-values.ts'
import { type Draft, sourceAt, standardValueAt, valueAt } from './draft.ts'
import type { Field, Section } from './pieces.ts'

const spoken = (text: Text, { nameOf }: Field, value: unknown): string => {
  if (value === undefined) return text.t('rules.R9.2.none')
  return nameOf?.(String(value)) ?? String(value)
}

/** What an owner of the game found on the cards, in words to send to us, with the edition itself. */
export function messageOf(text: Text, sections: readonly Section[], draft: Draft, edition: Edition): string {
  const onPieces = sections.flatMap(({ title, pieces }) =>
    pieces.flatMap(({ name, fields }) =>
      fields.flatMap((field) => {
        const { path, label } = field
        if (sourceAt(draft, path) !== 'own') return []
        const value = spoken(text, field, valueAt(draft, path))
        const ours = spoken(text, field, standardValueAt(draft, path))
        return [text.t('editor.message.line', { title, name, label, value, ours })]
      }),
    ),
  )
  const onBoard = boardValues(text, draft)
    .filter(({ source }) => source === 'own')
    .map(({ title, words, standard }) => text.t('editor.message.board', { title, value: words, ours: standard }))
  return [text.t('editor.message'), '', ...onPieces, ...onBoard, '', JSON.stringify(shortEdition(edition)), ''].join(
    '\n',
  )
}
