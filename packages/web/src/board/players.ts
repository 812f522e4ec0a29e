import type { Text } from '@amyitis/i18n/app'
import type { View } from '@amyitis/narration'
import { isHuman, type SeatedPlayer } from '../game/seats.ts'
import type { PlayerInfo } from './model.ts'

/** Today’s name of somebody who played under another. */
export const nowWords = (text: Text, now: string | undefined): string =>
  now === undefined ? '' : text.t('table.name.now', { now })

/** The name under which a game was played, with today’s beside it. */
export const fullName = (text: Text, { name, now }: PlayerInfo): string =>
  now === undefined ? name : `${name} (${nowWords(text, now)})`

/** Who sits where. Nobody is “you” where several people sit around one screen. */
export function playersOf(
  seats: readonly SeatedPlayer[],
  { names, text, state }: Pick<View, 'names' | 'text' | 'state'>,
): PlayerInfo[] {
  const you = seats.filter(isHuman).length === 1 ? text.t('game.you') : ''
  const noteOf = (seat: SeatedPlayer): string => {
    switch (seat.kind) {
      case 'bot':
        return text.t('game.bot', { level: text.t(`level.${seat.level}.name`) })
      case 'human':
        return you
      case 'remote':
        return nowWords(text, seat.now)
    }
  }
  return seats.map((seat, i) => ({
    kind: seat.kind,
    name: names[i],
    color: state.seats[i].color,
    note: noteOf(seat),
    now: seat.kind === 'remote' ? seat.now : undefined,
  }))
}
