import type { Language, Pace, RatingOutcome, TableEvent } from '@amyitis/protocol'

/** What the store reads and writes. */

export type LanguageCode = (typeof Language)['_output']

/** What a lobby shows of a table; written with the events that change it. */
export interface TableRow {
  readonly id: string
  readonly status: 'open' | 'playing' | 'over' | 'closed'
  readonly public: boolean
  readonly host: string
  /** The player of each seat. */
  readonly seats: readonly (string | undefined)[]
  /** JSON of a TableSummary without what depends on the viewer, and without names: they are looked up, so that they can be erased. */
  readonly summary: string
  readonly seq: number
  readonly changed: number
  /** Public, open, and a seat is free for anyone. */
  readonly joinable: boolean
  /** A game has started here. */
  readonly started: boolean
  /** In progress, public, and open to spectators. */
  readonly watchable: boolean
}

/** What is stored about a game when it ends. */
export interface FinishedGame {
  readonly players: number
  readonly palace: boolean
  readonly edition: string
  /** The seats of people. */
  readonly results: readonly {
    readonly player: string
    readonly seat: number
    readonly rank: number
    readonly score: number
  }[]
}

/** What only the server knows about a table. */
export interface TableSecret {
  /** The server's share of the seed: 64 hexadecimal digits. */
  readonly secret: string
  /** What the invitation of each seat is derived from, or for whom the seat is reserved; undefined: from the secret alone. */
  readonly invitations: readonly (string | undefined)[]
}

export interface Append {
  readonly table: string
  /** The number of the last event in the log: the new ones follow it, or nothing is written. */
  readonly after: number
  readonly events: readonly TableEvent[]
  /** Player and key of the request. Stored once: a repeated request finds the first one. */
  readonly idempotencyKey?: string | undefined
  /** SHA-256 of what was asked for with that key. */
  readonly requestHash?: string | undefined
  readonly row: Omit<TableRow, 'id'>
  /** Set if the game ends with these events. */
  readonly finished?: FinishedGame | undefined
  /** For whom seats are reserved after these events; undefined: as before. */
  readonly offers?: readonly string[] | undefined
}

/** The result of an earlier request: its last event, and the hash of what was asked for if it was stored. */
export interface RecordedRequest {
  readonly seq: number
  readonly requestHash?: string | undefined
}

/**
 * `taken`: somebody else has appended first; `repeated`: this request was stored before, with events up to `seq`; `full`: a new
 * table would exceed a limit.
 */
export type AppendResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'taken' }
  | ({ readonly kind: 'repeated' } & RecordedRequest)
  | { readonly kind: 'full' }

/** How many tables may be open, and how many open or being played. */
export interface TableCap {
  readonly waiting: number
  readonly live: number
}

export interface NewTableRow extends Append, TableSecret {
  /** A keyed hash of the address it was created from. */
  readonly origin?: string | undefined
  /** Limits for its host, and for all tables of that address. */
  readonly caps?: { readonly host: TableCap; readonly origin: TableCap } | undefined
}

export interface PlayerRow {
  readonly id: string
  readonly name: string | undefined
  readonly language: LanguageCode
  readonly bot: boolean
  /** The player who created this bot program, if there is one. */
  readonly owner?: string | undefined
  readonly created: number
  readonly seen: number
  readonly banned: boolean
  readonly muted: boolean
  readonly webhook?: string | undefined
  /** The key that webhook calls are signed with. */
  readonly webhookSecret?: string | undefined
  /** Consecutive failures of the webhook, and when the last one was. After too many it is disabled. */
  readonly webhookFailures?: number | undefined
  readonly webhookFailed?: number | undefined
  readonly email?: string | undefined
}

/**
 * A credential, stored as its SHA-256: a browser's cookie, a bot's token, or a link that works once.
 * `used`: a passkey challenge that has been answered, stored until it expires so that it can't be answered again.
 */
export interface TokenRow {
  readonly hash: string
  readonly player: string
  readonly kind: 'session' | 'bot' | 'link' | 'used'
  readonly created: number
  readonly expires: number
}

export interface PasskeyRow {
  readonly id: string
  readonly player: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  /** Undefined for passkeys from before this was stored. */
  readonly created?: number | undefined
}

/** JSON of a PushSubscription, by its endpoint. */
export interface PushRow {
  readonly endpoint: string
  readonly player: string
  readonly subscription: string
}

export interface ReportRow {
  readonly id: number
  readonly at: number
  readonly table: string
  readonly by: string
  readonly about: string
  readonly line?: number | undefined
  readonly text: string
}

/** The estimated strength of a player in one kind of game. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
  readonly games: number
  /** Different opponents, counted up to the number that matters. */
  readonly opponents: number
}

export interface SkillKind {
  readonly players: number
  readonly pace: Pace
}

export interface SkillRow extends SkillKind, Skill {
  readonly player: string
}

/** The result of a rated game for one of its people. */
export interface RatingResult extends Skill {
  readonly player: string
  readonly outcome: RatingOutcome
  readonly reduced: boolean
  readonly left: boolean
  readonly before: Pick<Skill, 'mu' | 'sigma'>
}

export interface RatingResultRow extends RatingResult, SkillKind {
  readonly table: string
}

/** What is known about a player when a game is rated. */
export interface Contestant {
  readonly player: string
  /** Erased: nothing may be written about them. */
  readonly erased: boolean
  /** The same for bot programs and their owner. */
  readonly person: string
  readonly skill: Skill | undefined
  /** Keyed hashes of the devices and addresses of this game. */
  readonly traces: ReadonlySet<string>
}

export interface Contest {
  readonly contestants: readonly Contestant[]
  /** How many recent games of two of them have counted. */
  together(one: string, other: string): number
}

export interface RatingDecision {
  readonly results: readonly RatingResult[]
  /** Pairs whose result has counted. */
  readonly pairs: readonly (readonly [string, string])[]
}

/** `waiting`: all whose game has not begun. */
export type TableFilter = { readonly kind: 'waiting' } | { readonly kind: 'playing' } | { readonly kind: 'all' }

/**
 * `open`, `running` and `finished` are for everyone: public tables with a free seat, a few per host; public games that anyone
 * may watch; finished public games. `of` a player: where they are seated, and where they are the host.
 */
export type TableList =
  | { readonly kind: 'open' }
  | { readonly kind: 'running' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'of'; readonly player: string }

/** Where the next page of a list begins. */
export interface Cursor {
  readonly at: number
  readonly id: string
}

export interface TablePage {
  readonly rows: TableRow[]
  readonly next?: Cursor | undefined
}

/** Tokens taken from a rate limit that processes share. */
export interface AllowanceUse {
  readonly key: string
  readonly count: number
  readonly capacity: number
  readonly perSecond: number
}

/**
 * A change of a table: new events up to `seq`, new chat up to `chat`, or a message that a process broadcasts.
 * None of these: the table was removed.
 */
export interface TableNotification {
  readonly table: string
  readonly seq?: number | undefined
  readonly chat?: number | undefined
  readonly message?: string | undefined
}

/** The result of a database's check of itself. */
export interface Integrity {
  /** How it was checked; `read`: by reading every row, where nothing better is possible. */
  readonly method: 'sqlite' | 'amcheck' | 'read' | 'skipped'
  readonly problems: readonly string[]
}

/** A request for opponents. */
export interface PairingRow {
  readonly player: string
  /** Only requests of the same kind are paired. */
  readonly kind: string
  readonly rated: boolean
  readonly rating: number
  /** The same for bot programs and their owner. */
  readonly person: string
  /** Keyed hashes of device and address. */
  readonly traces: readonly string[]
  readonly since: number
  /** When the request expires unless it is renewed. */
  readonly expires: number
  readonly table?: string | undefined
  /** Who plays at that table. */
  readonly match?: string | undefined
}

/** A paired game with a bot, whose seat a person may take in the first round. */
export interface BotSeatRow {
  readonly table: string
  readonly kind: string
  readonly rating: number
  readonly at: number
}

/** Which public games to find; the end of the period is exclusive. */
export interface GameSearch {
  readonly player?: string | undefined
  /** The beginning of a player's name, folded for comparison. */
  readonly name?: string | undefined
  readonly players?: number | undefined
  readonly palace?: boolean | undefined
  readonly edition?: string | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** How often a player took a place in public games with this number of players. */
export interface PlaceCount {
  readonly players: number
  readonly rank: number
  readonly games: number
}

/** The results of a player against another one. */
export interface Encounters {
  readonly player: string
  readonly won: number
  readonly lost: number
  readonly drawn: number
}

/** The rating of a player after a rated game. */
export interface CurvePoint extends SkillKind {
  readonly at: number | undefined
  readonly mu: number
  readonly sigma: number
  readonly palace: boolean | undefined
}

/** A document that an account carries to other devices, as JSON, and how often it was written. */
export interface ProgressRow {
  readonly kind: string
  readonly version: number
  readonly data: string
}
