import type { Event, Game } from '@amyitis/engine'
import type { ChainTip } from '@amyitis/fair'
import type { BotLevel, SeatPlan, Settings } from '@amyitis/protocol'

type Level = (typeof BotLevel)['_output']

export interface TableSeat {
  readonly plan: SeatPlan
  readonly player?: string | undefined
  /** The hash of what the player's device will add to the seed; none where it is bound anew first. */
  readonly commit?: string | undefined
  /** What it has added. */
  readonly added?: string | undefined
  /** The last value of its chain that is known. */
  readonly tip?: ChainTip | undefined
  /** The round to which it adds nothing because it was bound anew too late; that is allowed once. */
  readonly without?: number | undefined
  /** The bot that plays for the player, for now or for good. */
  readonly standIn?: Level | undefined
  readonly conceded: boolean
  /** The player is forgotten, and that bot stays. */
  readonly erased?: boolean | undefined
  /** When the player last did something else than decide what is asked. */
  readonly sign?: number | undefined
  /** How often decisions were taken back for this seat. */
  readonly undos?: number | undefined
}

/** Somebody would like to take decisions back, and waits for the others to agree. */
export interface Request {
  /** The number of the event that has asked: an answer must have seen it. */
  readonly seq: number
  readonly seat: number
  readonly to: number
  readonly at: number
  readonly agreed: readonly number[]
}

export interface Result {
  readonly why: 'played' | 'conceded'
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  readonly secret: string
  readonly seed: string
}

/** What a round was dealt from: it deals the same again if moves are taken back and played anew. */
export interface Dealt {
  readonly added: readonly (string | null)[]
  readonly server: string
}

/** A move that ends a round waits for the shares of the next one. */
interface Held {
  readonly seat: number
  readonly move: string
  readonly bot?: true | undefined
}

/** A table as it stands after the events of its log. Nothing of it changes in place. */
export interface Table {
  readonly id: string
  /** The number of the last event, and of the last one that changed who decides what. */
  readonly seq: number
  readonly turnSeq: number
  /** The number of the event since which that seat has been asked: a turn is told once. */
  readonly askedSeq: number
  readonly host: string
  readonly settings: Settings
  readonly secretHash: string
  readonly status: 'open' | 'playing' | 'over' | 'closed'
  /** Why it was closed, if nobody has closed it. */
  readonly closed?: 'idle' | 'void' | undefined
  readonly seats: readonly TableSeat[]
  /** How often shares were revealed in vain because somebody came or went. */
  readonly voids: number
  /** How often each player has sat down here. */
  readonly sittings: Readonly<Record<string, number>>
  /** How the deals come about. */
  readonly fair: 1 | 2
  /** What seats have added to each round from the first on. */
  readonly shares: Readonly<Record<number, Readonly<Record<number, string>>>>
  readonly dealt: Readonly<Record<number, Dealt>>
  readonly serverTip: ChainTip
  readonly held?: Held | undefined
  /** The first event whose cards do not come from what was added: the server cheats. */
  readonly unfair?: number | undefined
  readonly game?: Game | undefined
  /** What the last event set in motion, by the engine's events. */
  readonly happenings: readonly Event[]
  /** Since when the decision that is asked now is asked, and since when that seat has been asked. */
  readonly since: number
  readonly turnSince: number
  /** Milliseconds that each seat has left on a live clock. */
  readonly left: readonly number[]
  /** Milliseconds that each decision of the game has brought to who has made it. */
  readonly gained: readonly number[]
  /** The seat that could take back its last decisions, down to this many. */
  readonly undo?: { readonly seat: number; readonly floor: number } | undefined
  /** That seat has said that it won't. */
  readonly done: boolean
  readonly request?: Request | undefined
  /** Until when time was last taken out of the clocks. */
  readonly paused?: number | undefined
  readonly votes: readonly { readonly seat: number; readonly about: number }[]
  readonly result?: Result | undefined
  readonly rematch?: string | undefined
}

export const seatOf = ({ seats }: Table, player: string | undefined): number =>
  player === undefined ? -1 : seats.findIndex((seat) => seat.player === player)

/** Does a person play here, rather than a bot? */
export const isPerson = ({ player, standIn }: TableSeat): boolean => player !== undefined && standIn === undefined

/** The seats whose people play, except one. */
export const otherPeople = ({ seats }: Table, but: number): number[] =>
  seats.flatMap((seat, i) => (i !== but && isPerson(seat) ? [i] : []))

/** Is every seat a bot's, or that of somebody who is bound to a share? Then shares are revealed. */
export const isFull = ({ seats }: Table): boolean =>
  seats.every(({ plan, commit }) => plan.kind === 'bot' || commit !== undefined)

/** What everybody is bound to, and who sits where: what a device must remember before it sends its share. */
export const bindingOf = ({ secretHash, seats }: Table) => ({
  secretHash,
  commits: seats.map(({ commit }) => commit ?? null),
  players: seats.map(({ player }) => player ?? null),
})

/** How the game of a table began, as far as a device can compare it with what it has sent. */
export const startOf = (table: Table) => ({
  ...bindingOf(table),
  table: table.id,
  added: table.seats.map(({ added }) => added ?? null),
})

/** The round whose deal comes next. */
export const nextRound = ({ game }: Table): number => (game?.position.round ?? 0) + 1

/** The seats whose people must still add something before the held move is played. */
export function awaitedShares(table: Table): number[] {
  if (table.held === undefined || table.status !== 'playing') return []
  const round = nextRound(table)
  return table.seats.flatMap(({ player, standIn, without }, seat) =>
    player !== undefined && standIn === undefined && without !== round && table.shares[round]?.[seat] === undefined
      ? [seat]
      : [],
  )
}

/** The seats of people who have not revealed what they add to the seed. */
export const unrevealed = ({ seats }: Table): number[] =>
  seats.flatMap(({ player, added }, seat) => (player !== undefined && added === undefined ? [seat] : []))

/** The seats whose people keep the game from beginning, or the next round: they must be bound anew, or show what they add. */
export function awaited(table: Table): number[] {
  if (table.status === 'playing') return awaitedShares(table)
  if (table.status !== 'open') return []
  if (isFull(table)) return unrevealed(table)
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

/** The seats of people for whom all wait: who decides, or who must add something to the next deal. */
export function waitedFor(table: Table): number[] {
  const seat = decider(table)
  if (seat === undefined) return table.status === 'playing' ? awaitedShares(table) : []
  return botToMove(table) === undefined ? [seat] : []
}

/** How long bots wait, so that a person can take a turn back; and how long for an answer to who asked for it. */
const COURTESY = 2000
const PATIENCE = 60_000

/** From when on a bot may move. */
export function botsMayMove({ request, undo, done, since }: Table): number {
  if (request !== undefined) return request.at + PATIENCE
  return undo !== undefined && !done ? since + COURTESY : since
}
