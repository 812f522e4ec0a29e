import { openBox } from '../box/box.ts'
import { isPlayerCount, type PlayerCount, TRADES, type Trade } from '../box/components.ts'
import { type Edition, STANDARD } from '../box/edition.ts'
import { RULES_VERSION, type RulesVersion } from '../box/rules-versions.ts'
import { type Chance, type Dealer, dealerOf, seededChance, seededDealer } from '../core/chance.ts'
import type { Event } from '../core/event.ts'
import { kindOf, type MoveCode, MoveList } from '../core/move-code.ts'
import { formatMove, parseMove } from '../core/move-notation.ts'
import { REFUSALS, type Refusal, type RefusalCode } from '../core/refusal.ts'
import { opensTurn } from '../round/turn.ts'
import { clonePosition } from '../table/copy-position.ts'
import type { Position } from '../table/position.ts'
import { drawSetup, layOut, type Setup } from '../table/setup.ts'
import { clauseAsked } from './clause-asked.ts'
import { proceed } from './course.ts'
import { listLegal, whyNot } from './legal.ts'
import { playMove } from './play-move.ts'

/** What a record can say about a turn in a sign, best first: brilliant, good, interesting, dubious, a mistake, a blunder. */
export const GLYPHS = ['!!', '!', '!?', '?!', '?', '??'] as const
export type Glyph = (typeof GLYPHS)[number]

/** One answered decision. */
export interface Entry {
  readonly seat: number
  readonly move: MoveCode
  /** Does it start a turn? All entries up to the next such one are one line of a record. */
  readonly opens: boolean
  /** The trade cards dealt after it, if it ended a round. */
  readonly deal?: readonly number[]
  /** Think time in seconds, a sign, comments, and variations instead of this turn. A record has them once per turn. */
  readonly time?: number
  readonly glyph?: Glyph
  readonly comments?: readonly string[]
  readonly variations?: readonly (readonly Entry[])[]
}

/** How a game started: with a random setup and a first deal, or from a position. */
export type Start = { readonly setup: Setup; readonly deal: readonly number[] } | { readonly position: Position }

/** What a record says about a game besides its moves. */
export interface Headers {
  readonly date?: string
  readonly names?: readonly string[]
  /** Only in the record of a finished game, so that anyone can check the deals. */
  readonly seed?: string
  readonly comments?: readonly string[]
}

/** How a record writes a date. */
export const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A position and how it came about. */
export interface Game {
  readonly position: Position
  readonly start: Start
  readonly headers: Headers
  readonly entries: readonly Entry[]
  /** Points of each seat by clause; `start` for those of the starting position. */
  readonly tally: readonly Readonly<Record<string, number>>[]
  /** The source of future deals. Not part of the position. */
  readonly dealer: Dealer
}

const TRADE_NAMES: readonly string[] = TRADES

type Writable<T> = { -readonly [K in keyof T]: T[K] }

export interface NewGame {
  readonly players: PlayerCount
  readonly palace?: boolean
  readonly seed: string
  readonly edition?: Edition
  /** The rules version, if not the newest. */
  readonly rules?: RulesVersion
  /** The source of chance, if the seed is interpreted in another way. */
  readonly chance?: Chance
}

const emptyTally = (pos: Position): Record<string, number>[] =>
  pos.seats.map((seat) => (seat.score > 0 ? { start: seat.score } : {}))

/** A deal by the names of its trades, and back. */
export const cardsOf = (trades: readonly string[]): number[] => trades.map((trade) => TRADE_NAMES.indexOf(trade))
export const tradesOf = (cards: readonly number[]): Trade[] => cards.map((card) => TRADES[card])

/** A dealer that lays given cards. */
export const fixedDealer =
  (cards: readonly number[]): Dealer =>
  (_, __, groups) => {
    for (let i = 0; i < groups.length; i++) groups[i] = cards[i]
  }

/** A game from a setup and a first deal. */
export function startGame(start: Start, box: Position['box'], dealer: Dealer, headers: Headers = {}): Game {
  const position = 'position' in start ? clonePosition(start.position) : layOut(box, start.setup)
  if ('setup' in start) proceed(position, fixedDealer(start.deal))
  return { position, start, headers, entries: [], tally: emptyTally(position), dealer }
}

/** A new game. The seed determines the setup and every deal. */
export function newGame(wanted: NewGame): Game {
  const { players, palace = false, seed, edition = STANDARD, rules = RULES_VERSION, chance } = wanted
  if (!isPlayerCount(players)) throw new RangeError(`2, 3 or 4 players (R1.1), not ${players}`)
  if (typeof seed !== 'string') throw new TypeError('a seed is a string')
  const box = openBox(edition, players, palace, rules)
  const source = chance ?? seededChance(seed)
  const dealer = dealerOf(source)
  const setup = drawSetup(box, source('setup'))
  const position = layOut(box, setup)
  proceed(position, dealer)
  return startGame({ setup, deal: position.groups.slice() }, box, dealer)
}

/** A game that continues from a position; the seed determines future deals. */
export function gameFrom(position: Position, seed: string): Game {
  return startGame({ position: clonePosition(position) }, position.box, seededDealer(seed))
}

/** A copy that shares nothing that changes. */
export function cloneGame(game: Game): Game {
  return {
    ...game,
    position: clonePosition(game.position),
    entries: game.entries.slice(),
    tally: game.tally.map((points) => ({ ...points })),
  }
}

/** Plays a move that is known to be legal; returns its events. */
export function playLegal(game: Game, move: MoveCode, dealer: Dealer = game.dealer): Event[] {
  const { position } = game
  const { round, player: seat } = position
  const opens = opensTurn(position)
  const events: Event[] = []
  const before = clonePosition(position)
  position.log = events
  try {
    playMove(position, move, dealer)
    position.log = undefined
  } catch (error) {
    // A dealer that fails must not leave the game between two decisions.
    Object.assign(position, before)
    throw error
  }
  const entry = { seat, move, opens }
  const entries = game.entries as Entry[]
  entries.push(position.round > round ? { ...entry, deal: position.groups.slice() } : entry)
  for (const event of events)
    if (event.type === 'score') {
      const points = game.tally[event.seat] as Writable<Record<string, number>>
      points[event.clause] = (points[event.clause] ?? 0) + event.points
    }
  return events
}

const list = new MoveList()

/** Every legal move as text, sorted by code unit; none once the game is over. */
export function legalMoves(game: Game): string[] {
  listLegal(game.position, list)
  return list.toArray().map(formatMove).sort()
}

function refuse(game: Game, code: RefusalCode, move: MoveCode | undefined): Refusal {
  listLegal(game.position, list)
  const legal = list.toArray()
  const alike = legal.filter((other) => move !== undefined && kindOf(other) === kindOf(move))
  return {
    code,
    clause: code === 'not-asked' || code === 'game-over' ? clauseAsked(game.position) : REFUSALS[code],
    instead: (alike.length > 0 ? alike : legal).map(formatMove).sort(),
  }
}

/** Why a move is refused; undefined if it is legal. Accepts any text. */
export function whyRefused(game: Game, text: string): Refusal | undefined {
  const move = parseMove(text)
  const code = move === undefined ? 'not-a-move' : whyNot(game.position, move)
  return code === undefined ? undefined : refuse(game, code, move)
}

export type Played =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Plays a move in place. A refused move changes nothing. */
export function play(game: Game, text: string, dealer: Dealer = game.dealer): Played {
  const move = parseMove(text)
  const refusal = whyRefused(game, text)
  if (move === undefined || refusal !== undefined) return { ok: false, refusal: refusal as Refusal }
  return { ok: true, events: playLegal(game, move, dealer) }
}

export type Applied =
  | { readonly ok: true; readonly game: Game; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Plays a move on a copy; the game itself stays as it is. */
export function apply(game: Game, text: string, dealer: Dealer = game.dealer): Applied {
  const copy = cloneGame(game)
  const played = play(copy, text, dealer)
  return played.ok ? { ok: true, game: copy, events: played.events } : played
}

/** The game as it stood after its first `count` decisions. */
export function rewind(game: Game, count: number): Game {
  const back = startGame(game.start, game.position.box, game.dealer, game.headers)
  const entries = back.entries as Entry[]
  for (const entry of game.entries.slice(0, count)) {
    playLegal(back, entry.move, entry.deal === undefined ? game.dealer : fixedDealer(entry.deal))
    entries[entries.length - 1] = entry
  }
  return back
}

export const isOver = (game: Game): boolean => game.position.decision === undefined

/** Points of each seat now; once over, with the final scoring. */
export const scores = (game: Game): number[] => game.position.seats.map((seat) => seat.score)

/**
 * The game with other metadata: date (such as 2026-11-15), names, and the seed, revealed once it is over. It shares its
 * state with the original (`cloneGame` makes a copy): a move played on either is played on both.
 */
export function withHeaders(game: Game, headers: Headers): Game {
  const { date, names } = headers
  if (date !== undefined && !DATE.test(date)) throw new RangeError(`no date: ${date}`)
  if (names !== undefined && names.length !== game.position.seats.length) throw new RangeError('a name for each seat')
  return { ...game, headers: { ...game.headers, ...headers } }
}

/** What a record can hold, in seconds. */
export const MAX_THINK_TIME = 999_999_999

/** Adds think time or remarks to the last decision. */
export function annotate(game: Game, remarks: Pick<Entry, 'time' | 'glyph' | 'comments'>): void {
  const entries = game.entries as Entry[]
  const last = entries.pop()
  if (last === undefined) throw new RangeError('no decision has been answered yet')
  const { time = 0 } = remarks
  if (!(time >= 0 && time <= MAX_THINK_TIME)) throw new RangeError(`no thinking time: ${time}`)
  entries.push({ ...last, ...remarks })
}
