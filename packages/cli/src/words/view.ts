import type { Game, State } from '@amyitis/engine'
import { toState } from '@amyitis/engine'
import type { Text } from '@amyitis/text'
import { harmless } from '../terminal/harmless.ts'
import type { Paint } from '../terminal/paint.ts'

/** Columns of a terminal that everything fits into. */
export const COLUMNS = 80

/** How cubes are marked: the letters of blue, red, black and white, whatever the language. */
export const LETTERS = { blue: 'B', red: 'R', black: 'K', white: 'W', neutral: 'n' } as const

/** A game as one person sees it: in a language, with names and perhaps colours. */
export interface View {
  readonly game: Game
  readonly state: State
  readonly text: Text
  readonly names: readonly string[]
  readonly paint: Paint
}

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

export function viewOf(game: Game, text: Text, paint: Paint): View {
  return { game, state: toState(game.position), text, names: namesOf(game, text), paint }
}
