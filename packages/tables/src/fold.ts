import type { EventBody, TableEvent } from '@amyitis/protocol'
import { moved, type ReplayCache, undone } from './fold-moves.ts'
import { bound, held, shared } from './fold-rounds.ts'
import { created, reseated, revealed, started } from './fold-seating.ts'
import { joined, missed, paused, ready } from './fold-waiting.ts'
import { type Body, charge, InvalidLogError, type Patch, withSeat } from './log-patch.ts'
import { decider, isFull, nextRound, type Table, waitedFor } from './table.ts'

/** A player who returns to a live clock has at least this much time. */
const MIN_RETURN_MS = 60_000

/** A deciding player who leaves the seat to a bot has used the time until then. */
function stoodIn(table: Table, { seat, level, why }: Body<'stood-in'>, at: number): Patch {
  const asked = waitedFor(table).includes(seat)
  const round = nextRound(table)
  const shown = table.shares[round] ?? {}
  const withheld = Object.keys(shown).length > 0 && shown[seat] === undefined
  return {
    seats: withSeat(table, seat, {
      ...{ standIn: level, left: why },
      ...(why === 'erased' ? { erased: true } : {}),
      ...(withheld ? { withheld: round } : {}),
    }),
    votes: [],
    left: asked ? charge(table, seat, at) : table.left,
  }
}

function change(table: Table, body: Exclude<EventBody, { type: 'created' }>, at: number, past?: ReplayCache): Patch {
  switch (body.type) {
    case 'planned':
      return reseated(table, body.seat, { plan: body.plan })
    case 'sat':
      return {
        ...reseated(table, body.seat, { player: body.player, commit: body.commit }),
        timesSeated: { ...table.timesSeated, [body.player]: (table.timesSeated[body.player] ?? 0) + 1 },
      }
    case 'stood':
      return { ...reseated(table, body.seat, { player: undefined, commit: undefined }), ...missed(table, body) }
    case 'released':
      return reseated(table, body.seat, { reservedFor: undefined, plan: { kind: 'open' } })
    case 'ready':
      return ready(table, body, at)
    case 'revealed':
      return revealed(table, body)
    case 'started':
      return started(table, body)
    case 'offered':
      return { seats: withSeat(table, body.seat, { offer: { player: body.player, until: body.until } }) }
    case 'joined':
      return joined(table, body)
    case 'held':
      return { ...held(table, body, at), done: false, request: undefined, votes: [] }
    case 'shared':
      return shared(table, body, at)
    case 'bound':
      return bound(table, body)
    case 'moved':
      return { ...moved(table, body, at, past), done: false, request: undefined, votes: [] }
    case 'done':
      return { done: true, seats: withSeat(table, body.seat, { lastSignAt: at }) }
    case 'undone':
      return { ...undone(table, body, at, past), done: false, request: undefined, votes: [] }
    case 'asked':
      return {
        seats: withSeat(table, body.seat, { lastSignAt: at }),
        request: { seq: table.seq + 1, seat: body.seat, to: body.to, at, agreed: [] },
      }
    case 'answered': {
      const { request } = table
      if (request === undefined) throw new InvalidLogError('nobody has asked')
      return {
        seats: withSeat(table, body.seat, { lastSignAt: at }),
        request: body.agrees ? { ...request, agreed: [...request.agreed, body.seat] } : undefined,
      }
    }
    case 'conceded':
      return { seats: withSeat(table, body.seat, { conceded: true }) }
    case 'voted':
      return { votes: [...table.votes, { seat: body.seat, about: body.about }] }
    case 'stood-in':
      return stoodIn(table, body, at)
    case 'returned': {
      const left = table.left.map((time, i) => (i === body.seat ? Math.max(time, MIN_RETURN_MS) : time))
      return { seats: withSeat(table, body.seat, { standIn: undefined, left: undefined }), left }
    }
    case 'paused':
      return paused(table, body)
    case 'ended': {
      const { type: _, ...result } = body
      return { status: 'over', result, held: undefined, request: undefined, undo: undefined }
    }
    case 'rematch':
      return { rematch: body.table }
    case 'closed':
      return { status: 'closed', closed: body.why, held: undefined, request: undefined, undo: undefined }
  }
}

/** Events that change who decides, or about what; before the game, those that change who sits there. */
const TURN_CHANGING: readonly EventBody['type'][] = [
  ...(['planned', 'sat', 'stood', 'released'] as const),
  ...(['started', 'joined', 'held', 'moved', 'undone', 'stood-in', 'returned', 'ended', 'closed'] as const),
]

/** The table after one more event. */
export function fold(table: Table | undefined, event: TableEvent): Table {
  return foldCached(table, event)
}

function foldCached(table: Table | undefined, { seq, at, body }: TableEvent, past?: ReplayCache): Table {
  if (body.type === 'created') {
    if (table !== undefined) throw new InvalidLogError('a table is created once')
    return { ...created(body, at), seq, turnSeq: seq, askedSeq: seq }
  }
  if (table === undefined || seq !== table.seq + 1)
    throw new InvalidLogError(`event ${seq} can't follow ${table?.seq ?? 0}`)
  const next: Table = { ...table, gameEvents: [], ...change(table, body, at, past), seq }
  const elsewhere =
    (body.type === 'stood-in' || body.type === 'returned' || body.type === 'joined') && body.seat !== decider(next)
  if (!TURN_CHANGING.includes(body.type) || elsewhere) return next
  const isAskedAnew = body.type === 'started' || body.type === 'returned' || body.type === 'joined'
  const same = decider(next) === decider(table) && !isAskedAnew
  const asked = same ? { askedSeq: table.askedSeq, turnSince: table.turnSince } : { askedSeq: seq, turnSince: at }
  const full = next.status === 'open' ? { fullSince: isFull(next) ? at : undefined } : {}
  return { ...next, ...full, turnSeq: seq, since: at, ...asked }
}

/** Replays a whole log. */
export function openTable(events: readonly TableEvent[]): Table {
  let table: Table | undefined
  const past: ReplayCache = { games: [], tried: new WeakMap() }
  for (const event of events) {
    table = foldCached(table, event, past)
    if (table.game !== undefined) past.games[table.game.entries.length] = table.game
  }
  if (table === undefined) throw new InvalidLogError('an empty log')
  return table
}
