/** What a replay shows: the table as it was, or what the game comes to. */
export const REPLAY_VIEWS = ['table', 'review'] as const
export type ReplayView = (typeof REPLAY_VIEWS)[number]

const KINDS = ['game', 'record', 'table', 'study'] as const

/** After `n` decisions, not the first continuation but this one, counted from 0. */
export interface Fork {
  readonly after: number
  readonly way: number
}

/** A position of a game, as an address has it. */
export interface ReplayAddress {
  /** A game of this browser by its id, one that is inside the link, one of a table of the server, or a saved analysis. */
  readonly kind: (typeof KINDS)[number]
  readonly key: string
  /** How many decisions have been answered; undefined: all. */
  readonly n: number | undefined
  /** Where the line shown leaves the main line and other variations; undefined: nowhere. */
  readonly forks?: readonly Fork[] | undefined
  /** Undefined: the table. */
  readonly view: ReplayView | undefined
}

const COUNT = /^\d{1,6}$/
const FORKS = /^v\d{1,6}\.\d{1,6}(-\d{1,6}\.\d{1,6})*$/

function parseForks(part: string): Fork[] {
  return part
    .slice(1)
    .split('-')
    .map((fork) => fork.split('.').map(Number))
    .map(([after, way]) => ({ after, way }))
}

const formatForks = (forks: readonly Fork[]) => `v${forks.map(({ after, way }) => `${after}.${way}`).join('-')}`

/** Reads what follows `#/replay/`: `game/ID/12`, `game/ID/12/v8.1`, `record/…/12/review`, `table/ID`. Ids are hexadecimal; a record never begins so. */
export function parseAddress(rest: readonly string[]): ReplayAddress | undefined {
  const named = KINDS.some((kind) => kind === rest[0])
  const [key, ...more] = named ? rest.slice(1) : rest
  if (key === undefined || key === '') return undefined
  const kind = named ? (rest[0] as ReplayAddress['kind']) : /^[0-9a-f]/.test(key) ? 'game' : 'record'
  const count = more.find((part) => COUNT.test(part))
  const n = count === undefined ? undefined : Number(count)
  const view = more.includes('review') ? 'review' : n === undefined ? undefined : 'table'
  const forks = more.find((part) => FORKS.test(part))
  return { kind, key, n, view, ...(forks !== undefined && { forks: parseForks(forks) }) }
}

/** The same as parts of an address. */
export const formatAddress = ({ kind, key, n, forks = [], view }: ReplayAddress): string[] => [
  kind,
  key,
  ...(n === undefined ? [] : [String(n)]),
  ...(forks.length === 0 ? [] : [formatForks(forks)]),
  ...(view === 'review' ? [view] : []),
]
