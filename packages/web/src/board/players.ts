import type { Text } from '@amyitis/text/app'
import type { View } from '@amyitis/words'
import { isHuman, type SeatedPlayer } from '../game/seats.ts'
import type { PlayerInfo } from './model.ts'

const nowOf = (seat: SeatedPlayer): string | undefined => (seat.kind === 'remote' ? seat.now : undefined)

export const nowWords = (text: Text, now: string | undefined): string =>
  now === undefined ? '' : text.t('table.name.now', { now })

/** The name under which a game was played, with today’s beside it. */
export const fullName = (text: Text, { name, now }: PlayerInfo): string =>
  now === undefined ? name : `${name} (${nowWords(text, now)})`

/** Who sits where. Nobody is “you” where several people sit around one screen. */
export function playersOf(seats: readonly SeatedPlayer[], { names, text }: Pick<View, 'names' | 'text'>): PlayerInfo[] {
  const you = seats.filter(isHuman).length === 1 ? text.t('game.you') : ''
  return seats.map((seat, i) => ({
    kind: seat.kind,
    name: names[i],
    note:
      seat.kind === 'bot'
        ? text.t('game.bot', { level: text.t(`level.${seat.level}.name`) })
        : isHuman(seat)
          ? you
          : nowWords(text, nowOf(seat)),
    now: nowOf(seat),
  }))
}
