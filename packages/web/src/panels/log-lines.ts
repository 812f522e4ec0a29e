import type { Event, Good } from '@amyitis/engine'
import type { LogEntry } from '../board/model.ts'
import type { IconName } from '../icons/art.tsx'

type GainType = 'score' | 'talents' | 'camels' | 'goods'
type GainEvent = Extract<Event, { type: GainType }>

/** Something that changed hands, shown as an icon and a number. */
export interface Gain {
  readonly seat: number
  readonly icon: 'points' | 'talent' | 'camel' | Good
  readonly count: number
  readonly event: GainEvent
}

export interface LogRound {
  readonly round: number
  readonly lines: readonly LogEntry[]
}

/** The log by rounds. */
export function logRounds(log: readonly LogEntry[]): LogRound[] {
  const rounds: { round: number; lines: LogEntry[] }[] = []
  for (const line of log) {
    if (rounds.at(-1)?.round !== line.round) rounds.push({ round: line.round, lines: [] })
    rounds.at(-1)?.lines.push(line)
  }
  return rounds
}

const isGain = (event: Event): event is GainEvent =>
  event.type === 'score' || event.type === 'talents' || event.type === 'camels' || event.type === 'goods'

function gainOf(event: GainEvent): Gain {
  const { seat } = event
  switch (event.type) {
    case 'score':
      return { seat, icon: 'points', count: event.points, event }
    case 'talents':
      return { seat, icon: 'talent', count: event.count, event }
    case 'camels':
      return { seat, icon: 'camel', count: event.count, event }
    case 'goods':
      return { seat, icon: event.good, count: event.count, event }
  }
}

/** What was paid and gained, in order. */
export const gainsOf = (events: readonly Event[]): Gain[] => events.filter(isGain).map(gainOf)

/** What is told in words: everything that is not a gain. A round begins with its heading. */
export const actsOf = (events: readonly Event[]): Event[] =>
  events.filter((event) => !isGain(event) && event.type !== 'round')

/** The icon that stands for a turn: of the first act that has one, else of the first gain. */
export function iconOf(events: readonly Event[]): IconName | undefined {
  for (const event of [...actsOf(events), ...events]) {
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
