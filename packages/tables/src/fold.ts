import { apply, cardsOf, dealt, type Game, parseRecord, rewind } from '@amyitis/engine'
import { follows } from '@amyitis/fair'
import type { EventBody, TableEvent } from '@amyitis/protocol'
import { shifted } from './acts/pause.ts'
import { addedTo, dealFollows, fitsCommit, isChained, startFollows } from './deals.ts'
import {
  awaitedShares,
  decider,
  isFull,
  nextRound,
  type Table,
  type TableSeat,
  unrevealed,
  waitedFor,
} from './table.ts'

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

function created({ table, host, settings, secretHash, fair }: Body<'created'>, at: number): Table {
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
    fair: fair ?? 1,
    shares: {},
    dealt: {},
    serverTip: { round: 0, value: secretHash },
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
  if (!fitsCommit(table, own?.commit, added)) throw new BadLog(`seat ${seat} was bound to another share`)
  if (!isChained(table)) return { seats: withSeat(table, seat, { added }) }
  return { seats: withSeat(table, seat, { added, tip: { round: 1, value: added } }) }
}

function started(table: Table, { record, server }: Body<'started'>): Patch {
  const read = parseRecord(record)
  if (!read.ok) throw new BadLog(`the record of the start: ${read.fault.problem}`)
  const { clock, seats } = table.settings
  const time = clock.kind === 'live' ? clock.minutes * 60_000 : 0
  if (!isFull(table)) throw new BadLog('a seat is empty')
  if (unrevealed(table).length > 0) throw new BadLog('a share is missing')
  const begun = { status: 'playing', game: read.game, left: seats.map(() => time) } as const
  if (!isChained(table)) return begun
  if (server === undefined) throw new BadLog('the share of the server is missing')
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

/** What all have left on their clocks once a seat has been charged for the time since the last question. */
function charge({ left, settings: { clock }, since }: Table, seat: number, at: number): readonly number[] {
  if (clock.kind !== 'live') return left
  return left.map((time, i) => (i === seat ? Math.max(0, time - (at - since)) : time))
}

/** The time that a decision brings to who has made it: once for each turn. */
const gainOf = ({ settings: { clock } }: Table, opens: boolean) =>
  clock.kind === 'live' && opens ? clock.increment * 1000 : 0

/** A move waits for the shares of the next round. Its player's time stops here. */
function held(table: Table, { seat, move, bot }: Body<'held'>, at: number): Patch {
  if (!isChained(table) || gameOf(table).position.player !== seat || table.held !== undefined)
    throw new BadLog(`"${move}" can't wait`)
  return { held: { seat, move, bot }, left: bot ? table.left : charge(table, seat, at), undo: undefined }
}

function shared(table: Table, { seat, round, added }: Body<'shared'>, at: number): Patch {
  const { tip } = table.seats[seat] ?? {}
  const known = table.shares[round] ?? {}
  if (round !== nextRound(table) || known[seat] !== undefined) throw new BadLog(`seat ${seat} adds to another round`)
  if (tip === undefined || !follows(table.id, tip, { round, value: added }))
    throw new BadLog(`seat ${seat} was bound to another share`)
  return {
    seats: withSeat(table, seat, { tip: { round, value: added } }),
    shares: { ...table.shares, [round]: { ...known, [seat]: added } },
    left: table.held === undefined ? table.left : charge(table, seat, at),
  }
}

/** Where others have added something to the round already, the seat adds nothing to it: otherwise it could choose. */
function bound(table: Table, { seat, round, commit, without }: Body<'bound'>): Patch {
  const next = nextRound(table)
  const known = Object.keys(table.shares[next] ?? {}).length > 0
  if (known !== (without === true) || round !== (without ? next : next - 1) || table.shares[next]?.[seat] !== undefined)
    throw new BadLog(`seat ${seat} can't be bound anew`)
  if (without && table.seats[seat]?.without !== undefined) throw new BadLog(`seat ${seat} leaves out a second round`)
  return { seats: withSeat(table, seat, { tip: { round, value: commit }, ...(without ? { without: next } : {}) }) }
}

/** What the deal of a move leaves behind where it comes from chains; and whether it does come from them. */
function dealtBy(table: Table, move: string, cards: readonly number[], server: string | undefined): Patch {
  if (!isChained(table)) return {}
  if (server === undefined) throw new BadLog('the share of the server is missing')
  const round = nextRound(table)
  const dealt = { added: table.dealt[round]?.added ?? addedTo(table, round), server }
  // A server that does not wait for somebody's share could choose between a deal with it and one without.
  const complete = table.dealt[round] !== undefined || (table.held !== undefined && awaitedShares(table).length === 0)
  const fits = complete && dealFollows(table, move, cards, dealt, table.serverTip)
  return {
    dealt: { ...table.dealt, [round]: dealt },
    serverTip: round > table.serverTip.round ? { round, value: server } : table.serverTip,
    ...(fits || table.unfair !== undefined ? {} : { unfair: table.seq + 1 }),
  }
}

function play(game: Game, { move, deal = [] }: Body<'moved'>, past: Past | undefined): ReturnType<typeof apply> {
  const moves = past?.tried.get(game) ?? new Map<string, ReturnType<typeof apply>>()
  past?.tried.set(game, moves)
  const key = [move, ...deal].join('|')
  const played = moves.get(key) ?? apply(game, move, dealt(cardsOf(deal)))
  moves.set(key, played)
  return played
}

function moved(table: Table, body: Body<'moved'>, at: number, past: Past | undefined): Patch {
  const { seat, move, bot, deal, server } = body
  const before = gameOf(table)
  const played = play(before, body, past)
  if (!played.ok || before.position.player !== seat) throw new BadLog(`"${move}" is no move of seat ${seat}`)
  const { game, events } = played
  if ((deal !== undefined) !== game.position.round > before.position.round)
    throw new BadLog('a deal is missing or too many')
  const { opens } = game.entries[game.entries.length - 1]
  if (table.held !== undefined && (table.held.move !== move || deal === undefined))
    throw new BadLog('another move is held')
  const own = table.undo?.seat === seat ? table.undo.floor : before.entries.length
  const gain = bot ? 0 : gainOf(table, opens)
  const left = bot || table.held !== undefined ? table.left : charge(table, seat, at)
  return {
    ...(deal === undefined ? {} : dealtBy(table, move, cardsOf(deal), server)),
    held: undefined,
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
  const asked = waitedFor(table).includes(seat)
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
    case 'held':
      return { ...held(table, body, at), done: false, request: undefined, votes: [] }
    case 'shared':
      return shared(table, body, at)
    case 'bound':
      return bound(table, body)
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
      return { status: 'over', result, held: undefined, request: undefined, undo: undefined }
    }
    case 'rematch':
      return { rematch: body.table }
    case 'closed':
      return { status: 'closed', closed: body.why, held: undefined, request: undefined, undo: undefined }
  }
}

/** Events after which somebody else decides, or something else; before the game, those after which others sit there. */
const TURNING: readonly EventBody['type'][] = [
  ...(['planned', 'sat', 'stood'] as const),
  ...(['started', 'held', 'moved', 'undone', 'stood-in', 'returned', 'ended', 'closed'] as const),
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
