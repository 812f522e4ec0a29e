import type { GameHead } from '../saved.ts'
import type { GameFacts, SeatFacts } from './facts.ts'
import { editionOf } from './facts-of.ts'
import { startOf } from './from-start.ts'
import { nothingGathered } from './gather.ts'

const NOTHING: Omit<SeatFacts, 'score'> = {
  ...nothingGathered(),
  opening: [],
  passedFirst: false,
  behind: 0,
  talents: 0,
  camels: 0,
  goods: 0,
}

/** What is known of a finished game of this browser before it is read; undefined if it doesn't count. */
export function outlineOf(head: GameHead): GameFacts | undefined {
  const start = startOf(head)
  if (start === undefined) return undefined
  const { palace, round, scores } = head.summary
  return {
    palace,
    ...editionOf(start),
    rounds: round,
    first: start.position.firstPlayer,
    neutralWater: 0,
    seats: scores.map((score) => ({ ...NOTHING, score })),
    subject: '',
    outline: true,
  }
}
