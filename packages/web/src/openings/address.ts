import { GAME_KINDS, type GameKind, isOpeningTurn, type OpeningTurn, playersOf } from '@amyitis/bots'
import type { Route } from '../app/router.ts'

export const OPENING_SOURCES = ['bots', 'mine'] as const
type Source = (typeof OPENING_SOURCES)[number]

/** Whose games, of which kind, from which place in the turn order (0: any), after which turns. */
export interface OpeningAddress {
  readonly source: Source
  readonly kind: GameKind
  readonly place: number
  readonly path: readonly OpeningTurn[]
}

const ANY = 'any'
export const DEFAULT_ADDRESS: OpeningAddress = { source: 'bots', kind: '2p', place: 0, path: [] }

/** Reads what follows `#/openings/`: `bots/2p/any/farmer/susa-banker`. What is missing is as at the start. */
export function parseOpeningAddress(rest: readonly string[]): OpeningAddress | undefined {
  const [from = DEFAULT_ADDRESS.source, kindName = DEFAULT_ADDRESS.kind, order = ANY, ...turns] = rest
  const source = OPENING_SOURCES.find((one) => one === from)
  const kind = GAME_KINDS.find((one) => one === kindName)
  if (source === undefined || kind === undefined || !turns.every(isOpeningTurn)) return undefined
  const place = order === ANY ? 0 : /^[1-4]$/.test(order) ? Number(order) : Number.NaN
  return place <= playersOf(kind) ? { source, kind, place, path: turns } : undefined
}

export const openingRoute = ({ source, kind, place, path }: OpeningAddress): Route => ({
  screen: 'openings',
  rest: [source, kind, place === 0 ? ANY : String(place), ...path],
})
