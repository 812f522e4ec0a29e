import type { City, Color, Event } from '@amyitis/engine'
import type { BoardPlace } from '../../board/target.ts'
import type { IconProps } from '../../icons/Icon.tsx'

export interface FlightRoute {
  readonly icon: IconProps['name']
  /** Places by their `data-at`, from first to last. */
  readonly stops: readonly BoardPlace[]
  /** What lies at the end appears only when it arrives. */
  readonly appears?: boolean
}

/** The places of a row of cities, clockwise from one to another. */
function walk(from: City, spaces: number, ring: readonly City[]): BoardPlace[] {
  const start = ring.indexOf(from)
  return Array.from({ length: spaces + 1 }, (_, i): BoardPlace => `city ${ring[(start + i) % ring.length]}`)
}

/** More pieces of a kind than this fly as one. */
const MOST_ALIKE = 3

function between(icon: FlightRoute['icon'], count: number, reserve: BoardPlace, stock: BoardPlace): FlightRoute[] {
  const stops = count > 0 ? [reserve, stock] : [stock, reserve]
  return new Array<FlightRoute>(Math.min(Math.abs(count), MOST_ALIKE)).fill({ icon, stops })
}

/** Where points come from, if it can be pointed at. */
function sourceOf(clause: string, before: readonly Event[]): BoardPlace | undefined {
  const last = before.findLast(({ type }) => type === 'tile' || type === 'canal' || type === 'irrigation-bonus')
  if (clause === 'R7.4') return 'city babylon'
  if (clause === 'R10.2') return 'temple marduk'
  if (last?.type === 'tile' || last?.type === 'irrigation-bonus') return `square ${last.square}`
  return last?.type === 'canal' ? `canal ${last.side}` : undefined
}

/** What flies where for an event, after those before it; nothing for most. */
export function routesOf(
  event: Event,
  before: readonly Event[],
  colors: readonly Color[],
  ring: readonly City[],
): FlightRoute[] {
  switch (event.type) {
    case 'talents':
      return between('talent', event.count, 'reserve talents', `seat ${event.seat} talents`)
    case 'camels':
      return between('camel', event.count, 'reserve camels', `seat ${event.seat} camels`)
    case 'goods':
      return between(event.good, event.count, `reserve ${event.good}`, `seat ${event.seat} goods`)
    case 'score': {
      const from = sourceOf(event.clause, before)
      return from === undefined ? [] : [{ icon: 'points', stops: [from, `seat ${event.seat} score`] }]
    }
    case 'field':
      return [cube(colors[event.seat], `seat ${event.seat} cubes`, `row ${event.row} ${event.place}`)]
    case 'temple':
      if (event.seat === null) return [cube('neutral', 'reserve neutral', `temple ${event.temple} 0`)]
      return [cube(colors[event.seat], `seat ${event.seat} cubes`, `temple ${event.temple} 0`)]
    case 'pushed-out':
      if (event.seat === null) return []
      return [{ ...cube(colors[event.seat], `temple ${event.temple} 3`, `seat ${event.seat} cubes`), appears: false }]
    case 'canal':
      return event.seat === null ? [] : [cube(colors[event.seat], `seat ${event.seat} cubes`, `canal ${event.side}`)]
    case 'tile':
      return [{ icon: 'tile', stops: [`square ${event.square}`, `seat ${event.seat} tiles`] }]
    case 'court':
      return [{ icon: event.kind, stops: [`court ${event.kind}`, `seat ${event.seat} ${event.kind}`] }]
    case 'caravan':
      return [{ icon: 'camel', stops: walk(event.from, event.spaces, ring) }]
    default:
      return []
  }
}

const cube = (color: Color | 'neutral', from: BoardPlace, to: BoardPlace): FlightRoute => ({
  icon: `cube-${color}`,
  stops: [from, to],
  appears: true,
})
