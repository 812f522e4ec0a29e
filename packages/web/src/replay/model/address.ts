/** What a look back shows: the table as it was, or what the game comes to. */
export const REPLAY_VIEWS = ['table', 'review'] as const
export type ReplayView = (typeof REPLAY_VIEWS)[number]

const KINDS = ['game', 'record', 'table', 'study'] as const

/** A position of a game, as an address has it. */
export interface ReplayAddress {
  /** A game of this browser by its id, one that is inside the link, one of a table of the server, or a saved analysis. */
  readonly kind: (typeof KINDS)[number]
  readonly key: string
  /** How many decisions have been answered; undefined: all. */
  readonly n: number | undefined
  /** Undefined: the table. */
  readonly view: ReplayView | undefined
}

const COUNT = /^\d{1,6}$/

/** Reads what follows `#/replay/`: `game/ID/12`, `record/…/12/review`, `table/ID`. Ids are hexadecimal; a record never begins so. */
export function parseAddress(rest: readonly string[]): ReplayAddress | undefined {
  const named = KINDS.some((kind) => kind === rest[0])
  const [key, ...more] = named ? rest.slice(1) : rest
  if (key === undefined || key === '') return undefined
  const kind = named ? (rest[0] as ReplayAddress['kind']) : /^[0-9a-f]/.test(key) ? 'game' : 'record'
  const count = more.find((part) => COUNT.test(part))
  const n = count === undefined ? undefined : Number(count)
  const view = more.includes('review') ? 'review' : n === undefined ? undefined : 'table'
  return { kind, key, n, view }
}

/** The same as parts of an address. */
export const formatAddress = ({ kind, key, n, view }: ReplayAddress): string[] => [
  kind,
  key,
  ...(n === undefined ? [] : [String(n)]),
  ...(view === 'review' ? [view] : []),
]
