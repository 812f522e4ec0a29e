import { type Bot, createBot } from '@amyitis/bots'
import { listLegal, type MoveCode, MoveList, type Position, type Random } from '@amyitis/engine'

type Guest = Pick<Bot, 'choose'>

/** Any legal move. */
function aimless(random: Random): Guest {
  const list = new MoveList()
  return {
    choose(position) {
      listLegal(position, list)
      return list.moves[random(list.length)]
    },
  }
}

const GUESTS: readonly ((random: Random) => Guest)[] = [
  aimless,
  (random) => createBot('apprentice', { random }),
  (random) => createBot('gardener', { random }),
]
/** Guests who play only the opening leave during these rounds. */
const EARLIEST = 2
const LATEST = 9

/**
 * Weaker players at some tables of a training, so that it also meets positions that good players never reach, with large
 * stocks and long leads, and learns to play on from there. Some stay in one seat for the whole game, others start the game
 * in all seats and leave after some rounds.
 */
export class Guests {
  private readonly seats: (Guest | undefined)[]
  private readonly until: number

  constructor(players: number, share: number, random: Random) {
    const guest = () => GUESTS[random(GUESTS.length)](random)
    const drawn = random(3000) / 1000
    this.seats = new Array<Guest | undefined>(players).fill(undefined)
    this.until = drawn < share ? Number.POSITIVE_INFINITY : EARLIEST + random(LATEST - EARLIEST + 1)
    if (drawn < share) this.seats[random(players)] = guest()
    else if (drawn < 3 * share) this.seats = this.seats.map(() => (random(4) === 0 ? undefined : guest()))
  }

  /** The move of a guest; undefined if no guest sits there. */
  choose(position: Position): MoveCode | undefined {
    return position.round < this.until ? this.seats[position.player]?.choose(position) : undefined
  }
}
