import type { Event, Game } from '@amyitis/engine'
import type { ChainTip } from '@amyitis/fair'
import type { BotLevel, SeatPlan, Settings } from '@amyitis/protocol'

type Level = (typeof BotLevel)['_output']

export interface TableSeat {
  readonly plan: SeatPlan
  readonly player?: string | undefined
  /** Only this player may sit here. */
  readonly reservedFor?: string | undefined
  /** The player has answered the ready check. */
  readonly ready?: true | undefined
  /** Who may take this seat from its bot, and until when. */
  readonly offer?: { readonly player: string; readonly until: number } | undefined
  /** The first round that was dealt with this player's share, if they took the seat from a bot. */
  readonly from?: number | undefined
  /** The commitment of the player's device to its share; none until it commits again. */
  readonly commit?: string | undefined
  /** The revealed share. */
  readonly added?: string | undefined
  /** The last known value of its chain. */
  readonly tip?: ChainTip | undefined
  /** The round it adds nothing to because it committed again too late; that is allowed once. */
  readonly without?: number | undefined
  /** The last round in which a bot took over after others had shown their shares and before this seat had. */
  readonly withheld?: number | undefined
  /** The bot that plays for the player, temporarily or for good. */
  readonly standIn?: Level | undefined
  /** Why that bot plays. */
  readonly left?: 'clock' | 'vote' | 'conceded' | 'erased' | undefined
  readonly conceded: boolean
  /** The player was erased, and the bot stays. */
  readonly erased?: boolean | undefined
  /** The last sign of the player other than a decision. */
  readonly lastSignAt?: number | undefined
  /** How many takebacks this seat has had. */
  readonly undos?: number | undefined
}

/** A request to take decisions back, which waits for the others to agree. */
export interface TakebackRequest {
  /** The number of the requesting event: an answer must have seen it. */
  readonly seq: number
  readonly seat: number
  readonly to: number
  readonly at: number
  readonly agreed: readonly number[]
}

export interface GameResult {
  readonly why: 'played' | 'conceded'
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  readonly secret: string
  readonly seed: string
}

/** The shares a round was dealt from: it deals the same cards again after a takeback. */
export interface DealShares {
  readonly added: readonly (string | null)[]
  readonly server: string
}

/** A move that ends a round waits for the shares of the next one. */
interface HeldMove {
  readonly seat: number
  readonly move: string
  readonly bot?: true | undefined
}

/** A table after the events of its log. Immutable. */
export interface Table {
  readonly id: string
  /** The number of the last event, and of the last one that changed who decides what. */
  readonly seq: number
  readonly turnSeq: number
  /** The event since which that seat has to decide: players are notified once per turn. */
  readonly askedSeq: number
  readonly host: string
  readonly settings: Settings
  readonly secretHash: string
  readonly status: 'open' | 'playing' | 'over' | 'closed'
  /** Why it was closed, if not by its host. */
  readonly closed?: 'idle' | 'void' | 'unpaired' | undefined
  readonly seats: readonly TableSeat[]
  /** Until when seats are reserved. */
  readonly reservedUntil?: number | undefined
  /** Created by quick pairing. */
  readonly paired?: true | undefined
  /** Since when all seats are taken, and since when all players are ready. */
  readonly fullSince?: number | undefined
  readonly readySince?: number | undefined
  /** How often each player has missed the ready check. */
  readonly timesMissed: Readonly<Record<string, number>>
  /** How often revealed shares were voided because somebody joined or left. */
  readonly voidStarts: number
  /** How often each player has sat down here. */
  readonly timesSeated: Readonly<Record<string, number>>
  /** The version of the dealing scheme. */
  readonly fair: 1 | 2
  /** The shares for each round, by seat. */
  readonly shares: Readonly<Record<number, Readonly<Record<number, string>>>>
  readonly dealt: Readonly<Record<number, DealShares>>
  readonly serverTip: ChainTip
  readonly held?: HeldMove | undefined
  /** The first event whose cards do not come from the shares: the server cheats. */
  readonly unfair?: number | undefined
  readonly game?: Game | undefined
  /** The engine's events of the last table event. */
  readonly gameEvents: readonly Event[]
  /** Since when the current decision is due, and since when that seat has been deciding. */
  readonly since: number
  readonly turnSince: number
  /** Milliseconds that each seat has left on a live clock. */
  readonly left: readonly number[]
  /** Milliseconds that each decision has added to its player's clock. */
  readonly gained: readonly number[]
  /** The seat that can undo its last decisions, down to this many. */
  readonly undo?: { readonly seat: number; readonly floor: number } | undefined
  /** That seat has declined to undo. */
  readonly done: boolean
  readonly request?: TakebackRequest | undefined
  /** Until when the clocks were last paused. */
  readonly paused?: number | undefined
  readonly votes: readonly { readonly seat: number; readonly about: number }[]
  readonly result?: GameResult | undefined
  readonly rematch?: string | undefined
}

export const seatOf = ({ seats }: Table, player: string | undefined): number =>
  player === undefined ? -1 : seats.findIndex((seat) => seat.player === player)

/** Is this seat played by a person, not a bot? */
export const isPerson = ({ player, standIn }: TableSeat): boolean => player !== undefined && standIn === undefined

/** The seats played by people, except one. */
export const otherPeople = ({ seats }: Table, but: number): number[] =>
  seats.flatMap((seat, i) => (i !== but && isPerson(seat) ? [i] : []))

/** Does every seat have a bot or a commitment? Then shares are revealed. */
export const isFull = ({ seats }: Table): boolean =>
  seats.every(({ plan, commit }) => plan.kind === 'bot' || commit !== undefined)

/** Is the table set up with a ready check? Only live clocks need one. */
export const hasReadyCheck = ({ settings }: Table): boolean => settings.ready === true && settings.clock.kind === 'live'

/** Must everybody answer it? A player alone among bots has nobody to wait for. */
export const needsReady = (table: Table): boolean =>
  hasReadyCheck(table) && table.seats.filter(({ plan }) => plan.kind !== 'bot').length > 1

/** The seats of people who have not answered the ready check. Revealing a share also answers it. */
export const unready = ({ seats }: Table): number[] =>
  seats.flatMap(({ player, ready, added }, seat) =>
    player !== undefined && ready === undefined && added === undefined ? [seat] : [],
  )

/** All commitments and players: what a device must remember before it sends its share. */
export const bindingOf = ({ secretHash, seats }: Table) => ({
  secretHash,
  commits: seats.map(({ commit }) => commit ?? null),
  players: seats.map(({ player }) => player ?? null),
})

/** How a game began, as far as a device can compare it with what it has sent. */
export const startOf = (table: Table) => ({
  ...bindingOf(table),
  table: table.id,
  added: table.seats.map(({ added }) => added ?? null),
})

/** The round whose deal comes next. */
export const nextRound = ({ game }: Table): number => (game?.position.round ?? 0) + 1

/** The seats that must still share before the held move is played. */
export function awaitedShares(table: Table): number[] {
  if (table.held === undefined || table.status !== 'playing') return []
  const round = nextRound(table)
  return table.seats.flatMap(({ player, standIn, without }, seat) =>
    player !== undefined && standIn === undefined && without !== round && table.shares[round]?.[seat] === undefined
      ? [seat]
      : [],
  )
}

/** The seats of people who have not revealed their share. */
export const unrevealed = ({ seats }: Table): number[] =>
  seats.flatMap(({ player, added }, seat) => (player !== undefined && added === undefined ? [seat] : []))

/** The seats that delay the start or the next round: they must commit again, or send their share. */
export function awaited(table: Table): number[] {
  if (table.status === 'playing') return awaitedShares(table)
  if (table.status !== 'open') return []
  if (isFull(table)) return needsReady(table) && table.readySince === undefined ? unready(table) : unrevealed(table)
  return table.seats.flatMap(({ player, commit }, seat) => (player !== undefined && commit === undefined ? [seat] : []))
}

/** The seat that decides now; undefined when nobody does. */
export const decider = ({ status, game, held }: Table): number | undefined =>
  status === 'playing' && held === undefined && game?.position.decision !== undefined ? game.position.player : undefined

/** The level of the bot that decides now; undefined if a person does, or nobody. */
export function botToMove(table: Table): Level | undefined {
  const seat = decider(table)
  if (seat === undefined) return undefined
  const { plan, standIn } = table.seats[seat]
  return plan.kind === 'bot' ? plan.level : standIn
}

/** The seats of awaited people: who decides, or who must share for the next deal. */
export function waitedFor(table: Table): number[] {
  const seat = decider(table)
  if (seat === undefined) return table.status === 'playing' ? awaitedShares(table) : []
  return botToMove(table) === undefined ? [seat] : []
}

/** How long bots wait for an undo, and for the answer to a takeback request. */
const UNDO_GRACE_MS = 2000
const TAKEBACK_TIMEOUT_MS = 60_000

/** The earliest time for a bot's move. */
export function botMayMoveAt({ request, undo, done, since }: Table): number {
  if (request !== undefined) return request.at + TAKEBACK_TIMEOUT_MS
  return undo !== undefined && !done ? since + UNDO_GRACE_MS : since
}
