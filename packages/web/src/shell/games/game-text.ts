import { COLORS, RULES_VERSION } from '@amyitis/engine'
import { characterNames, type Text } from '@amyitis/i18n/app'
import { namelessSeat, onlyPerson } from '../../board/players.ts'
import type { GameHead } from '../../game/saved.ts'
import { recordNames } from '../../game/seats.ts'

/** What everyone at a table is called: by name, else by colour. */
export const seatNames = (text: Text, { seats }: Pick<GameHead, 'seats'>): string[] =>
  characterNames(recordNames(seats)).map((name, i) => (name === '' ? text.name('color', COLORS[i]) : name))

/** Where a game stands, in a few words. */
export function standingText(text: Text, head: GameHead): string {
  const { seats, summary } = head
  const { player, winners } = summary
  const names = seatNames(text, head)
  const you = onlyPerson(seats)
  if (player === undefined) {
    if (you !== undefined && winners.includes(you))
      return text.t(winners.length === 1 ? 'game.won.you' : 'game.won.you-and')
    const who = winners.map((seat) => names[seat])
    return text.t('game.won', { count: who.length, who: text.list(who) })
  }
  return player === you ? text.t('game.your-turn') : text.t('game.turn-of', { who: names[player] })
}

/** The players as labels: the only person is “You”. */
export function playerLabels(text: Text, head: Pick<GameHead, 'seats'>): string[] {
  const you = namelessSeat(head.seats)
  return seatNames(text, head).map((name, seat) => (seat === you ? text.t('game.you') : name))
}

/** Who plays against whom. */
export const opponentsText = (text: Text, head: GameHead): string => text.list(playerLabels(text, head))

/** The version of the rules by which a game is played, if it is not the newest. */
export function olderRules({ record }: Pick<GameHead, 'record'>): string | undefined {
  const version = /^rules (\S+)\r?$/m.exec(record)?.[1]
  return version === RULES_VERSION ? undefined : version
}
