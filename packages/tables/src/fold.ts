import { apply, dealt, type Game, parseRecord, rewind, TRADES, type Trade } from '@amyitis/engine'
import { hashOfShare } from '@amyitis/fair'
import type { EventBody, TableEvent } from '@amyitis/protocol'
import { shifted } from './acts/pause.ts'
import { decider, isFull, type Table, type TableSeat, unrevealed } from './table.ts'

/** A log that can't be: the server never writes one. */
export class BadLog extends Error {}

type Body<T extends EventBody['type']> = Extract<EventBody, { type: T }>
type Patch = Partial<Table>

/** What is known of a log while it is read, so that decisions that were taken back cost next to nothing. */
interface Past {
  /** The games that still count, by their number of decisions. */
  readonly games: Game[]
  /** What came of each move that was tried in a game: after it was taken back, the same move leads to the same game. */
  readonly tried: WeakMap<Game, Map<string, ReturnType<typeof apply>>>
}

/** A player who comes back to a live clock has at least this much. */
const RETURN_TIME = 60_000

function withSeat({ seats }: Table, seat: number, change: Partial<TableSeat>): TableSeat[] {
  if (seats[seat] === undefined) throw new BadLog(`there is no seat ${seat}`)
  return seats.map((old, i) => (i === seat ? { ...old, ...change } : old))
}

function gameOf({ game }: Table): Game {
  if (game === undefined) throw new BadLog('the game has not begun')
  return game
}

function created({ table, host, settings, secretHash }: Body<'created'>, at: number): Table {
  return {
    id: table,
    seq: 0,
    turnSeq: 0,
    askedSeq: 0,
    host,
    settings,
    secretHash,
    status: 'open',
    seats: settings.seats.map((plan) => ({ plan, conceded: false })),
    voids: 0,
    sittings: {},
    happenings: [],
    since: at,
    turnSince: at,
    left: [],
    gained: [],
    done: false,
    votes: [],
  }
}

/**
 * Whoever comes or goes makes void what was revealed: nobody may choose, or choose whether to stay, once the others' shares are
 * known. Who had revealed theirs must be bound to another one.
 */
function reseated(table: Table, seat: number, change: Partial<TableSeat>): Patch {
  const isKnown = ({ added }: TableSeat) => added !== undefined
  const seats = table.seats.map((one) => (isKnown(one) ? { ...one, commit: undefined, added: undefined } : one))
  return {
    seats: withSeat({ ...table, seats }, seat, change),
    voids: table.voids + (table.seats.some(isKnown) ? 1 : 0),
  }
}

function revealed(table: Table, { seat, added }: Body<'revealed'>): Patch {
  const own = table.seats[seat]
  if (table.status !== 'open' || !isFull(table)) throw new BadLog('a share is revealed before all are bound to theirs')
  if (own?.added !== undefined) throw new BadLog(`seat ${seat} reveals a second share`)
  if (own?.commit !== hashOfShare(added)) throw new BadLog(`seat ${seat} was bound to another share`)
  return { seats: withSeat(table, seat, { added }) }
}

function started(table: Table, { record }: Body<'started'>): Patch {
  const read = parseRecord(record)
  if (!read.ok) throw new BadLog(`the record of the start: ${read.fault.problem}`)
  const { clock, seats } = table.settings
  const time = clock.kind === 'live' ? clock.minutes * 60_000 : 0
  if (!isFull(table)) throw new BadLog('a seat is empty')
  if (unrevealed(table).length > 0) throw new BadLog('a share is missing')
  return { status: 'playing', game: read.game, left: seats.map(() => time) }
}

/** What all have left on their clocks once a seat has been charged for the time since the last question. */
function charge({ left, settings: { clock }, since }: Table, seat: number, at: number): readonly number[] {
  if (clock.kind !== 'live') return left
  return left.map((time, i) => (i === seat ? Math.max(0, time - (at - since)) : time))
}

/** The time that a decision brings to who has made it: once for each turn. */
const gainOf = ({ settings: { clock } }: Table, opens: boolean) =>
  clock.kind === 'live' && opens ? clock.increment * 1000 : 0

const cardsOf = (deal: readonly string[]) => deal.map((trade) => TRADES.indexOf(trade as Trade))

function play(game: Game, { move, deal = [] }: Body<'moved'>, past: Past | undefined): ReturnType<typeof apply> {
  const moves = past?.tried.get(game) ?? new Map<string, ReturnType<typeof apply>>()
  past?.tried.set(game, moves)
  const key = [move, ...deal].join('|')
  const played = moves.get(key) ?? apply(game, move, dealt(cardsOf(deal)))
  moves.set(key, played)
  return played
}

function moved(table: Table, body: Body<'moved'>, at: number, past: Past | undefined): Patch {
  const { seat, move, bot, deal } = body
  const before = gameOf(table)
  const played = play(before, body, past)
  if (!played.ok || before.position.player !== seat) throw new BadLog(`"${move}" is no move of seat ${seat}`)
  const { game, events } = played
  if ((deal !== undefined) !== game.position.round > before.position.round)
    throw new BadLog('a deal is missing or too many')
  const { opens } = game.entries[game.entries.length - 1]
  const own = table.undo?.seat === seat ? table.undo.floor : before.entries.length
  const gain = bot ? 0 : gainOf(table, opens)
  const left = bot ? table.left : charge(table, seat, at)
  return {
    game,
    happenings: events,
    left: left.map((time, i) => (i === seat ? time + gain : time)),
    gained: [...table.gained, gain],
    undo: bot || deal !== undefined ? undefined : { seat, floor: own },
  }
}

/**
 * Who takes decisions back is charged for the time since: the others must not lose any by it. What the decisions had brought
 * is lost again; otherwise moving and taking back would be a way to gain time.
 */
function undone(table: Table, { seat, to }: Body<'undone'>, at: number, past: Past | undefined): Patch {
  const game = gameOf(table)
  if (to >= game.entries.length) throw new BadLog(`there are no ${to} decisions`)
  const floor = table.undo?.seat === seat ? Math.min(table.undo.floor, to) : to
  const left = [...charge(table, seat, at)]
  for (let i = to; i < game.entries.length; i++) {
    const { seat: who } = game.entries[i]
    left[who] = Math.max(0, left[who] - table.gained[i])
  }
  return {
    game: past?.games[to] ?? rewind(game, to),
    seats: withSeat(table, seat, { undos: (table.seats[seat]?.undos ?? 0) + 1 }),
    left,
    gained: table.gained.slice(0, to),
    undo: floor < to ? { seat, floor } : undefined,
  }
}

/** Who is asked and leaves the seat to a bot has used the time until then. */
function stoodIn(table: Table, { seat, level, why }: Body<'stood-in'>, at: number): Patch {
  const asked = decider(table) === seat && table.seats[seat].standIn === undefined
  return {
    seats: withSeat(table, seat, { standIn: level, ...(why === 'erased' ? { erased: true } : {}) }),
    votes: [],
    left: asked ? charge(table, seat, at) : table.left,
  }
}

function change(table: Table, body: Exclude<EventBody, { type: 'created' }>, at: number, past?: Past): Patch {
  switch (body.type) {
    case 'planned':
      return reseated(table, body.seat, { plan: body.plan })
    case 'sat':
      return {
        ...reseated(table, body.seat, { player: body.player, commit: body.commit }),
        sittings: { ...table.sittings, [body.player]: (table.sittings[body.player] ?? 0) + 1 },
      }
    case 'stood':
      return reseated(table, body.seat, { player: undefined, commit: undefined })
    case 'revealed':
      return revealed(table, body)
    case 'started':
      return started(table, body)
    case 'moved':
      return { ...moved(table, body, at, past), done: false, request: undefined, votes: [] }
    case 'done':
      return { done: true, seats: withSeat(table, body.seat, { sign: at }) }
    case 'undone':
      return { ...undone(table, body, at, past), done: false, request: undefined, votes: [] }
    case 'asked':
      return {
        seats: withSeat(table, body.seat, { sign: at }),
        request: { seq: table.seq + 1, seat: body.seat, to: body.to, at, agreed: [] },
      }
    case 'answered': {
      const { request } = table
      if (request === undefined) throw new BadLog('nobody has asked')
      return {
        seats: withSeat(table, body.seat, { sign: at }),
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
      const left = table.left.map((time, i) => (i === body.seat ? Math.max(time, RETURN_TIME) : time))
      return { seats: withSeat(table, body.seat, { standIn: undefined }), left }
    }
    case 'paused':
      return { since: shifted(table.since, body), turnSince: shifted(table.turnSince, body), paused: body.to }
    case 'ended': {
      const { type: _, ...result } = body
      return { status: 'over', result, request: undefined, undo: undefined }
    }
    case 'rematch':
      return { rematch: body.table }
    case 'closed':
      return { status: 'closed', closed: body.why, request: undefined, undo: undefined }
  }
}

/** Events after which somebody else decides, or something else; before the game, those after which others sit there. */
const TURNING: readonly EventBody['type'][] = [
  ...(['planned', 'sat', 'stood'] as const),
  ...(['started', 'moved', 'undone', 'stood-in', 'returned', 'ended', 'closed'] as const),
]

/** The table after one more event of its log. */
export function fold(table: Table | undefined, event: TableEvent): Table {
  return foldKnowing(table, event)
}

function foldKnowing(table: Table | undefined, { seq, at, body }: TableEvent, past?: Past): Table {
  if (body.type === 'created') {
    if (table !== undefined) throw new BadLog('a table is created once')
    return { ...created(body, at), seq, turnSeq: seq, askedSeq: seq }
  }
  if (table === undefined || seq !== table.seq + 1) throw new BadLog(`event ${seq} can't follow ${table?.seq ?? 0}`)
  const next: Table = { ...table, happenings: [], ...change(table, body, at, past), seq }
  const elsewhere = (body.type === 'stood-in' || body.type === 'returned') && body.seat !== decider(next)
  if (!TURNING.includes(body.type) || elsewhere) return next
  const same = decider(next) === decider(table) && body.type !== 'started' && body.type !== 'returned'
  const asked = same ? { askedSeq: table.askedSeq, turnSince: table.turnSince } : { askedSeq: seq, turnSince: at }
  return { ...next, turnSeq: seq, since: at, ...asked }
}

/** A table from its whole log. */
export function openTable(events: readonly TableEvent[]): Table {
  let table: Table | undefined
  const past: Past = { games: [], tried: new WeakMap() }
  for (const event of events) {
    table = foldKnowing(table, event, past)
    if (table.game !== undefined) past.games[table.game.entries.length] = table.game
  }
  if (table === undefined) throw new BadLog('an empty log')
  return table
}
