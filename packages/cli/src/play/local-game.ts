import { FULL_BUDGET, type Level } from '@amyitis/bots'
import {
  formatMove,
  formatRecord,
  type Game,
  isOver,
  opensTurn,
  type Played,
  play,
  rewind,
  seededRandom,
  seedFits,
  withHeaders,
} from '@amyitis/engine'
import { botFor } from '../bots.ts'
import { SearchTeam } from '../search/search-team.ts'
import { historyOf, type Step } from './history.ts'

export type SeatKind = 'human' | Level

export type UndoResult = 'undone' | 'nothing' | 'revealed'

/** A game in the terminal: its seats, its history, and how far it may be undone. */
export class LocalGame {
  game: Game
  readonly seats: readonly SeatKind[]
  /** Determines the deals and the bots' random numbers; revealed only once the game is over. */
  readonly seed: string
  readonly history: Step[]
  /** Decisions before this one can't be undone: those before another person's, or before the last deal. */
  private barrier: number
  private team: SearchTeam | undefined

  constructor(game: Game, seats: readonly SeatKind[], seed: string) {
    this.game = game
    this.seats = seats
    this.seed = seed
    this.history = historyOf(game)
    this.barrier = 0
    for (let count = 1; count <= game.entries.length; count++) this.raiseBarrier(count)
  }

  get over(): boolean {
    return isOver(this.game)
  }

  /** Whose decision it is: a person's or a bot's. */
  get kind(): SeatKind {
    return this.seats[this.game.position.player]
  }

  private isPerson(seat: number): boolean {
    return this.seats[seat] === 'human'
  }

  /** After `count` decisions: a deal reveals what was hidden, and no person takes back for another. */
  private raiseBarrier(count: number): void {
    const { entries } = this.game
    const last = entries[count - 1]
    if (last.deal !== undefined) this.barrier = count
    else if (this.isPerson(last.seat)) {
      const others = entries.slice(0, count).findLastIndex(({ seat }) => this.isPerson(seat) && seat !== last.seat)
      this.barrier = Math.max(this.barrier, others + 1)
    }
  }

  play(move: string): Played {
    const { position } = this.game
    const step = { seat: position.player, move, opens: opensTurn(position) }
    const played = play(this.game, move)
    if (played.ok) {
      this.history.push({ ...step, events: played.events })
      this.raiseBarrier(this.game.entries.length)
    }
    return played
  }

  /** The move of the bot whose decision it is. The strongest thinks on several cores. */
  async botMove(): Promise<string> {
    const seed = `${this.seed}/bot ${this.game.entries.length}`
    const { position } = this.game
    const level = this.kind as Level
    if (level !== 'amyitis') return formatMove(botFor(level, position.box, seededRandom(seed)).choose(position))
    this.team ??= new SearchTeam(position.box)
    return formatMove((await this.team.think(position, FULL_BUDGET, seed)).move)
  }

  /** Lets the strongest bot think while a person decides, as long as it may; returns how to stop it. */
  ponder(may: () => boolean): () => void {
    const { position, entries } = this.game
    let wanted = this.seats.includes('amyitis')
    if (wanted && may()) {
      this.team ??= new SearchTeam(position.box)
      this.team.ponder(position, `${this.seed}/ponder ${entries.length}`, () => wanted && may())
    }
    return () => {
      wanted = false
    }
  }

  /** Stops the search workers. */
  close(): void {
    this.team?.close()
  }

  /**
   * Takes back the last decision of a person and the bots' moves after it, which reveal nothing: they follow from the seed
   * and the position.
   */
  undo(): UndoResult {
    const last = this.game.entries.findLastIndex(({ seat }) => this.isPerson(seat))
    if (last < this.barrier) return this.barrier > 0 ? 'revealed' : 'nothing'
    this.game = rewind(this.game, last)
    this.history.length = last
    return 'undone'
  }

  /** The record: with the seed once the game is over, if all of it came from that seed. */
  record(): string {
    const tells = this.over && seedFits(this.game, this.seed)
    return formatRecord(tells ? withHeaders(this.game, { seed: this.seed }) : this.game)
  }
}
