import { describeMove, type Event, type Temple } from '@amyitis/engine'
import type { Settings } from '../../app/settings/settings.ts'
import type { Step } from '../../game/game-in-progress.ts'
import { type Gain, gainsOf } from '../../panels/log-lines.ts'
import { type Points, sum } from '../../timeline/points.ts'

/** What the end of a round consists of, in its order. */
export const RECAP_PARTS = ['procession', 'ishtar', 'marduk', 'tammouz', 'stock', 'next'] as const
export type RecapPart = (typeof RECAP_PARTS)[number]

/** The end of a round, as far as it has happened. */
export interface Recap {
  readonly round: number
  readonly parts: Readonly<Record<RecapPart, readonly Event[]>>
  /** How many parts have begun. */
  readonly reached: number
  readonly complete: boolean
  readonly over: boolean
  /** The points of each seat in this round, by where they come from. */
  readonly won: readonly Points[]
}

/** The answer that opens the procession: no other turn begins with a temple. */
const opensProcession = ({ opens, move }: Step): boolean => opens && describeMove(move).kind === 'temple'

/** The part that an event begins; undefined if it belongs to the one before. */
function partOf(event: Event): RecapPart | undefined {
  if (event.type === 'temple-ranked') return event.temple
  if (event.type === 'goods' && event.clause === 'R10.3') return 'stock'
  return event.type === 'first-player' ? 'next' : undefined
}

const isFinal = ({ clause }: { readonly clause: string }): boolean => clause === 'R11.2' || clause === 'R11.3'

/** The points of a round: from where it begins, with the income in it, to where the next one begins. */
function wonIn(steps: readonly Step[], round: number, players: number): Points[] {
  const won = Array.from({ length: players }, (): Record<string, number> => ({}))
  let now = steps[0]?.round ?? round
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'round') now = event.round
    if (event.type === 'score' && now === round && !isFinal(event))
      won[event.seat][event.clause] = (won[event.seat][event.clause] ?? 0) + event.points
  }
  return won
}

/** How a round ended, or is ending; undefined if it is not yet there. */
export function recapOf(steps: readonly Step[], round: number, players: number): Recap | undefined {
  const start = steps.findIndex((step) => step.round === round && opensProcession(step))
  if (start < 0) return undefined
  const events = steps.slice(start).flatMap((step) => (step.round === round ? step.events : []))
  const parts: Record<RecapPart, Event[]> = {
    procession: [],
    ishtar: [],
    marduk: [],
    tammouz: [],
    stock: [],
    next: [],
  }
  let part: RecapPart = 'procession'
  for (const event of events) {
    part = partOf(event) ?? part
    parts[part].push(event)
  }
  const over = events.some(({ type }) => type === 'over')
  const complete = over || events.some(({ type }) => type === 'round')
  return {
    round,
    parts,
    reached: complete ? RECAP_PARTS.length : RECAP_PARTS.indexOf(part) + 1,
    complete,
    over,
    won: wonIn(steps, round, players),
  }
}

export const pointsWon = ({ won }: Pick<Recap, 'won'>): number[] => won.map(sum)

/** A line of a stele: who, in which place, and what it brought. */
export interface RecapRow {
  readonly seat: number
  readonly place: 1 | 2 | undefined
  readonly gains: readonly Gain[]
}

const seatsOf = (gains: readonly Gain[]): number[] => [...new Set(gains.map(({ seat }) => seat))]

/** What somebody gained and paid in a part; the ranked come first. */
export function recapRows(events: readonly Event[]): RecapRow[] {
  const gains = gainsOf(events.filter((event) => !('clause' in event && isFinal(event))))
  const ranked = events.find((event) => event.type === 'temple-ranked')
  const { first, second } = ranked ?? { first: undefined, second: undefined }
  const places = [first, second ?? undefined].filter((seat) => seat !== undefined)
  const others = seatsOf(gains).filter((seat) => !places.includes(seat))
  return [...places, ...others].map((seat) => ({
    seat,
    place: seat === first ? 1 : seat === second ? 2 : undefined,
    gains: gains.filter((gain) => gain.seat === seat),
  }))
}

/** R10.1 Whose cube went into which temples; `null` for neutral cubes. */
export function processionOf(events: readonly Event[]): { readonly seat: number | null; temples: readonly Temple[] }[] {
  const cubes = events.filter((event) => event.type === 'temple')
  const owners = [...new Set(cubes.map(({ seat }) => seat))].sort((a, b) => Number(a === null) - Number(b === null))
  return owners.map((seat) => ({
    seat,
    temples: cubes.filter((cube) => cube.seat === seat).map(({ temple }) => temple),
  }))
}

/** How many trade cards were dealt. */
export const cardsDealt = (events: readonly Event[]): number =>
  events.reduce((count, event) => count + (event.type === 'deal' ? event.groups.flat().length : 0), 0)

/** At the highest speed only a recap that waits for its reader comes by itself. */
export const isWanted = ({ recap, speed }: Pick<Settings, 'recap' | 'speed'>, shared: boolean): boolean =>
  recap !== 'off' && (speed < 4 || (recap === 'wait' && !shared))
