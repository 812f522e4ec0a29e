import { type Bot, createBot, type Level } from '@amyitis/bots'
import type { MoveCode, Position, Random } from '@amyitis/engine'

const LEVELS: readonly Level[] = ['random', 'apprentice', 'gardener']
/** Guests that all go leave during these rounds. */
const EARLIEST = 2
const LATEST = 9

/**
 * Weaker players who sit at some tables of a training, so that it also meets positions that good players never reach, with
 * hoards and long leads, and learns to go on from there. Some stay for the whole game in one seat, others begin the game
 * in all seats and leave after some rounds.
 */
export class Guests {
  private readonly seats: (Bot | undefined)[]
  private readonly until: number

  constructor(players: number, share: number, random: Random) {
    const guest = () => createBot(LEVELS[random(LEVELS.length)], { random })
    const drawn = random(3000) / 1000
    this.seats = new Array<Bot | undefined>(players).fill(undefined)
    this.until = drawn < share ? Number.POSITIVE_INFINITY : EARLIEST + random(LATEST - EARLIEST + 1)
    if (drawn < share) this.seats[random(players)] = guest()
    else if (drawn < 3 * share) this.seats = this.seats.map(() => (random(4) === 0 ? undefined : guest()))
  }

  /** The move of a guest; undefined where none sits. */
  choose(position: Position): MoveCode | undefined {
    return position.round < this.until ? this.seats[position.player]?.choose(position) : undefined
  }
}
