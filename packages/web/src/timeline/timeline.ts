import {
  apply,
  clonePosition,
  type Dealer,
  type Entry,
  type Event,
  fixedDealer,
  formatMove,
  type Game,
  type Position,
  playMove,
  rewind,
  seededDealer,
} from '@amyitis/engine'
import type { Step } from '../game/game-in-progress.ts'
import { tallyAt } from './points.ts'

/** A game laid out in time: position `n` is the one after `n` answered decisions, `steps[n]` is what was done in it. */
export interface Timeline {
  /** As it stands at the end of the line. */
  readonly game: Game
  readonly positions: readonly Position[]
  readonly steps: readonly Step[]
  /** How many decisions it shares with the game that was played; all of them unless it is a “what if?”. */
  readonly base: number
}

export const lengthOf = ({ steps }: Timeline): number => steps.length

/** A place off the line is its nearest end. */
export const within = (timeline: Timeline, n: number): number =>
  Math.max(0, Math.min(lengthOf(timeline), Number.isFinite(n) ? Math.trunc(n) : 0))

/** How many decisions two lines have in common. */
export function sharedBy(one: Timeline, other: Timeline): number {
  const differs = one.steps.findIndex(({ move }, n) => move !== other.steps[n]?.move)
  return differs < 0 ? lengthOf(one) : differs
}

const stepOf = ({ seat, move, opens }: Entry, { round }: Position, events: readonly Event[]): Step => ({
  seat,
  round,
  move: formatMove(move),
  opens,
  events,
})

/** What a decision makes of a position. */
function after(before: Position, { move, deal }: Entry): { position: Position; events: Event[] } {
  const position = clonePosition(before)
  const events: Event[] = []
  position.log = events
  playMove(position, move, fixedDealer(deal ?? []))
  position.log = undefined
  return { position, events }
}

/** Every position of a game at once: a copy is so cheap that none needs to be found again. */
export function timelineOf(game: Game): Timeline {
  const positions: Position[] = [rewind(game, 0).position]
  const steps = game.entries.map((entry, n) => {
    const { position, events } = after(positions[n], entry)
    positions.push(position)
    return stepOf(entry, positions[n], events)
  })
  return { game, positions, steps, base: steps.length }
}

/** The game as it stood after `n` decisions. Its position is that of the timeline: what is played is played on a copy. */
export function gameAt(timeline: Timeline, n: number): Game {
  const { game, positions } = timeline
  return { ...game, position: positions[n], entries: game.entries.slice(0, n), tally: tallyAt(timeline, n) }
}

/** The deals of a game: “what if?” lays the same cards in each round, and others only once it has no more. */
export function dealsOf({ start, entries }: Game): Dealer {
  const begun = 'setup' in start ? { round: 1, deals: [start.deal] } : { round: start.position.round + 1, deals: [] }
  const deals = [...begun.deals, ...entries.flatMap(({ deal }) => (deal === undefined ? [] : [deal]))]
  const beyond = seededDealer('what if')
  return (round, cards, groups) => {
    const deal = deals[round - begun.round]
    const dealer = deal === undefined ? beyond : fixedDealer(deal)
    dealer(round, cards, groups)
  }
}

/** Another line of the same game, decision by decision as it is known; what both have in common stays as it is. */
export function along(line: Timeline, entries: readonly Entry[]): Timeline {
  const known = line.game.entries
  const differs = entries.findIndex(
    ({ move, deal }, i) => move !== known[i]?.move || String(deal) !== String(known[i]?.deal),
  )
  const n = differs < 0 ? entries.length : differs
  const positions = line.positions.slice(0, n + 1)
  const steps = line.steps.slice(0, n)
  for (const entry of entries.slice(n)) {
    const before = positions[positions.length - 1]
    const { position, events } = after(before, entry)
    steps.push(stepOf(entry, before, events))
    positions.push(position)
  }
  const tally = tallyAt({ positions, steps }, steps.length)
  const game = { ...line.game, position: positions[steps.length], entries, tally }
  return { game, positions, steps, base: Math.min(line.base, n) }
}

/** Another line of play: the first `n` decisions of a line, then these moves, as far as they are legal. */
export function whatIf(line: Timeline, n: number, moves: readonly string[], dealer: Dealer): Timeline {
  let game = gameAt(line, n)
  const positions = line.positions.slice(0, n + 1)
  const steps = line.steps.slice(0, n)
  for (const move of moves) {
    const applied = apply(game, move, dealer)
    if (!applied.ok) break
    steps.push(stepOf(applied.game.entries[steps.length], game.position, applied.events))
    game = applied.game
    positions.push(game.position)
  }
  return { game, positions, steps, base: Math.min(line.base, n) }
}
