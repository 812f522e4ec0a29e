import { OpeningReader } from '@amyitis/bots'
import {
  type City,
  type Court,
  type Event,
  type Game,
  type Power,
  type Square,
  TEMPLES,
  type Trade,
} from '@amyitis/engine'
import type { SeatFacts } from './facts.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

interface Gathered
  extends Writable<Omit<SeatFacts, 'score' | 'opening' | 'passedFirst' | 'behind' | 'talents' | 'camels' | 'goods'>> {
  points: Record<string, number>
  trades: Partial<Record<Trade, number>>
  court: Partial<Record<Court, number>>
  squares: Square[]
  cities: City[]
  powers: Power[]
}

export const nothingGathered = (): Gathered => ({
  points: {},
  trades: {},
  court: {},
  squares: [],
  cities: [],
  spaces: 0,
  canals: 0,
  bonusesFromOthers: 0,
  gardenersSpent: 0,
  rowsWon: 0,
  allTemples: 0,
  powers: [],
})

function add<K extends string>(counts: Partial<Record<K, number>>, key: K, count = 1): void {
  counts[key] = ((counts[key] ?? 0) as number) + count
}

function addOnce<T>(list: T[], item: T): void {
  if (!list.includes(item)) list.push(item)
}

const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((total, count) => total + count, 0)

/** Gathers the facts of a game from its events, in order. */
export class Gatherer {
  private readonly seats: Gathered[]
  private readonly openings: OpeningReader
  private neutralWater = 0
  /** Points as the round began. */
  private standing: number[]
  private firstToPass: number | undefined
  private planter = -1
  private firstInTemples: number[] = []

  constructor({ position }: Game) {
    this.seats = position.seats.map(nothingGathered)
    this.openings = new OpeningReader(position.seats.length)
    this.standing = position.seats.map(() => 0)
  }

  event(event: Event): void {
    const { seats } = this
    this.openings.event(event)
    switch (event.type) {
      case 'round':
        this.standing = seats.map(({ points }) => sum(points))
        this.firstToPass = undefined
        this.firstInTemples = []
        break
      case 'score':
        add(seats[event.seat].points, event.clause, event.points)
        break
      case 'pass':
        this.firstToPass ??= event.seat
        break
      case 'recruit':
      case 'free':
        add(seats[event.seat].trades, event.trade)
        break
      case 'court':
        add(seats[event.seat].court, event.kind)
        break
      case 'row-full':
        if (event.most !== null) seats[event.most].rowsWon++
        break
      case 'canal':
        if (event.seat === null) this.neutralWater++
        else seats[event.seat].canals++
        break
      case 'caravan':
        addOnce(seats[event.seat].cities, event.to)
        seats[event.seat].spaces += event.spaces
        break
      case 'gardeners-spent':
        seats[event.seat].gardenersSpent += event.count
        break
      case 'tile':
        this.planter = event.seat
        seats[event.seat].squares.push(event.square)
        break
      case 'irrigation-bonus':
        if (event.seat !== null && event.seat !== this.planter) seats[event.seat].bonusesFromOthers++
        break
      case 'temple-ranked':
        this.templeRanked(event.first)
        break
      case 'power':
        addOnce(seats[event.seat].powers, event.power)
        break
    }
  }

  /** R10.2 A temple without a cube is not ranked. */
  private templeRanked(seat: number): void {
    this.firstInTemples.push(seat)
    if (this.firstInTemples.length === TEMPLES.length && this.firstInTemples.every((one) => one === seat))
      this.seats[seat].allTemples++
  }

  /** At the end of the game. */
  result({ position }: Game): { readonly neutralWater: number; readonly seats: readonly SeatFacts[] } {
    const lead = Math.max(...this.standing)
    return {
      neutralWater: this.neutralWater,
      seats: position.seats.map(({ score, talents, camels, goods }, seat) => ({
        ...this.seats[seat],
        opening: this.openings.turns[seat],
        score,
        passedFirst: this.firstToPass === seat,
        behind: lead - this.standing[seat],
        talents,
        camels,
        goods: goods.reduce((total, count) => total + count, 0),
      })),
    }
  }
}
