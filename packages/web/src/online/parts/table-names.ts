import { characterNames, type Text } from '@amyitis/i18n/app'
import type { PublicPlayer, TableSummary } from '@amyitis/protocol'

type Sitting = TableSummary['players'][number]

/** What everyone at a listed table is called; an empty seat has the name of the player it is reserved for, or none. */
export const namesAt = (text: Text, players: readonly Sitting[]): string[] =>
  characterNames(
    players.map(({ player, level, reserved }) => {
      if (player !== undefined) return playerName(text, player)
      return level ?? (reserved === undefined ? '' : playerName(text, reserved))
    }),
  )

/** Everybody at a table but the player themselves. */
export function othersAt(text: Text, { players }: Pick<TableSummary, 'players'>, me: string | undefined): string[] {
  return namesAt(text, players).filter((name, seat) => {
    const own = (players[seat].player ?? players[seat].reserved)?.id
    return name !== '' && (own === undefined || own !== me)
  })
}

/** The name of a player; in a game that is over the one it was played under, with today’s beside it. */
export function playerName(text: Text, { name, playedAs }: PublicPlayer): string {
  if (name === undefined) return text.t('online.seat.erased')
  return playedAs === undefined ? name : text.t('online.name.now', { before: playedAs, now: name })
}
