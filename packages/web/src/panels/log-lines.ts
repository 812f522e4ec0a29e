import { describeMove, type Event, type Good } from '@amyitis/engine'
import type { LogEntry } from '../board/model.ts'
import type { IconName } from '../icons/art.tsx'

type GainType = 'score' | 'talents' | 'camels' | 'goods'
type GainEvent = Extract<Event, { type: GainType }>

/** Something that changed hands, shown as an icon and a number. */
export interface Gain {
  readonly seat: number
  readonly icon: 'points' | 'talent' | 'camel' | Good
  readonly count: number
}

export interface LogRound {
  readonly round: number
  /** Turn by turn. */
  readonly lines: readonly LogEntry[]
  /** How it ended: the procession, then what everybody got and paid. */
  readonly ending: readonly LogEntry[]
}

/** The log by rounds. */
export function logRounds(log: readonly LogEntry[]): LogRound[] {
  const rounds: { round: number; lines: LogEntry[] }[] = []
  for (const line of log) {
    if (rounds.at(-1)?.round !== line.round) rounds.push({ round: line.round, lines: [] })
    rounds.at(-1)?.lines.push(line)
  }
  return rounds.map(({ round, lines }) => {
    const end = lines.findIndex(isProcession)
    if (end < 0) return { round, lines, ending: [] }
    const last = lines.slice(end)
    const remarks = last.filter(({ remark }) => remark !== undefined)
    const played = last.filter(({ remark }) => remark === undefined)
    return { round, lines: lines.slice(0, end), ending: [...endingOf(played), ...remarks] }
  })
}

/** R10.1 No other turn begins with a temple. */
export const isProcession = ({ moves }: LogEntry): boolean =>
  moves[0] !== undefined && describeMove(moves[0]).kind === 'temple'

const concerns = (event: Event, seat: number): boolean =>
  event.type === 'temple-ranked'
    ? event.first === seat || event.second === seat
    : 'seat' in event && event.seat === seat

const isRank = ({ type }: Event): boolean => type === 'temple-ranked'

/** The procession, and one line for everybody whom the temples, the fields or the stock concerned. */
function endingOf(lines: readonly LogEntry[]): LogEntry[] {
  const events = lines.flatMap((line) => line.events)
  const ranked = events.findIndex(isRank)
  const begins = ranked < 0 ? lines[0].events.length : ranked
  const rest = events.slice(begins)
  const over = rest.findIndex((event) => event.type === 'first-player')
  const told = over < 0 ? rest : rest.slice(0, over)
  const { n } = lines[lines.length - 1]
  const seats = [...new Set(told.flatMap((event) => (isRank(event) ? ranksOf(event) : seatsOf(event))))]
  return [
    { ...lines[0], events: events.slice(0, begins) },
    ...seats.map((seat) => ({
      n,
      round: lines[0].round,
      seat,
      moves: [],
      events: told.filter((event) => concerns(event, seat)),
    })),
    ...(over < 0 || !rest.some(({ type }) => type === 'over')
      ? []
      : [{ n, round: lines[0].round, seat: undefined, moves: [], events: rest.slice(over + 1) }]),
  ]
}

const ranksOf = (event: Event): number[] =>
  event.type === 'temple-ranked' ? [event.first, ...(event.second === null ? [] : [event.second])] : []

const seatsOf = (event: Event): number[] => ('seat' in event && event.seat !== null ? [event.seat] : [])

const isGain = (event: Event): event is GainEvent =>
  event.type === 'score' || event.type === 'talents' || event.type === 'camels' || event.type === 'goods'

function gainOf(event: GainEvent): Gain {
  const { seat } = event
  switch (event.type) {
    case 'score':
      return { seat, icon: 'points', count: event.points }
    case 'talents':
      return { seat, icon: 'talent', count: event.count }
    case 'camels':
      return { seat, icon: 'camel', count: event.count }
    case 'goods':
      return { seat, icon: event.good, count: event.count }
  }
}

/** What was paid and gained, in order. */
export const gainsOf = (events: readonly Event[]): Gain[] => events.filter(isGain).map(gainOf)

/** The same, with what one seat gained of a kind, and what it paid of it, added up. */
export function gainsByKind(events: readonly Event[]): Gain[] {
  const sums = new Map<string, Gain>()
  for (const gain of gainsOf(events)) {
    const key = `${gain.seat} ${gain.icon} ${gain.count < 0}`
    sums.set(key, { ...gain, count: gain.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()].sort((a, b) => Number(a.count > 0) - Number(b.count > 0))
}

/** A round has its heading. */
export const withoutRound = (events: readonly Event[]): Event[] => events.filter(({ type }) => type !== 'round')

/** The events that are described in words: all but gains. */
export const actionsOf = (events: readonly Event[]): Event[] => withoutRound(events).filter((event) => !isGain(event))

/** The icon that stands for a turn: of the first act that has one, else of the first gain. */
export function iconOf(events: readonly Event[]): IconName | undefined {
  for (const event of [...actionsOf(events), ...events]) {
    const icon = iconOfEvent(event)
    if (icon !== undefined) return icon
  }
  return undefined
}

function iconOfEvent(event: Event): IconName | undefined {
  switch (event.type) {
    case 'pass':
      return 'passed'
    case 'recruit':
    case 'free':
      return event.trade
    case 'caravan':
      return 'camel'
    case 'power':
      return event.power
    case 'temple':
    case 'temple-ranked':
      return event.temple
    case 'field':
      return 'farmer'
    case 'deal':
      return 'card'
    case 'goods':
      return event.good
    case 'talents':
      return 'talent'
    case 'camels':
      return 'camel'
    case 'track':
      return 'noble'
    case 'over':
      return 'winner'
    default:
      return undefined
  }
}
