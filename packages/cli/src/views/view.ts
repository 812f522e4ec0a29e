import type { Game } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { type View as Reading, viewOf as readingOf } from '@amyitis/narration'
import type { Paint } from '../terminal/paint.ts'

/** The width that everything fits into. */
export const COLUMNS = 80

/** How one person sees a game in a terminal: language and colours. */
export interface View extends Reading {
  readonly paint: Paint
}

export function viewOf(game: Game, text: Text, paint: Paint): View {
  return { ...readingOf(game, text), paint }
}
