import { COLORS } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import type { GameHead } from '../../game/saved.ts'
import { isHuman } from '../../game/seats.ts'

/** What everyone at a table is called: by name, else by colour. */
export const seatNames = (text: Text, { seats }: Pick<GameHead, 'seats'>): string[] =>
  seats.map((seat, i) => (seat.name === '' ? text.name('color', COLORS[i]) : seat.name))

/** Where a game stands, in a few words. */
export function standing(text: Text, head: GameHead): string {
  const { seats, summary } = head
  const names = seatNames(text, head)
  if (summary.player === undefined) {
    const who = summary.winners.map((seat) => names[seat])
    return text.t('game.won', { count: who.length, who: text.list(who) })
  }
  const people = seats.filter(isHuman).length
  const mine = isHuman(seats[summary.player]) && people === 1
  return mine ? text.t('game.your-turn') : text.t('game.turn-of', { who: names[summary.player] })
}

/** Who plays against whom. */
export const company = (text: Text, head: GameHead): string =>
  text.list(
    head.seats.map((seat, i) => {
      if (isHuman(seat) && seat.name === '' && head.seats.filter(isHuman).length === 1) return text.t('game.you')
      return seatNames(text, head)[i]
    }),
  )
