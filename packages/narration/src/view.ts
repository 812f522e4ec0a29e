import { type Game, type State, toState } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'

/** How players are marked beside their colour: the letters of blue, red, black and white, whatever the language. */
export const LETTERS = { blue: 'B', red: 'R', black: 'K', white: 'W', neutral: 'n' } as const

/** A game as one person reads it: in a language, with names. */
export interface View {
  readonly game: Game
  readonly state: State
  readonly text: Text
  readonly names: readonly string[]
}

/** Foreign text (a name, an option, a line of a file) must not steer a terminal, nor turn round what stands there. */
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

export const harmless = (text: string) => text.replace(CONTROL, ' ')

/** The players' names: as given, else their colours. */
export function namesOf(game: Game, text: Text): string[] {
  const { seats } = toState(game.position)
  return seats.map((seat, i) => {
    const given = harmless(game.headers.names?.[i] ?? '')
      .normalize('NFC')
      .trim()
    return given === '' ? text.name('color', seat.color) : given
  })
}

export function viewOf(game: Game, text: Text): View {
  return { game, state: toState(game.position), text, names: namesOf(game, text) }
}
