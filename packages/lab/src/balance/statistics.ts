import { type GameKind, meanWithInterval } from '@amyitis/bots'
import { CITIES, type Event, type Game, POWERS, type Position, rewind, TRADES, winners } from '@amyitis/engine'
import { eventsOf } from '../games.ts'

export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** How often something is used, and by whom. */
export interface Use {
  readonly perGame: number
  /** The share of its uses by players who then won; an even share is 1 / players. A win shared by k counts 1/k. */
  readonly byWinners: number
}

/** What games of one kind say about its balance. */
export interface KindBalance {
  readonly kind: GameKind
  readonly games: number
  readonly weights: string
  readonly rounds: { readonly mean: number; readonly least: number; readonly most: number }
  /** R11.4 Games that ended because of the limit of rounds. */
  readonly limited: number
  /** The share of a game's rounds in which nobody plants; missing in statistics that were published before it was counted. */
  readonly unplanted?: Share
  /** Wins by place in the turn order of the first round; a win shared by k players counts 1/k. */
  readonly turnOrder: readonly Share[]
  /** Points per player and clause. */
  readonly points: {
    readonly winners: Readonly<Record<string, number>>
    readonly others: Readonly<Record<string, number>>
  }
  readonly uses: Readonly<Record<string, Use>>
}

/** Where points come from, in the order of the rules. */
export const SOURCES = {
  'R4.2': 'Banker III',
  'R6.4': 'engineers',
  'R7.4': 'sales in Babylon',
  'R8.2': 'Palace cards',
  'R9.2': 'garden tiles',
  'R9.3': 'irrigation bonuses',
  'R10.2': 'Marduk',
  'R11.2': 'favour',
  'R11.3': 'goods',
  'R12.4': 'courtiers',
} as const

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']
const capital = (word: string) => word[0].toUpperCase() + word.slice(1)
const cardName = (kind: string, level: number) =>
  kind === 'gardener' ? 'Gardener' : `${capital(kind)} ${ROMAN[level]}`

/** Everything that can be used in a kind of game, in the order of the tables. */
function usable({ box }: Position): string[] {
  const levels = (kind: string, cards: readonly unknown[]) => cards.slice(1).map((_, i) => cardName(kind, i + 1))
  return [
    ...TRADES.filter((trade) => box.palace || trade !== 'courtier'),
    ...(box.palace ? ['noble'] : []),
    'pass',
    ...CITIES.map(capital),
    ...levels('banker', box.bankers),
    ...levels('caravaneer', box.caravaneers),
    ...levels('palace', box.palaces),
    'Gardener',
    ...(box.palace ? POWERS.map((power) => `power: ${power}`) : []),
  ]
}

/** What an event uses, and who. */
function useOf(event: Event): [string, number] | undefined {
  switch (event.type) {
    case 'recruit':
    case 'free':
      return [event.trade, event.seat]
    case 'pass':
      return ['pass', event.seat]
    case 'caravan':
      return [capital(event.to), event.seat]
    case 'court':
      return [cardName(event.kind, event.level), event.seat]
    case 'power':
      return [`power: ${event.power}`, event.seat]
    case 'talents':
      // R12.5 Only the noble is paid under this clause.
      return event.clause === 'R12.5' ? ['noble', event.seat] : undefined
    default:
      return undefined
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

const sharesOf = (values: readonly number[]): Share => {
  const { share, low, high } = meanWithInterval(values)
  return { share: rounded(share, 4), low: rounded(low, 4), high: rounded(high, 4) }
}

/** The share of rounds without a tile from the garden. */
function unplantedRounds(game: Game): number {
  // The first round is dealt before the first move.
  let round = 1
  const planted = new Set<number>()
  for (const event of eventsOf(game)) {
    if (event.type === 'round') round = event.round
    else if (event.type === 'tile') planted.add(round)
  }
  return 1 - planted.size / game.position.round
}

/** Points by clause, averaged over players. */
function meanPoints(tallies: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const clauses = Object.keys(SOURCES).filter((clause) => tallies.some((tally) => tally[clause] !== undefined))
  return Object.fromEntries(
    clauses.map((clause) => [clause, rounded(mean(tallies.map((tally) => tally[clause] ?? 0)), 2)]),
  )
}

function usesOf(games: readonly Game[]): Record<string, Use> {
  const count = new Map<string, { all: number; winners: number }>(
    usable(games[0].position).map((name) => [name, { all: 0, winners: 0 }]),
  )
  for (const game of games) {
    const won = winners(game.position)
    for (const event of eventsOf(game)) {
      const use = useOf(event)
      const counted = use === undefined ? undefined : count.get(use[0])
      if (use === undefined || counted === undefined) continue
      counted.all++
      if (won.includes(use[1])) counted.winners += 1 / won.length
    }
  }
  return Object.fromEntries(
    [...count].map(([name, { all, winners: by }]) => [
      name,
      { perGame: rounded(all / games.length, 2), byWinners: rounded(all === 0 ? 0 : by / all, 3) },
    ]),
  )
}

/** The statistics of finished games of one kind. */
export function balanceOf(kind: GameKind, games: readonly Game[], weights: string): KindBalance {
  const players = games[0].position.seats.length
  const rounds = games.map(({ position }) => position.round)
  const won = games.map(({ position }) => winners(position))
  const first = games.map((game) => rewind(game, 0).position.firstPlayer)
  const turnOrder = Array.from({ length: players }, (_, place) =>
    sharesOf(games.map((_, i) => (won[i].includes((first[i] + place) % players) ? 1 / won[i].length : 0))),
  )
  const tallies = (wanted: boolean) =>
    games.flatMap(({ tally }, i) => tally.filter((_, seat) => won[i].includes(seat) === wanted))
  const limited = games.filter((game) => eventsOf(game).some((event) => event.type === 'over' && event.by === 'rounds'))
  return {
    kind,
    games: games.length,
    weights,
    rounds: { mean: rounded(mean(rounds), 1), least: Math.min(...rounds), most: Math.max(...rounds) },
    limited: limited.length,
    unplanted: sharesOf(games.map(unplantedRounds)),
    turnOrder,
    points: { winners: meanPoints(tallies(true)), others: meanPoints(tallies(false)) },
    uses: usesOf(games),
  }
}
