import { decideRating } from '../../src/rating/decide-rating.ts'
import { MIN_ESTABLISHED } from '../../src/rating/scale.ts'
import type { Contest, Skill } from '../../src/store/types.ts'

/** A player of a simulated league, with the data that a store would have. */
export interface Account {
  readonly player: string
  readonly traces: ReadonlySet<string>
  readonly met: Set<string>
  skill: Skill | undefined
}

export const account = (player: string, address: string): Account => ({
  player,
  traces: new Set([address]),
  met: new Set(),
  skill: undefined,
})

const key = (one: string, other: string) => [one, other].sort().join(' ')

const contestOf = (people: readonly Account[], today: ReadonlyMap<string, number>): Contest => ({
  contestants: people.map(({ player, traces, skill }) => ({ player, person: player, erased: false, traces, skill })),
  together: (one, other) => today.get(key(one, other)) ?? 0,
})

/** The games of one day, the winner first. */
export function playDay(games: readonly (readonly [Account, Account])[]): void {
  const today = new Map<string, number>()
  for (const people of games) {
    const participants = people.map(({ player }, i) => ({ player, rounds: 6, left: false, rank: i + 1 }))
    const { results, pairs } = decideRating(participants, contestOf(people, today))
    for (const [one, other] of pairs) today.set(key(one, other), (today.get(key(one, other)) ?? 0) + 1)
    const counted = results.flatMap(({ player, outcome }) => (outcome === 'counted' ? [player] : []))
    for (const one of people) {
      const result = results.find(({ player }) => player === one.player)
      if (result === undefined || result.outcome !== 'counted') continue
      for (const other of counted) if (other !== one.player) one.met.add(other)
      one.skill = { ...result, opponents: Math.min(MIN_ESTABLISHED.opponents, one.met.size) }
    }
  }
}
