import {
  argumentOf,
  type Dealer,
  GROUP_SIZE,
  MOVE_KINDS,
  type MoveCode,
  type Position,
  type Random,
  randomDealer,
} from '@amyitis/engine'

const KIND_MASK = 31
const RECRUIT = MOVE_KINDS.indexOf('recruit')
/** `recruit` names a group and a trade in five bits. */
const RECRUITS = 32

export const isRecruit = (move: MoveCode) => (move & KIND_MASK) === RECRUIT
/** One bit for each `recruit`. */
export const recruitBit = (move: MoveCode) => 1 << argumentOf(move)

const recruitOf = (place: number, trade: number) => (Math.floor(place / GROUP_SIZE) << 3) | trade

/**
 * The trade cards of one iteration, from its first deal on. Of all that lies on the table, only these differ between two
 * iterations that made the same moves.
 */
export class DealtCards {
  /** The `recruit` moves whose cards lie face up, one bit each. */
  faceUp = 0
  /** How often cards were dealt. */
  deals = 0
  /** How many of these deals the position has seen that moves are played in. */
  private laid = 0
  private readonly cards: readonly number[]
  private readonly groups: number[][] = []
  private readonly draw: Dealer
  /** How many cards of each `recruit` lie face up. */
  private readonly left = new Int32Array(RECRUITS)

  constructor({ box, groups }: Position, random: Random) {
    this.cards = box.trades
    this.draw = randomDealer(random)
    this.groups.push(groups.slice())
  }

  /** A new iteration starts. */
  reset(): void {
    this.deals = 0
    this.laid = 0
  }

  deal(): void {
    const { left, groups } = this
    if (groups.length === this.deals) groups.push(groups[0].slice())
    const dealt = groups[this.deals++]
    this.draw(0, this.cards, dealt)
    left.fill(0)
    this.faceUp = 0
    for (let place = 0; place < dealt.length; place++) {
      const recruit = recruitOf(place, dealt[place])
      left[recruit]++
      this.faceUp |= 1 << recruit
    }
  }

  /** A card is turned over, if that is what the move does. */
  turn(move: MoveCode): void {
    if (isRecruit(move) && --this.left[argumentOf(move)] === 0) this.faceUp &= ~recruitBit(move)
  }

  /** Lays what was dealt before: moves are going to be played again from there. */
  lay(pos: Position, deals: number): void {
    this.laid = deals
    if (deals === 0) return
    const dealt = this.groups[deals - 1]
    for (let place = 0; place < dealt.length; place++) pos.groups[place] = dealt[place]
    pos.turned = 0
  }

  /** Repeats the deals so far, then draws new ones. */
  readonly dealer: Dealer = (_round, _cards, groups) => {
    if (this.laid === this.deals) this.deal()
    const dealt = this.groups[this.laid++]
    for (let place = 0; place < dealt.length; place++) groups[place] = dealt[place]
  }
}

/** Turns over the card of a move, if it has one: the first of its trade in the group that lies face up. */
export function turnCard(pos: Position, move: MoveCode): void {
  if (!isRecruit(move)) return
  const recruit = argumentOf(move)
  const first = (recruit >> 3) * GROUP_SIZE
  for (let place = first; place < first + GROUP_SIZE; place++)
    if (recruitOf(place, pos.groups[place]) === recruit && (pos.turned & (1 << place)) === 0) {
      pos.turned |= 1 << place
      return
    }
}
