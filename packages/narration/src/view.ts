import { COLORS, type Game, type State, toState } from '@amyitis/engine'
import { characterNames, type Text } from '@amyitis/i18n'
import type { Perspective } from './about.ts'

/** A game as one person reads it: in a language, with names. */
export interface View extends Perspective {
  readonly game: Game
  readonly state: State
}

/** Foreign text (a name, an option, a line of a file) must not steer a terminal, nor turn round what stands there. */
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

export const withoutControls = (text: string) => text.replace(CONTROL, ' ')

/** The players' names: as given, else their colours. Bots, which records know by their levels, are called by their names. */
export function namesOf(game: Game, text: Text): string[] {
  const { seats } = game.position
  const given = seats.map((_, i) =>
    withoutControls(game.headers.names?.[i] ?? '')
      .normalize('NFC')
      .trim(),
  )
  return characterNames(given).map((name, i) => (name === '' ? text.name('color', COLORS[seats[i].color]) : name))
}

export function viewOf(game: Game, text: Text): View {
  return { game, state: toState(game.position), text, names: namesOf(game, text) }
}
