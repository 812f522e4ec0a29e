import type { Text } from '@amyitis/i18n/app'
import type { View } from '@amyitis/narration'
import { recordNames, type SeatedPlayer } from '../game/seats.ts'
import type { PlayerInfo } from './model.ts'

/** Today’s name of somebody who played under another. */
export const nowText = (text: Text, now: string | undefined): string =>
  now === undefined ? '' : text.t('table.name.now', { now })

/** The name under which a game was played, with today’s beside it. */
export const fullName = (text: Text, { name, now }: PlayerInfo): string =>
  now === undefined ? name : `${name} (${nowText(text, now)})`

/** The seat of the only person at this screen. */
export function onlyPerson(players: readonly Pick<PlayerInfo, 'kind'>[]): number | undefined {
  const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  return people.length === 1 ? people[0] : undefined
}

/** The seat that is called “you”: that of the only person, if they gave no name. */
export function namelessSeat(seats: readonly SeatedPlayer[]): number | undefined {
  const seat = onlyPerson(seats)
  return seat !== undefined && recordNames(seats)[seat] === '' ? seat : undefined
}

/** Who sits where. A person alone at a screen is “you”; if several people share it, nobody is. */
export function playersOf(
  seats: readonly SeatedPlayer[],
  { names, text, state }: Pick<View, 'names' | 'text' | 'state'>,
): PlayerInfo[] {
  const alone = onlyPerson(seats) !== undefined
  const nameless = namelessSeat(seats)
  const you = text.t('game.you')
  const noteOf = (seat: SeatedPlayer): string => {
    switch (seat.kind) {
      case 'bot':
        return 'standsInFor' in seat
          ? text.t('game.stand-in', { name: text.t(`level.${seat.level}.name`) })
          : text.t(`level.${seat.level}.epithet`)
      case 'human':
        return alone && seat.name !== '' ? you : ''
      case 'remote':
        return nowText(text, seat.now)
    }
  }
  return seats.map((seat, i) => ({
    kind: seat.kind,
    name: i === nameless ? you : names[i],
    color: state.seats[i].color,
    level: seat.kind === 'bot' ? seat.level : undefined,
    note: noteOf(seat),
    now: seat.kind === 'remote' ? seat.now : undefined,
  }))
}
