import type { Generated } from 'kysely'

/**
 * The columns, the same in SQLite and PostgreSQL: booleans are 0 or 1, lists are JSON, times are milliseconds since 1970.
 */

interface Tables {
  id: string
  status: string
  public: number
  host: string
  seats: string
  summary: string
  seq: number
  changed: number
  /** Public, open, and a seat is free for anyone: what the lobby lists. */
  joinable: number
  /** A game has started here. */
  started: number
  /** A keyed hash of the address the table was created from, while it is open or in progress. */
  origin: string | null
  /** In progress, public, and open to spectators. */
  watchable: number
}

/** Finished games. */
interface Finished {
  table_id: string
  at: number
  public: number
  players: number
  /** The number of players that are not bots of the server. */
  people: number
  palace: number
  edition: string
}

/** The place of each person in a finished game. */
interface Results {
  table_id: string
  player: string
  at: number
  seat: number
  rank: number
  score: number
}

/** For whom seats of open tables are reserved. */
interface Offers {
  table_id: string
  player: string
}

/** Requests for opponents, one per player. */
interface Pairings {
  player: string
  /** Number of players, clock and Palace as one string: only equal ones are paired. */
  kind: string
  rated: number
  rating: number
  /** The same for bot programs and their owner. */
  person: string
  /** Keyed hashes of device and address: JSON. */
  traces: string
  since: number
  /** When the request expires unless it is renewed. */
  expires: number
  /** The table with their seat; created from `match` if it does not exist yet. */
  table_id: string | null
  match: string | null
}

/** Games in which a person may take the seat of a bot in the first round. */
interface BotSeats {
  table_id: string
  kind: string
  rating: number
  at: number
}

/** Custom editions, once each; events refer to them by the SHA-256 of their text. */
interface Editions {
  hash: string
  body: string
}

interface EditionUses {
  table_id: string
  hash: string
}

/** What is left of a rate limit that all processes share, and at what time. */
interface Allowances {
  key: string
  remaining: number
  at: number
}

interface Secrets {
  table_id: string
  secret: string
  invitations: string
}

interface Events {
  table_id: string
  seq: number
  at: number
  body: string
  /** On the last event of those that were written together. */
  cause: string | null
  /** SHA-256 of the request with that key; null if it was stored before hashes were kept. */
  digest: string | null
}

/** The players of each table: those who sit there, and the host. */
interface Seated {
  player: string
  table_id: string
  /** The name under which a game was played, once it is over. */
  name: string | null
  /** When the table was last changed, in whole minutes, so that most events need no update. */
  touched: number
  /** The table is open or in progress. */
  live: number
}

interface Chat {
  table_id: string
  line: number
  at: number
  player: string
  text: string | null
  cause: string
}

interface Players {
  id: string
  name: string | null
  language: string
  bot: number
  created: number
  seen: number
  banned: number
  muted: number
  webhook: string | null
  webhook_secret: string | null
  webhook_failures: number | null
  webhook_failed: number | null
  email: string | null
  owner: string | null
  /** The folded name, for comparison; unique. */
  name_key: string | null
}

interface Tokens {
  hash: string
  player: string
  kind: string
  created: number
  expires: number
}

interface Passkeys {
  id: string
  player: string
  /** Base64url. */
  public_key: string
  counter: number
  transports: string
  created: number | null
}

/** A document that an account carries to other devices: JSON. */
interface Progress {
  player: string
  kind: string
  version: number
  data: string
}

interface Pushes {
  endpoint: string
  player: string
  subscription: string
}

/** The last event of a table that a player was notified of. */
interface Told {
  table_id: string
  player: string
  seq: number
}

interface Reports {
  id: Generated<number>
  at: number
  table_id: string
  by: string
  about: string
  line: number | null
  text: string
}

interface Skills {
  player: string
  players: number
  pace: string
  mu: number
  sigma: number
  games: number
  /** Different opponents so far, up to the number that matters. */
  opponents: number
}

/** What a rated game changed for one of its players, or why it changed nothing. */
interface RatingResults {
  table_id: string
  player: string
  players: number
  pace: string
  outcome: string
  reduced: number
  left_seat: number
  mu_before: number
  sigma_before: number
  mu: number
  sigma: number
  games: number
  opponents: number
  at: number | null
}

/** Pairs of players with recent counted games; `one` sorts before `other`. */
interface RatingPairs {
  table_id: string
  one: string
  other: string
  at: number
}

/** Keyed hashes of devices and addresses from which a rated game is played, until it is rated. */
interface RatingTraces {
  table_id: string
  player: string
  hash: string
}

interface Jobs {
  kind: string
  key: string
  at: number
  data: string
  /** When to run it: `at`, or later after a failure. */
  due: number
  /** Counts how often it was scheduled: a job rescheduled while running stays. */
  version: number
  tries: number
}

export interface Schema {
  tables: Tables
  secrets: Secrets
  events: Events
  seated: Seated
  editions: Editions
  edition_uses: EditionUses
  allowances: Allowances
  chat: Chat
  players: Players
  tokens: Tokens
  passkeys: Passkeys
  progress: Progress
  pushes: Pushes
  told: Told
  reports: Reports
  skills: Skills
  rating_results: RatingResults
  rating_pairs: RatingPairs
  rating_traces: RatingTraces
  /** Games that have been rated. */
  rated: { table_id: string }
  settings: { name: string; value: string }
  finished: Finished
  results: Results
  offers: Offers
  pairings: Pairings
  bot_seats: BotSeats
  /** Days since 1970 on which a server was up. */
  days_up: { day: number }
  /** Guests marked for erasure, and since which day. */
  departing: { player: string; day: number }
  /** Only in SQLite; PostgreSQL has pg-boss. */
  jobs: Jobs
}
