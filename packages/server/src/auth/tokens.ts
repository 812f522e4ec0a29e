import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { newToken, sha256 } from '../shared/random.ts'
import type { Store } from '../store/store.ts'
import type { PlayerRow, TokenRow } from '../store/types.ts'
import { isBanned } from './bans.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

type TokenKind = Exclude<TokenRow['kind'], 'used'>

/** Browsers keep no cookie for more than 400 days. */
const LIFETIME_MS: Readonly<Record<TokenKind, number>> = { session: 400 * DAY, bot: 3650 * DAY, link: 15 * MINUTE }

/** How often the time of a player's last visit is updated. */
const SEEN_INTERVAL_MS = 60 * MINUTE

export interface IssuedToken {
  readonly token: string
  readonly expires: number
}

/** Issues a new token. Only its hash is stored. */
export async function issueToken(store: Store, clock: Clock, player: string, kind: TokenKind): Promise<IssuedToken> {
  const token = newToken()
  const created = clock.now()
  const expires = created + LIFETIME_MS[kind]
  await store.addToken({ hash: sha256(token), player, kind, created, expires })
  return { token, expires }
}

/**
 * The player of a token; undefined if it is no longer valid. A session in use is extended to its full lifetime once a day;
 * then `renewed` receives the new expiry.
 */
export async function playerOfToken(
  store: Store,
  clock: Clock,
  token: string,
  kind: 'session' | 'bot',
  renewed?: (expires: number) => void,
): Promise<PlayerRow | undefined> {
  const row = await store.token(sha256(token))
  const now = clock.now()
  if (row === undefined || row.kind !== kind || row.expires <= now) return undefined
  const player = await store.player(row.player)
  // A token issued during an erasure is invalid.
  if (player?.name === undefined) return undefined
  if (await isBanned(store, player)) throw new ProblemError('banned')
  if (now - player.seen > SEEN_INTERVAL_MS) await store.changePlayer(player.id, { seen: now })
  if (renewed !== undefined && now - (row.expires - LIFETIME_MS[kind]) > DAY) {
    await store.renewToken(row.hash, now + LIFETIME_MS[kind])
    renewed(now + LIFETIME_MS[kind])
  }
  return player
}

/** A link works only once. */
export async function redeemLink(store: Store, clock: Clock, token: string): Promise<PlayerRow> {
  const hash = sha256(token)
  const row = await store.token(hash)
  if (row?.kind !== 'link') throw new ProblemError('link-used')
  const taken = await store.takeToken(hash)
  const player = taken && (await store.player(taken.player))
  if (taken === undefined || player?.name === undefined || taken.expires <= clock.now())
    throw new ProblemError('link-used')
  if (player.banned) throw new ProblemError('banned')
  return player
}
