import type { ChatLine, TableEvent } from '@amyitis/protocol'
import type { StoreFailure } from './store-failure.ts'
import type {
  AllowanceUse,
  Append,
  AppendResult,
  BotSeatRow,
  Contest,
  Cursor,
  CurvePoint,
  Encounters,
  GameSearch,
  Integrity,
  NewTableRow,
  PairingRow,
  PasskeyRow,
  PlaceCount,
  PlayerRow,
  ProgressRow,
  PushRow,
  RatingDecision,
  RatingResult,
  RatingResultRow,
  RecordedRequest,
  ReportRow,
  Skill,
  SkillKind,
  SkillRow,
  TableFilter,
  TableList,
  TableNotification,
  TablePage,
  TableRow,
  TableSecret,
  TokenRow,
} from './types.ts'

/** Persistent storage. The log of each table is the source of truth; everything beside it is derived or private. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'

  createTable(table: NewTableRow): Promise<AppendResult>
  /** Atomic; resolves once everything is safely stored. Of two concurrent writers one wins. */
  append(change: Append): Promise<AppendResult>
  /** Events after a number, in order, up to a limit. */
  events(table: string, after: number, limit?: number): Promise<TableEvent[]>
  /** The result of an earlier request with this key. */
  findRequest(table: string, cause: string): Promise<RecordedRequest | undefined>
  table(id: string): Promise<TableRow | undefined>
  /** The number of the last event; undefined if there is no such table. */
  lastSeq(table: string): Promise<number | undefined>
  secretOf(table: string): Promise<TableSecret | undefined>
  /** Sets or replaces what the invitation of a seat is derived from. */
  setInvitation(table: string, seat: number, hash: string | undefined): Promise<void>
  /** The most recently changed first; `before`: only those changed before that time. */
  tables(filter: TableFilter, limit: number, before?: number): Promise<TableRow[]>
  /** A page of a list, the most recently changed first; reads no more rows than it returns, however long the list is. */
  list(list: TableList, limit: number, after?: Cursor): Promise<TablePage>
  /** Finished public games, most recent first; the cursor is the time of their end. */
  searchGames(search: GameSearch, limit: number, after?: Cursor): Promise<TablePage>
  /** Places of a player in public games with at least one other person. */
  placesOf(player: string): Promise<PlaceCount[]>
  /** The most frequent opponents of a player in public games. */
  opponentsOf(player: string, limit: number): Promise<Encounters[]>
  /** All finished games of two players, public or not. */
  encounters(player: string, other: string): Promise<Encounters>
  /** The newest points of a player's rating history, limited for each kind; oldest first. */
  ratingCurve(player: string, limit: number): Promise<CurvePoint[]>
  /** The effect of rated games on a player: mu before and after. */
  ratingChanges(
    player: string,
    tables: readonly string[],
  ): Promise<{ readonly table: string; readonly before: number; readonly after: number }[]>
  /** The open tables where a seat is reserved for a player. */
  offersFor(player: string, limit: number): Promise<TableRow[]>
  /** The tables of a player by id, from after one; `live`: only those that are open or being played. */
  tablesOf(player: string, after: string, limit: number, live?: boolean): Promise<TableRow[]>
  removeTable(id: string): Promise<void>
  removeTables(ids: readonly string[]): Promise<void>
  /** Deletes tables that were closed before a time and never played, unless something was reported there; returns how many. */
  removeUnplayed(closedBefore: number, limit: number): Promise<number>
  /** Deletes editions that no table uses any more. */
  removeUnusedEditions(): Promise<void>
  /** Ids of all tables, for checking them against the engine. */
  tableIds(): AsyncIterable<string>

  /** A repeated request returns the first line. If there are very many lines the oldest are deleted. */
  addChatLine(table: string, player: string, text: string, at: number, cause: string): Promise<ChatLine>
  chat(table: string, after: number, limit?: number): Promise<ChatLine[]>
  /** The newest lines up to a limit, in order. */
  newestChat(table: string, limit: number): Promise<ChatLine[]>
  /** Returns whether there was something to remove. */
  removeChatLine(table: string, line: number): Promise<boolean>
  /** All chat lines of a player, table by table, after a line. */
  chatOf(
    player: string,
    limit: number,
    after?: { readonly table: string; readonly line: number },
  ): Promise<(ChatLine & { readonly table: string })[]>
  /** Removes names under which a player has played, up to a limit; returns how many there were. */
  removeNamesOf(player: string, limit: number): Promise<number>
  /** Removes chat lines of a player, up to a limit; returns how many there were. */
  removeChatOf(player: string, limit: number): Promise<number>

  addPlayer(player: PlayerRow): Promise<void>
  player(id: string): Promise<PlayerRow | undefined>
  players(ids: readonly string[]): Promise<PlayerRow[]>
  changePlayer(id: string, change: Partial<Omit<PlayerRow, 'id'>>): Promise<void>
  /**
   * Removes the name and all private data; seats and events keep the id, which identifies nobody any more. Chat lines are
   * hidden at once, and removed by `removeChatOf`.
   */
  erasePlayer(id: string): Promise<void>
  /** Ids of the bot programs that a player has created. */
  botsOf(owner: string): Promise<string[]>
  /** Unmarked guests without a passkey who were not seen since, nor any of their bots. */
  stalePlayers(seenBefore: number, limit: number): Promise<string[]>

  /** Fails if there is one with this hash. */
  addToken(token: TokenRow): Promise<void>
  token(hash: string): Promise<TokenRow | undefined>
  /** Deletes and returns it: a link works only once. */
  takeToken(hash: string): Promise<TokenRow | undefined>
  renewToken(hash: string, expires: number): Promise<void>
  /** `but`: only sessions and links, except this one. */
  removeTokens(
    filter: { readonly player: string; readonly but?: string } | { readonly expiredBefore: number },
  ): Promise<void>

  addPasskey(passkey: PasskeyRow): Promise<void>
  passkey(id: string): Promise<PasskeyRow | undefined>
  passkeysOf(player: string): Promise<PasskeyRow[]>
  setPasskeyCounter(id: string, counter: number): Promise<void>
  /** Only if it is the player's. */
  removePasskey(player: string, id: string): Promise<void>

  progressOf(player: string): Promise<ProgressRow[]>
  /**
   * Replaces version `after` of a document, or adds the first one after 0; returns the new version. Undefined if another one
   * was written meanwhile, or the player was erased.
   */
  setProgress(player: string, kind: string, after: number, data: string): Promise<number | undefined>

  addPush(push: PushRow): Promise<void>
  pushesOf(player: string): Promise<PushRow[]>
  removePush(endpoint: string): Promise<void>

  /** True for the first call with this event or a later one: each player is notified of an event once. */
  markNotified(table: string, player: string, seq: number): Promise<boolean>

  report(report: Omit<ReportRow, 'id'>): Promise<void>
  /** The newest first; all, or those of one player. */
  reports(limit: number, by?: string): Promise<ReportRow[]>

  /** The ratings of a player, in all kinds. */
  skillsOf(player: string): Promise<SkillRow[]>
  /** The ratings of several players, in one kind or all. */
  skills(players: readonly string[], kind?: SkillKind): Promise<SkillRow[]>
  /** What a game changed for players who are not erased; undefined if it has not been rated. */
  ratingResults(table: string): Promise<RatingResult[] | undefined>
  /** The results of a player's rated games by table, after a given one. */
  ratingResultsOf(player: string, after: string, limit: number): Promise<RatingResultRow[]>
  /**
   * Rates a game, atomically and only once. `decide` gets what is known, which nobody changes meanwhile; games after `since`
   * count as recent.
   */
  rate(
    game: SkillKind & { readonly table: string; readonly at: number; readonly since: number },
    people: readonly string[],
    decide: (contest: Contest) => RatingDecision,
  ): Promise<boolean>
  ladder(kind: SkillKind, least: Pick<Skill, 'games' | 'opponents'>, limit: number): Promise<SkillRow[]>
  /** Stores a keyed hash of where a player plays a rated game from, until that game is rated or closed. */
  addTrace(table: string, player: string, hash: string): Promise<void>
  /** The names under which a finished game was played, of those who are not erased. */
  playedNames(
    tables: readonly string[],
  ): Promise<{ readonly table: string; readonly player: string; readonly name: string }[]>

  /**
   * Reads the waiting requests of a kind and that of a player, oldest first, and writes those that `decide` changes, all in
   * one exclusive transaction. Expired requests are deleted.
   */
  changePairings<T>(
    kind: string,
    player: string,
    now: number,
    decide: (rows: readonly PairingRow[]) => { readonly changed: readonly PairingRow[]; readonly result: T },
  ): Promise<T>
  pairing(player: string): Promise<PairingRow | undefined>
  removePairing(player: string): Promise<void>
  addBotSeat(seat: BotSeatRow): Promise<void>
  /** The oldest first. */
  botSeats(kind: string, limit: number): Promise<BotSeatRow[]>
  removeBotSeat(table: string): Promise<void>
  /** Removes expired requests, and bots' seats of games that started before a time. */
  removeExpiredPairings(now: number, seatsBefore: number): Promise<void>

  /** Settings of the server itself, such as its VAPID keys. `once`: an existing value is kept and returned. */
  setting(name: string): Promise<string | undefined>
  setSetting(name: string, value: string, once?: boolean): Promise<string>

  /**
   * Calls the listener whenever any process, this one included, has written events or chat of a table or has broadcast a message;
   * after a gap in the connection with `undefined`: anything may have changed.
   */
  listen(listener: (notification: TableNotification | undefined) => void): () => void
  /** Sends a message to all listening processes; it is not stored. At most 4,000 characters. */
  broadcast(table: string, told: string): Promise<void>

  /** Days are counted since 1970. Records that the server was up on a day. */
  noteDay(day: number): Promise<void>
  daysUp(until: number, limit: number): Promise<number[]>
  /** Marks guests as about to be erased; `unmarkReturned` unmarks those who have come back or are gone. */
  markDeparting(players: readonly string[], day: number): Promise<void>
  unmarkReturned(): Promise<void>
  /** Marked guests, the first marked first; `until`: only those marked by that day. */
  departing(limit: number, until?: number): Promise<{ readonly player: string; readonly day: number }[]>

  /** The database's own check of its pages and indexes. `quick`: only what is fast enough for a start. */
  integrity(quick?: boolean): Promise<Integrity>
  /** What keeps it from writing; undefined if it is healthy. */
  checkHealth(): Promise<StoreFailure | undefined>
  /** Takes from shared rate limits in one go; returns what is left of each, which may be negative. */
  useAllowances(takings: readonly AllowanceUse[]): Promise<number[]>
  /** Removes those unused since then. */
  removeAllowances(unusedSince: number): Promise<void>

  close(): Promise<void>
}
