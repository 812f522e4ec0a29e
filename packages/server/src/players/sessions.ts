import type { Clock } from '../clock.ts'
import { newToken, sha256 } from '../random.ts'
import { Refused } from '../refused.ts'
import type { PlayerRow, Store, TokenRow } from '../store/store.ts'
import { isBanned } from './bans.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

type Kind = Exclude<TokenRow['kind'], 'used'>

/** How long each kind of token is good for. Browsers keep no cookie longer than 400 days. */
const LIFE: Readonly<Record<Kind, number>> = { session: 400 * DAY, bot: 3650 * DAY, link: 15 * MINUTE }

/** How often it is noted that a player was seen. */
const SEEN = 60 * MINUTE

export interface Issued {
  readonly token: string
  readonly expires: number
}

/** A new token of a player. Only its hash is kept. */
export async function issue(store: Store, clock: Clock, player: string, kind: Kind): Promise<Issued> {
  const token = newToken()
  const created = clock.now()
  const expires = created + LIFE[kind]
  await store.addToken({ hash: sha256(token), player, kind, created, expires })
  return { token, expires }
}

/**
 * Whose token this is; undefined if it is nobody's any more. A session in use is good for its whole life again, which is
 * written once a day; then `renewed` is told until when.
 */
export async function ownerOf(
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
  // A token that was made while they were being erased is nobody's.
  if (player?.name === undefined) return undefined
  if (await isBanned(store, player)) throw new Refused('banned')
  if (now - player.seen > SEEN) await store.changePlayer(player.id, { seen: now })
  if (renewed !== undefined && now - (row.expires - LIFE[kind]) > DAY) {
    await store.renewToken(row.hash, now + LIFE[kind])
    renewed(now + LIFE[kind])
  }
  return player
}

/** Uses a link up. Whoever comes second finds nothing. */
export async function takeLink(store: Store, clock: Clock, token: string): Promise<PlayerRow> {
  const hash = sha256(token)
  const row = await store.token(hash)
  if (row?.kind !== 'link') throw new Refused('link-used')
  const taken = await store.takeToken(hash)
  const player = taken && (await store.player(taken.player))
  if (taken === undefined || player?.name === undefined || taken.expires <= clock.now()) throw new Refused('link-used')
  if (player.banned) throw new Refused('banned')
  return player
}
