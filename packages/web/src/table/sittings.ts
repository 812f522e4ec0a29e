import type { View } from '@amyitis/words'
import { isHuman, type Sitter } from '../game/seats.ts'
import type { Sitting } from './model.ts'

/** Who sits where. Nobody is “you” where several people sit around one screen. */
export function sittingsOf(seats: readonly Sitter[], { names, text }: Pick<View, 'names' | 'text'>): Sitting[] {
  const you = seats.filter(isHuman).length === 1 ? text.t('game.you') : ''
  return seats.map((seat, i) => ({
    kind: seat.kind,
    name: names[i],
    note:
      seat.kind === 'bot'
        ? text.t('game.bot', { level: text.t(`level.${seat.level}.name`) })
        : isHuman(seat)
          ? you
          : '',
  }))
}
