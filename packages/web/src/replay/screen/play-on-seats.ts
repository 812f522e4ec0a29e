import type { Level } from '@amyitis/bots'
import type { SeatSetting } from '../../game/seats.ts'

/** Who goes on from a position: one person in the place of `own`, and bots in all `count` others. */
export function playOnSeats(
  count: number,
  seats: readonly SeatSetting[] | undefined,
  own: number,
  level: Level,
): SeatSetting[] {
  const sat = seats?.[own]
  const person = sat?.kind === 'human' ? sat.name : ''
  return Array.from({ length: count }, (_, seat) =>
    seat === own ? { kind: 'human', name: person } : { kind: 'bot', level },
  )
}
