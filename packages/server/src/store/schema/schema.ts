import type { Generated } from 'kysely'

/** The columns, the same in SQLite and PostgreSQL: truth is 0 or 1, lists are JSON, times are milliseconds since 1970. */

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
  /** A game was begun here. */
  started: number
  /** A keyed hash of the address the table was made from, for as long as it is open or being played. */
  origin: string | null
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

/** What is left of a rate limit that all copies share, and when that was. */
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
  /** SHA-256 of what was asked for with that cause; null where it was written before this was kept. */
  digest: string | null
}

/** Whose tables these are: who sits there, and the host. */
interface Seated {
  player: string
  table_id: string
  /** The name under which a game was played, once it is over. */
  name: string | null
  /** When the table was last changed, in whole minutes: most events leave it as it is. */
  touched: number
  /** The table is open or being played. */
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
  /** The name as names are compared; no two are the same. */
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

interface Pushes {
  endpoint: string
  player: string
  subscription: string
}

/** The last event of a table that a player was told about. */
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
  /** Different opponents so far, as far as it matters. */
  opponents: number
}

/** What a rated game has changed for one of its people, or why it has not. */
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
}

/** Who has had a counted game with whom lately; `one` comes before `other`. */
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
  /** When it is to be tried: `at`, or later after a failure. */
  due: number
  /** Counts how often it was planned: what is planned while it is in hand stays. */
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
  pushes: Pushes
  told: Told
  reports: Reports
  skills: Skills
  rating_results: RatingResults
  rating_pairs: RatingPairs
  rating_traces: RatingTraces
  /** Games whose result has been counted. */
  rated: { table_id: string }
  settings: { name: string; value: string }
  /** Days since 1970 on which a server was up. */
  days_up: { day: number }
  /** Guests who are about to be forgotten, and since which day that is known. */
  departing: { player: string; day: number }
  /** Only in SQLite; PostgreSQL has pg-boss. */
  jobs: Jobs
}
