import type { ArenaGame } from './ratings.ts'
import { type Pairing, schedule } from './schedule.ts'
import { SequentialTest, type Verdict } from './sequential.ts'

/** The share of the win of a bot in a single seat: a win shared by k counts 1/k. */
export function shareOf({ seats, scores }: ArenaGame, bot: number): number {
  const best = Math.max(...scores)
  const won = seats.filter((other, seat) => other === bot && scores[seat] === best).length
  return won / scores.filter((score) => score === best).length
}

const keyOf = ({ block, seats }: Pick<ArenaGame, 'block' | 'seats'>) => `${block} ${seats}`

/** One bot against several copies of another, in blocks. */
export class Match<Result extends ArenaGame> {
  readonly lineUp: readonly number[]
  readonly pairings: readonly Pairing[]
  /** Means of the blocks that count: complete, in seed order, none after the verdict. */
  readonly means: number[] = []
  verdict: Verdict | undefined
  private readonly results: (Result | undefined)[]
  private readonly places: ReadonlyMap<string, number>
  private readonly test: SequentialTest | undefined
  private scheduled = 0
  private played = 0

  constructor(lineUp: readonly number[], games: number, seed: string, target: number | undefined) {
    this.lineUp = lineUp
    this.pairings = schedule(lineUp, games, seed)
    this.results = new Array(this.pairings.length).fill(undefined)
    this.places = new Map(this.pairings.map((pairing, i) => [keyOf(pairing), i]))
    this.test = target === undefined ? undefined : new SequentialTest(target)
  }

  next(): Pairing | undefined {
    if (this.verdict !== undefined) return undefined
    while (this.results[this.scheduled] !== undefined) this.scheduled++
    return this.pairings[this.scheduled++]
  }

  /** Adds the result of a game; false if it is not part of this match. */
  add(result: Result): boolean {
    const place = this.places.get(keyOf(result))
    if (place === undefined) return false
    if (this.results[place] === undefined) this.played++
    this.results[place] = result
    // In seed order, not in the order in which games end: short games must not count first.
    while (this.verdict === undefined && this.isComplete(this.means.length)) {
      const shares = this.blockOf(this.means.length).map((game) => shareOf(game as Result, this.lineUp[0]))
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
      this.means.push(mean)
      this.verdict = this.test?.add(mean)
    }
    return true
  }

  private blockOf(index: number): (Result | undefined)[] {
    const size = this.lineUp.length
    return this.results.slice(index * size, (index + 1) * size)
  }

  private isComplete(index: number): boolean {
    const games = this.blockOf(index)
    return games.length > 0 && games.every((game) => game !== undefined)
  }

  /** The games that count. */
  get games(): Result[] {
    return this.results.slice(0, this.means.length * this.lineUp.length) as Result[]
  }

  /** Games played so far, and the maximum number of games. */
  get progress(): { done: number; all: number } {
    const counted = this.means.length * this.lineUp.length
    return this.verdict === undefined
      ? { done: this.played, all: this.pairings.length }
      : { done: counted, all: counted }
  }
}

/** A set of matches. With a target, each match ends as soon as it is decided. */
export class Tournament<Result extends ArenaGame> {
  readonly matches: readonly Match<Result>[]

  constructor(lineUps: readonly (readonly number[])[], games: number, seed: string, target?: number) {
    this.matches = lineUps.map((lineUp) => new Match<Result>(lineUp, games, seed, target))
  }

  next(): Pairing | undefined {
    for (const match of this.matches) {
      const pairing = match.next()
      if (pairing !== undefined) return pairing
    }
    return undefined
  }

  add(result: Result): void {
    this.matches.some((match) => match.add(result))
  }

  get games(): Result[] {
    return this.matches.flatMap((match) => match.games)
  }

  get progress(): { done: number; all: number } {
    const parts = this.matches.map((match) => match.progress)
    const sum = (of: 'done' | 'all') => parts.reduce((total, part) => total + part[of], 0)
    return { done: sum('done'), all: sum('all') }
  }
}
