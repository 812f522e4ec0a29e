import type { ChatLine, Language, Pace, RatingOutcome, TableEvent } from '@amyitis/protocol'
import type { Trouble } from './trouble.ts'

/** Where everything is kept that must survive. The log of each table is the truth; what stands beside it is derived or private. */

export type Lang = (typeof Language)['_output']

/** What a lobby shows of a table; written with the events that change it. */
export interface TableRow {
  readonly id: string
  readonly status: 'open' | 'playing' | 'over' | 'closed'
  readonly public: boolean
  readonly host: string
  /** The player of each seat. */
  readonly seats: readonly (string | undefined)[]
  /** JSON of a TableSummary without what depends on who asks, and without names: those are looked up, so that they can be erased. */
  readonly summary: string
  readonly seq: number
  readonly changed: number
  /** Public, open, and a seat is free for anyone. */
  readonly joinable: boolean
  /** A game was begun here. */
  readonly started: boolean
}

/** What only the server knows of a table. */
export interface TableSecret {
  /** The server's share of the seed: 64 hexadecimal digits. */
  readonly secret: string
  /** What the invitation of each seat is made from, or for whom the seat is kept; undefined: from the secret alone. */
  readonly invitations: readonly (string | undefined)[]
}

export interface Append {
  readonly table: string
  /** The number of the last event in the log: the new ones follow it, or nothing is written. */
  readonly after: number
  readonly events: readonly TableEvent[]
  /** Player and idempotency key of who caused them. Written once: a second request with it finds the first. */
  readonly cause?: string | undefined
  /** SHA-256 of what was asked for with that cause. */
  readonly digest?: string | undefined
  readonly row: Omit<TableRow, 'id'>
}

/** What has come of a cause: its last event, and the digest of what was asked for, where that was kept. */
export interface Caused {
  readonly seq: number
  readonly digest?: string | undefined
}

/**
 * `taken`: the log has gone on meanwhile; `repeated`: this cause was written before, with events up to `seq`; `full`: a new
 * table would be one too many.
 */
export type Appended =
  | { readonly kind: 'done' }
  | { readonly kind: 'taken' }
  | ({ readonly kind: 'repeated' } & Caused)
  | { readonly kind: 'full' }

/** How many tables may be open, and how many open or being played. */
export interface TableCap {
  readonly waiting: number
  readonly live: number
}

export interface NewTableRow extends Append, TableSecret {
  /** A keyed hash of the address it is made from. */
  readonly origin?: string | undefined
  /** Limits for its host, and for all tables of that address. */
  readonly caps?: { readonly host: TableCap; readonly origin: TableCap } | undefined
}

export interface PlayerRow {
  readonly id: string
  readonly name: string | undefined
  readonly language: Lang
  readonly bot: boolean
  /** The player who has made this bot program, if it was one. */
  readonly owner?: string | undefined
  readonly created: number
  readonly seen: number
  readonly banned: boolean
  readonly muted: boolean
  readonly webhook?: string | undefined
  /** Signs what is sent to the webhook. */
  readonly webhookSecret?: string | undefined
  /** How often in a row the webhook has failed, and when last. After too many it is switched off. */
  readonly webhookFailures?: number | undefined
  readonly webhookFailed?: number | undefined
  readonly email?: string | undefined
}

/**
 * A secret that proves who somebody is, kept as its SHA-256: a browser's cookie, a bot's token, or a link that works once.
 * `used`: the challenge of a passkey that has been answered, kept until it expires so that it is not answered again.
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
  /** Undefined where it was not yet noted. */
  readonly created?: number | undefined
}

/** JSON of a PushSubscription, by its endpoint. */
interface PushRow {
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

/** How strong a player is in one kind of game, as far as is known. */
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

/** What a rated game came to for one of its people. */
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

/** What is known of somebody when a game is rated. */
export interface Contestant {
  readonly player: string
  /** Erased: nothing may be written about them. */
  readonly erased: boolean
  /** The same for programs and who has made them. */
  readonly person: string
  readonly skill: Skill | undefined
  /** Keyed hashes of the devices and addresses of this game. */
  readonly traces: ReadonlySet<string>
}

export interface Contest {
  readonly contestants: readonly Contestant[]
  /** How many games of two of them have counted lately. */
  together(one: string, other: string): number
}

interface Rated {
  readonly results: readonly RatingResult[]
  /** Pairs whose result has counted. */
  readonly pairs: readonly (readonly [string, string])[]
}

/** `waiting`: all whose game has not begun. */
type TableFilter = { readonly kind: 'waiting' } | { readonly kind: 'playing' } | { readonly kind: 'all' }

/**
 * `open` and `finished` are for everyone: public tables that somebody can join, a few of each host; public games that are
 * over. `of` a player: where they sit, and where they are the host.
 */
export type TableList =
  | { readonly kind: 'open' }
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

/** What was taken from a rate limit that copies share: a bucket of `most` that fills by so many a second. */
export interface Taking {
  readonly key: string
  readonly count: number
  readonly most: number
  readonly perSecond: number
}

/**
 * Something new about a table: its events up to `seq`, its chat up to `chat`, or what a process tells the others in passing.
 * None of these: it is gone.
 */
export interface News {
  readonly table: string
  readonly seq?: number | undefined
  readonly chat?: number | undefined
  readonly told?: string | undefined
}

/** What a database says about itself. */
export interface Integrity {
  /** How it was checked; `read`: every row was read, which is all that can be done. */
  readonly method: 'sqlite' | 'amcheck' | 'read' | 'skipped'
  readonly problems: readonly string[]
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres'

  createTable(table: NewTableRow): Promise<Appended>
  /** All or nothing; answers once it is safe on the disk. Two writers can't both win. */
  append(change: Append): Promise<Appended>
  /** Events after a number, in order, at most so many. */
  events(table: string, after: number, limit?: number): Promise<TableEvent[]>
  /** What has come of a cause, if it was written. */
  findCause(table: string, cause: string): Promise<Caused | undefined>
  table(id: string): Promise<TableRow | undefined>
  /** The number of the last event; undefined if there is no such table. */
  lastSeq(table: string): Promise<number | undefined>
  secretOf(table: string): Promise<TableSecret | undefined>
  /** Sets or replaces what the invitation of a seat is made from. */
  invite(table: string, seat: number, hash: string | undefined): Promise<void>
  /** The last changed first; `before`: only those that were changed before that time. */
  tables(filter: TableFilter, limit: number, before?: number): Promise<TableRow[]>
  /** A page of a list, the last changed first; reads no more rows than it answers, however long the list is. */
  list(list: TableList, limit: number, after?: Cursor): Promise<TablePage>
  /** The tables of a player by id, from after one; `live`: only those that are open or being played. */
  tablesOf(player: string, after: string, limit: number, live?: boolean): Promise<TableRow[]>
  removeTable(id: string): Promise<void>
  removeTables(ids: readonly string[]): Promise<void>
  /** Deletes tables that were closed before a time and never played, unless somebody has reported something there; answers how many. */
  removeUnplayed(closedBefore: number, limit: number): Promise<number>
  /** Deletes editions that no table uses any more. */
  removeUnusedEditions(): Promise<void>
  /** Ids of all tables, for checking them against the engine. */
  tableIds(): AsyncIterable<string>

  /** A line that is said again with the same cause is the first one. Of very many lines the oldest fall away. */
  say(table: string, player: string, text: string, at: number, cause: string): Promise<ChatLine>
  chat(table: string, after: number, limit?: number): Promise<ChatLine[]>
  /** At most so many of the last lines, in order. */
  newestChat(table: string, limit: number): Promise<ChatLine[]>
  /** Answers whether there was something to remove. */
  removeLine(table: string, line: number): Promise<boolean>
  /** What a player has said anywhere, table by table, from after a line. */
  chatOf(
    player: string,
    limit: number,
    after?: { readonly table: string; readonly line: number },
  ): Promise<(ChatLine & { readonly table: string })[]>
  /** Takes away so many of the names under which a player has played; answers how many there were. */
  removeNamesOf(player: string, limit: number): Promise<number>
  /** Takes away so many lines of a player; answers how many there were. */
  removeChatOf(player: string, limit: number): Promise<number>

  addPlayer(player: PlayerRow): Promise<void>
  player(id: string): Promise<PlayerRow | undefined>
  players(ids: readonly string[]): Promise<PlayerRow[]>
  changePlayer(id: string, change: Partial<Omit<PlayerRow, 'id'>>): Promise<void>
  /**
   * Takes away the name and all that is private; seats and events keep the id, which says nothing any more. What they have
   * said is hidden at once, and taken away by `removeChatOf`.
   */
  erasePlayer(id: string): Promise<void>
  /** Ids of the bot programs that a player has made. */
  botsOf(owner: string): Promise<string[]>
  /** Guests without a passkey who were not seen since, nor a bot of theirs, and who are not marked. */
  stalePlayers(seenBefore: number, limit: number): Promise<string[]>

  /** Fails if there is one with this hash. */
  addToken(token: TokenRow): Promise<void>
  token(hash: string): Promise<TokenRow | undefined>
  /** Deletes it and answers whether it was there: a link works once, whoever comes first. */
  takeToken(hash: string): Promise<TokenRow | undefined>
  /** From now on it is good until then. */
  renewToken(hash: string, expires: number): Promise<void>
  /** `but`: only cookies and links, except this one. */
  removeTokens(
    filter: { readonly player: string; readonly but?: string } | { readonly expiredBefore: number },
  ): Promise<void>

  addPasskey(passkey: PasskeyRow): Promise<void>
  passkey(id: string): Promise<PasskeyRow | undefined>
  passkeysOf(player: string): Promise<PasskeyRow[]>
  countPasskey(id: string, counter: number): Promise<void>
  /** Only if it is the player's. */
  removePasskey(player: string, id: string): Promise<void>

  addPush(push: PushRow): Promise<void>
  pushesOf(player: string): Promise<PushRow[]>
  removePush(endpoint: string): Promise<void>

  /** True for the first who asks with this event of the table or a later one: each player is told of a thing once. */
  tellOnce(table: string, player: string, seq: number): Promise<boolean>

  report(report: Omit<ReportRow, 'id'>): Promise<void>
  /** The newest first; all, or those of one player. */
  reports(limit: number, by?: string): Promise<ReportRow[]>

  /** Everything in which a player has been rated. */
  skillsOf(player: string): Promise<SkillRow[]>
  /** Of many players, in one kind or all. */
  skills(players: readonly string[], kind?: SkillKind): Promise<SkillRow[]>
  /** What a game has changed, for those who are not erased; undefined if it has not been rated. */
  ratingResults(table: string): Promise<RatingResult[] | undefined>
  /** What the rated games of a player came to for them, by the table, from after one. */
  ratingResultsOf(player: string, after: string, limit: number): Promise<RatingResultRow[]>
  /**
   * Rates a game, all or nothing and only once. `decide` is told what is known, which nobody changes meanwhile; games since
   * `since` are those that count as lately.
   */
  rate(
    game: SkillKind & { readonly table: string; readonly at: number; readonly since: number },
    people: readonly string[],
    decide: (contest: Contest) => Rated,
  ): Promise<boolean>
  ladder(kind: SkillKind, least: Pick<Skill, 'games' | 'opponents'>, limit: number): Promise<SkillRow[]>
  /** Notes a keyed hash of where a player plays a rated game from, until that game is rated or closed. */
  addTrace(table: string, player: string, hash: string): Promise<void>
  /** The names under which a finished game was played, of those who are not erased. */
  playedNames(
    tables: readonly string[],
  ): Promise<{ readonly table: string; readonly player: string; readonly name: string }[]>

  /** Small values of the server itself: VAPID keys, closed sign-up. The first who sets one wins if `once`. */
  setting(name: string): Promise<string | undefined>
  setSetting(name: string, value: string, once?: boolean): Promise<string>

  /**
   * Calls back whenever some process has written events or chat of a table, or has told something, this one too; and after
   * a gap in the connection with `undefined`: anything may have changed.
   */
  listen(heard: (news: News | undefined) => void): () => void
  /** Tells all processes that listen; kept nowhere. At most 4,000 characters. */
  tell(table: string, told: string): Promise<void>

  /** Days are counted since 1970. Notes that the server was up on one; answers the newest ones up to a day. */
  noteDay(day: number): Promise<void>
  daysUp(until: number, limit: number): Promise<number[]>
  /** Marks guests as about to be forgotten; takes the mark from those who have come back or are gone. */
  markDeparting(players: readonly string[], day: number): Promise<void>
  unmarkReturned(): Promise<void>
  /** Those who are marked, the first marked first; `until`: only those who were by that day. */
  departing(limit: number, until?: number): Promise<{ readonly player: string; readonly day: number }[]>

  /** The database's own check of its pages and indexes. `quick`: only what takes no more than a moment, for a start. */
  integrity(quick?: boolean): Promise<Integrity>
  /** What keeps it from writing; undefined if it can. */
  condition(): Promise<Trouble | undefined>
  /** Takes from shared rate limits, all at once; answers what is left of each, which may be less than nothing. */
  takeAllowances(takings: readonly Taking[]): Promise<number[]>
  /** Forgets those from which nobody has taken since. */
  removeAllowances(quietSince: number): Promise<void>

  close(): Promise<void>
}
