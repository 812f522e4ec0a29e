import { parseRecord } from '@amyitis/engine'
import { fitsCommit, isChained, startFollows } from './deals.ts'
import { type Body, InvalidLogError, type Patch, withSeat } from './log-patch.ts'
import { isFull, type Table, type TableSeat, unrevealed } from './table.ts'

export function created(body: Body<'created'>, at: number): Table {
  const { table, host, settings, secretHash, fair, reserved, until, paired } = body
  return {
    id: table,
    seq: 0,
    turnSeq: 0,
    askedSeq: 0,
    host,
    settings,
    secretHash,
    status: 'open',
    seats: settings.seats.map((plan, seat) => ({ plan, conceded: false, reservedFor: reserved?.[seat] ?? undefined })),
    reservedUntil: until,
    paired,
    timesMissed: {},
    voidStarts: 0,
    timesSeated: {},
    fair: fair ?? 1,
    shares: {},
    dealt: {},
    serverTip: { round: 0, value: secretHash },
    gameEvents: [],
    since: at,
    turnSince: at,
    left: [],
    gained: [],
    done: false,
    votes: [],
  }
}

/**
 * Joining or leaving voids the revealed shares: nobody may choose a share, or whether to stay, once the others' shares are
 * known. Players who had revealed theirs must commit to new ones.
 */
export function reseated(table: Table, seat: number, change: Partial<TableSeat>): Patch {
  const isKnown = ({ added }: TableSeat) => added !== undefined
  const asked = table.seats.map((one) => (one.ready ? { ...one, ready: undefined } : one))
  const seats = asked.map((one) => (isKnown(one) ? { ...one, commit: undefined, added: undefined } : one))
  return {
    seats: withSeat({ ...table, seats }, seat, change),
    readySince: undefined,
    voidStarts: table.voidStarts + (table.seats.some(isKnown) ? 1 : 0),
  }
}

export function revealed(table: Table, { seat, added }: Body<'revealed'>): Patch {
  const own = table.seats[seat]
  if (table.status !== 'open' || !isFull(table))
    throw new InvalidLogError('a share is revealed before all are bound to theirs')
  if (own?.added !== undefined) throw new InvalidLogError(`seat ${seat} reveals a second share`)
  if (!fitsCommit(table, own?.commit, added)) throw new InvalidLogError(`seat ${seat} was bound to another share`)
  if (!isChained(table)) return { seats: withSeat(table, seat, { added }) }
  return { seats: withSeat(table, seat, { added, tip: { round: 1, value: added } }) }
}

export function started(table: Table, { record, server }: Body<'started'>): Patch {
  const read = parseRecord(record)
  if (!read.ok) throw new InvalidLogError(`the record of the start: ${read.fault.problem}`)
  const { clock, seats } = table.settings
  const time = clock.kind === 'live' ? clock.minutes * 60_000 : 0
  if (!isFull(table)) throw new InvalidLogError('a seat is empty')
  if (unrevealed(table).length > 0) throw new InvalidLogError('a share is missing')
  const begun = { status: 'playing', game: read.game, left: seats.map(() => time) } as const
  if (!isChained(table)) return begun
  if (server === undefined) throw new InvalidLogError('the share of the server is missing')
  const added = table.seats.flatMap((seat) => (seat.player === undefined ? [] : [seat.added ?? null]))
  const shares = Object.fromEntries(
    table.seats.flatMap((seat, i) => (seat.added === undefined ? [] : [[i, seat.added]])),
  )
  const fits = startFollows(table, read.game, { added, server })
  return {
    ...begun,
    shares: { 1: shares },
    dealt: { 1: { added, server } },
    serverTip: { round: 1, value: server },
    ...(fits ? {} : { unfair: table.seq + 1 }),
  }
}
