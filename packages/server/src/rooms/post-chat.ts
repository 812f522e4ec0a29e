import type { ChatLine } from '@amyitis/protocol'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import type { Rooms } from './rooms.ts'

interface PostChatDeps {
  readonly store: Store
  readonly rooms: Rooms
  readonly clock: Clock
  readonly limits: RateLimits
}

/** Stores and delivers a chat line. The caller checks that the player may chat there. */
export async function postChat(
  { store, rooms, clock, limits }: PostChatDeps,
  table: string,
  player: string,
  { key, text }: { readonly key: string; readonly text: string },
): Promise<ChatLine> {
  limits.consume('chat', player)
  if ((await store.player(player))?.muted ?? true) throw new ProblemError('muted')
  const line = await store.addChatLine(table, player, text, clock.now(), `${player}:${key}`)
  // A deleted line can't be compared any more.
  if (line.text !== undefined && line.text !== text) throw new ProblemError('key-reused')
  rooms.chatPosted(table, line)
  return line
}
