import { costliestTurns, type Review } from '@amyitis/bots'
import { COLORS, type Game } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { namesOf, withoutControls } from '@amyitis/narration'
import { CommandLineError, EXIT_USAGE } from './command-line-error.ts'

const plain = (name: string) => withoutControls(name).normalize('NFC').trim().toLowerCase()

/** The seats of whoever has this name, in the record or as shown. Without a name, the record has a colour. */
export function seatsOf(game: Game, name: string, text: Text): number[] {
  const shown = namesOf(game, text)
  const wanted = plain(name)
  const seats = game.position.seats.flatMap(({ color }, seat) => {
    const recorded = plain(game.headers.names?.[seat] ?? '')
    return [plain(shown[seat]), recorded === '' ? COLORS[color] : recorded].includes(wanted) ? [seat] : []
  })
  if (seats.length > 0) return seats
  throw new CommandLineError(text.t('error.no-player', { name, known: shown.join(', ') }), EXIT_USAGE)
}

/** A review of some seats only: their turns, and instead of the turning points, the turns that cost them most. */
export const limitedTo = (review: Review, seats: readonly number[]): Review => ({
  ...review,
  turns: review.turns.filter(({ seat }) => seats.includes(seat)),
  turningPoints: costliestTurns(review, seats).map(({ n, loss }) => ({ kind: 'turn', n, swing: loss })),
})
