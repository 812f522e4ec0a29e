import { type City, PLAYER_COUNTS, STANDARD } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { type Draft, doubleSidesOf, routeOf, routeSource, sourceAt, type ValueSource, valueAt } from './draft.ts'

/** A value of the board as a whole rather than of a piece. */
export interface BoardValue {
  readonly title: string
  readonly source: ValueSource
  readonly words: string
  /** The same in the standard edition. */
  readonly standard: string
}

const STANDARD_DRAFT = STANDARD as unknown as Draft

/** R2.5, R3.3, R3.5, R7.1 The order of the cities, and what the plan of the garden shows. */
export function boardValues(text: Text, draft: Draft): BoardValue[] {
  const value = (title: string, source: ValueSource, wordsOf: (edition: Draft) => string): BoardValue => ({
    title,
    source,
    words: wordsOf(draft),
    standard: wordsOf(STANDARD_DRAFT),
  })
  const route = (edition: Draft) =>
    routeOf(edition)
      .map((city: City) => text.name('city', city))
      .join(', ')
  const list = (names: unknown) =>
    Array.isArray(names) && names.length > 0 ? names.join(', ') : text.t('rules.box.none')
  return [
    value(text.t('editor.route'), routeSource(draft), route),
    value(text.t('rules.box.double'), sourceAt(draft, 'doubleSides'), (edition) => list(doubleSidesOf(edition))),
    value(text.t('rules.box.passes'), sourceAt(draft, 'doublePasses'), ({ doublePasses }) =>
      text.t(doublePasses === 'first' ? 'rules.box.passes.first' : 'rules.box.passes.none'),
    ),
    ...PLAYER_COUNTS.map((players) => {
      const path = `emptySquares.${players}`
      return value(text.t('rules.box.empty', { players }), sourceAt(draft, path), (edition) =>
        list(valueAt(edition, path)),
      )
    }),
  ]
}
