import type { Text } from '@amyitis/i18n/app'
import type { PublicPlayer } from '@amyitis/protocol'

/** The name of a player; in a game that is over the one it was played under, with today’s beside it. */
export function playerName(text: Text, { name, playedAs }: PublicPlayer): string {
  if (name === undefined) return text.t('online.seat.erased')
  return playedAs === undefined ? name : text.t('online.name.now', { before: playedAs, now: name })
}
