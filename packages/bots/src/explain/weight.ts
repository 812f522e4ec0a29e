import type { Temple } from '@amyitis/engine'
import type { Fact, Reason } from './reason.ts'

const TEMPLE: Readonly<Record<Temple, number>> = { ishtar: 1.4, marduk: 2, tammouz: 1.6 }
const TRADE_GONE = 1.2
/** A fact that holds for the other choice too is hardly a reason for this one. */
const SHARED = 0.25

interface Stock {
  readonly talents: number
  readonly camels: number
  readonly goods: readonly unknown[]
}
const worth = ({ talents, camels, goods }: Stock) => 0.7 * talents + 1.5 * camels + 1.6 * goods.length

/** Roughly what a fact is worth in points: only for the order of the reasons, never to evaluate a move. */
function weight(fact: Fact): number {
  switch (fact.code) {
    case 'only':
      return 99
    case 'ends':
      return 12
    case 'points':
    case 'palace-card':
    case 'favour':
      return fact.points
    case 'bonus':
      return fact.points + 0.5
    case 'banker':
      return 2.5 + 1.5 * fact.level
    case 'caravaneer':
      return 2.5 + fact.level
    case 'gardener':
      return 2.5
    case 'last-card':
      return 1.8 + 0.4 * fact.seats.length
    case 'favour-near':
      return fact.points / (2 + 2 * fact.missing)
    case 'end-near':
      return 2.2 / fact.tiles
    case 'majority':
      return 1.1 * fact.squares.length
    case 'breaks':
      return 1.2 * fact.squares.length
    case 'opens':
    case 'prepares':
      return 0.5 * fact.points + 0.6
    case 'in-reach':
    case 'out-of-reach':
      return 0.4 * fact.points
    case 'takes-square':
      return 2.4
    case 'prepares-card':
      return 1.7
    case 'prepares-sale':
    case 'keeps-sale':
      return 0.4 * fact.points
    case 'row':
      return fact.card ? 2.6 : 0.8
    case 'row-lead':
      return 1.6 - 0.3 * fact.missing
    case 'temple':
      return TEMPLE[fact.temple] * Math.abs(rankWorth(fact.to) - rankWorth(fact.from))
    case 'pushed-out':
      return 0.6
    case 'last-trade':
      return fact.cost === null ? TRADE_GONE : TRADE_GONE / 2
    case 'last-pass':
      return 1
    case 'pass':
      return 1 + 0.5 * fact.talents
    case 'keeps':
      return 0.5
    case 'keeps-goods':
      return 1.2 * fact.goods.length
    case 'stock':
    case 'gives':
      return worth(fact)
    case 'pays':
      return 0.4 * (worth(fact) + 2.5 * fact.gardeners)
    case 'track':
      return fact.to === fact.from ? 0.6 : 1.6
    case 'power':
      return 1.5
  }
}

const rankWorth = (rank: 0 | 1 | 2) => (rank === 1 ? 1 : rank === 2 ? 0.5 : 0)

/** Sorts reasons by weight, most important first; the sort is stable. */
export function byWeight(reasons: readonly Reason[]): Reason[] {
  const keyed = reasons.map((reason) => ({ reason, key: weight(reason) * (reason.shared ? SHARED : 1) }))
  return keyed.sort((a, b) => b.key - a.key).map(({ reason }) => reason)
}
