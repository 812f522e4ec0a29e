/**
 * Checks every deal of a game from the events of its table, as docs/fair-deals.md describes it. Beside Node it needs only the two files of
 * the engine that it imports, which need nothing else. The setup (plants, goods, garden, first player) is not checked here; `amyitis verify
 * --seed` does that.
 */
import { createHash } from 'node:crypto'
import { GROUP, TRADE_CARDS, TRADES } from '../packages/engine/src/box/components.ts'
import { seededRandom, shuffleFront } from '../packages/engine/src/core/chance.ts'

type Counts = Readonly<Record<string, Readonly<Record<number, unknown>>>>

/** An event of the log, as far as deals are concerned. */
export interface DealEvent {
  readonly type: string
  readonly seat?: number
  readonly secretHash?: string
  readonly fair?: number
  readonly settings?: {
    readonly seats: readonly unknown[]
    readonly palace: boolean
    readonly edition: 'standard' | { readonly trades: Counts }
  }
  readonly commit?: string
  readonly added?: string
  readonly round?: number
  readonly without?: boolean
  readonly record?: string
  readonly server?: string
  readonly deal?: readonly string[]
  readonly to?: number
  readonly secret?: string
  readonly seed?: string
}

/** A value of a chain, and the round that it is for. */
interface Tip {
  readonly round: number
  readonly value: string
}

interface Seat {
  readonly commit?: string | undefined
  readonly tip?: Tip | undefined
  readonly without?: number | undefined
  readonly standIn?: boolean
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** The deck in the order in which it is shuffled: all farmers, all priests … */
function deckOf({ seats, palace, edition }: NonNullable<DealEvent['settings']>): string[] {
  const counts: Counts = edition === 'standard' ? TRADE_CARDS : edition.trades
  const inPlay = TRADES.filter((trade) => palace || trade !== 'courtier')
  return inPlay.flatMap((trade) => new Array<string>(Number(counts[trade][seats.length])).fill(trade))
}

export interface Deals {
  /** The round that is played, counted here: who believes the server could be made to show a value too early. */
  round(): number
  /** Takes the next event of the log; answers what is wrong with it, if anything. */
  follow(event: DealEvent): string | undefined
}

export function checkDeals(table: string): Deals {
  let chained = false
  let secretHash = ''
  let serverTip: Tip = { round: 0, value: '' }
  let deck: string[] = []
  let seats: Seat[] = []
  let held = false
  let round = 0
  /** The round after each decision. */
  let rounds: number[] = []
  const shares = new Map<number, Map<number, string>>()
  const dealt = new Map<number, string>()

  const change = (seat: number, how: Seat) => {
    seats[seat] = { ...seats[seat], ...how }
  }

  /** Is this a later value of the same chain? */
  function follows(tip: Tip | undefined, next: Tip): boolean {
    if (tip === undefined || next.round <= tip.round || next.round > 512) return false
    let { value } = next
    for (let i = next.round; i > tip.round; i--) value = hash(`amyitis fair2 chain\n${table}\n${value}`)
    return value === tip.value
  }

  /** Are these the cards that the seed gives to a round? */
  function comesFrom(seed: string, of: number, cards: string): boolean {
    const pile = [...deck]
    const count = seats.length * GROUP
    shuffleFront(pile, count, seededRandom(hash(`${seed}/round ${of}`)))
    return pile.slice(0, count).join() === cards
  }

  /** Whoever comes or goes makes void what was revealed before. */
  function reseat({ seat = 0, commit }: DealEvent): void {
    seats = seats.map((one) => (one.tip === undefined ? one : {}))
    seats[seat] = { commit }
  }

  function reveal({ seat = 0, added = '' }: DealEvent): string | undefined {
    const { commit = '' } = seats[seat]
    const fits = chained ? follows({ round: 0, value: commit }, { round: 1, value: added }) : hash(added) === commit
    change(seat, { tip: { round: 1, value: added } })
    shares.set(1, new Map(seats.flatMap(({ tip }, i) => (tip === undefined ? [] : [[i, tip.value]]))))
    return fits ? undefined : `seat ${seat} was bound to another share`
  }

  function share({ seat = 0, round: of = 0, added = '' }: DealEvent): string | undefined {
    const next = { round: of, value: added }
    if (of !== round + 1 || !follows(seats[seat].tip, next)) return `seat ${seat} added what is not of its chain`
    change(seat, { tip: next })
    shares.set(of, new Map(shares.get(of)).set(seat, added))
    return undefined
  }

  function bind({ seat = 0, round: of = 0, commit = '', without = false }: DealEvent): string | undefined {
    const known = (shares.get(round + 1)?.size ?? 0) > 0
    change(seat, { tip: { round: of, value: commit }, ...(without ? { without: round + 1 } : {}) })
    return known === without ? undefined : `seat ${seat} took another chain after shares were shown`
  }

  /** A person takes the seat of a bot. Their chain starts after the round that was dealt without them. */
  function join({ seat = 0, commit = '' }: DealEvent): string | undefined {
    const known = (shares.get(round + 1)?.size ?? 0) > 0
    change(seat, { commit, tip: { round, value: commit } })
    return known ? `seat ${seat} was taken after shares were shown` : undefined
  }

  /** A round is dealt from the values of all chains. Nobody's may be missing without a reason that is in the log. */
  function deal(of: number, cards: string, server = ''): string | undefined {
    const before = dealt.get(of)
    dealt.set(of, cards)
    if (before !== undefined) return before === cards ? undefined : `round ${of} was dealt twice, and not the same`
    if (!chained) return undefined
    const next = { round: of, value: server }
    if (!follows(serverTip, next)) return `the server's value for round ${of} is not of its chain`
    serverTip = next
    const added = shares.get(of)
    const people = seats.flatMap((one, seat) => (one.commit === undefined ? [] : [{ ...one, seat }]))
    const missing = people.find((one) => !added?.has(one.seat) && !one.standIn && one.without !== of)
    if (missing !== undefined || (of > 1 && !held)) return `round ${of} was dealt before all had added something`
    const values = people.map(({ seat }) => added?.get(seat) ?? '-')
    const seed = `fair2:${hash(['amyitis fair2', table, of, server, ...values].join('\n'))}`
    return comesFrom(seed, of, cards) ? undefined : `the cards of round ${of} do not come from what all had added`
  }

  function move({ deal: cards, server }: DealEvent): string | undefined {
    const wrong = cards === undefined ? undefined : deal(round + 1, cards.join(), server)
    if (cards !== undefined) round++
    rounds.push(round)
    held = false
    return wrong
  }

  /** With one seed for all deals, the secret and the seed are revealed at the end. */
  function end({ secret = '', seed = '' }: DealEvent): string | undefined {
    if (chained) return undefined
    const added = [...(shares.get(1) ?? [])].sort(([one], [other]) => one - other).map(([, value]) => value)
    const joined = `fair1:${hash(['amyitis fair1', table, secret, ...added].join('\n'))}`
    if (hash(secret) !== secretHash || joined !== seed) return 'the seed does not come from what all had added'
    const other = [...dealt].find(([of, cards]) => !comesFrom(seed, of, cards))
    return other === undefined ? undefined : `the cards of round ${other[0]} do not come from the seed`
  }

  function follow(event: DealEvent): string | undefined {
    const { type, seat = 0 } = event
    if (type === 'created' && event.settings !== undefined) {
      chained = event.fair === 2
      secretHash = event.secretHash ?? ''
      serverTip = { round: 0, value: secretHash }
      deck = deckOf(event.settings)
      seats = event.settings.seats.map(() => ({}))
    }
    if (type === 'planned' || type === 'sat' || type === 'stood' || type === 'released') reseat(event)
    if (type === 'revealed') return reveal(event)
    if (type === 'started') {
      const [, first = ''] = /^deal (.*)$/m.exec(event.record ?? '') ?? []
      round = 1
      return deal(1, first.split(/[ /]+/).join(), event.server)
    }
    if (type === 'held') held = true
    if (type === 'shared') return share(event)
    if (type === 'bound') return bind(event)
    if (type === 'joined') return join(event)
    if (type === 'stood-in' || type === 'returned') change(seat, { standIn: type === 'stood-in' })
    if (type === 'moved') return move(event)
    if (type === 'undone') {
      rounds = rounds.slice(0, event.to)
      round = rounds.at(-1) ?? 1
    }
    return type === 'ended' ? end(event) : undefined
  }
  return { round: () => round, follow }
}
