import { nearestLevel } from '@amyitis/bots'
import type { BotLevel } from '@amyitis/protocol'
import { FIRST_WINDOW, WIDER_BY, WINDOW_STEP_MS } from '@amyitis/protocol/app'
import type { PairingRow } from '../store/types.ts'

type Level = (typeof BotLevel)['_output']

export const windowAt = (since: number, now: number): number =>
  FIRST_WINDOW + WIDER_BY * Math.max(0, Math.floor((now - since) / WINDOW_STEP_MS))

type Seeker = Pick<PairingRow, 'player' | 'person' | 'rating' | 'rated' | 'since' | 'traces'>

/** Nobody is paired with themselves. For rated games, one device or address counts as the same person. */
const isSamePerson = (one: Seeker, other: Seeker): boolean =>
  one.person === other.person || (one.rated && one.traces.some((trace) => other.traces.includes(trace)))

/** Is each of the two within the window of the other? */
function fits(one: Seeker, other: Seeker, now: number): boolean {
  const distance = Math.abs(one.rating - other.rating)
  const window = Math.min(windowAt(one.since, now), windowAt(other.since, now))
  return distance <= window && !isSamePerson(one, other)
}

/** The number of candidates to combine; more would be slow and hardly find a better group. */
const MAX_CANDIDATES = 12

/** The largest group around a player in which all fit each other, up to this size; prefers the nearest ratings. */
export function groupAround<T extends Seeker>(own: T, waiting: readonly T[], size: number, now: number): T[] {
  const candidates = waiting
    .filter((one) => one.player !== own.player && fits(own, one, now))
    .sort((a, b) => Math.abs(a.rating - own.rating) - Math.abs(b.rating - own.rating) || a.since - b.since)
    .slice(0, MAX_CANDIDATES)

  let best: T[] = [own]
  const extend = (group: T[], from: number): void => {
    if (group.length > best.length) best = group
    for (let i = from; i < candidates.length && best.length < size; i++)
      if (group.every((one) => fits(one, candidates[i], now))) extend([...group, candidates[i]], i + 1)
  }
  extend([own], 0)
  return best
}

/** The bot closest in strength to the average of these ratings. */
export const nearestBot = (ratings: readonly number[]): Level =>
  nearestLevel(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length)
