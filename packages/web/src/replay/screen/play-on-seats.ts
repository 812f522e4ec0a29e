import type { Level } from '@amyitis/bots'
import { freeName, type SeatSetting } from '../../game/seats.ts'

/**
 * Who goes on from a position: one person in the place of `own`, and bots in all others. Bots that sat there keep their
 * names, which `names` has; no two have the same.
 */
export function playOnSeats(
  names: readonly string[],
  seats: readonly SeatSetting[] | undefined,
  own: number,
  level: Level,
): SeatSetting[] {
  const kept = names.map((name, seat) => (seat !== own && seats?.[seat].kind === 'bot' ? name : undefined))
  const person = seats?.[own].kind === 'human' ? seats[own].name : ''
  const taken = [person, ...kept.filter((name) => name !== undefined)]
  return kept.map((known, seat): SeatSetting => {
    if (seat === own) return { kind: 'human', name: person }
    const name = known ?? freeName(taken)
    taken.push(name)
    return { kind: 'bot', name, level }
  })
}
