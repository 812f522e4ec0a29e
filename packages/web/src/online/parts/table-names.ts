import { characterNames, type Text } from '@amyitis/i18n/app'
import type { TableSummary } from '@amyitis/protocol'
import { playerName } from './player-name.ts'

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
