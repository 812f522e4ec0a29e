import { z } from 'zod'
import type { Store } from '../store/store.ts'
import { isBanned } from './bans.ts'

/** The broadcast after a player was signed out somewhere, banned or erased. It belongs to no table. */
const SignedOut = z.object({ signedOut: z.string() })
const NO_TABLE = ''

export const notifySignedOut = (store: Store, player: string): Promise<void> =>
  store.broadcast(NO_TABLE, JSON.stringify({ signedOut: player } satisfies z.infer<typeof SignedOut>))

/** Whose connections have to be checked, if the message is such a broadcast. */
export function parseSignedOut(table: string, told: string): string | undefined {
  if (table !== NO_TABLE) return undefined
  try {
    return SignedOut.safeParse(JSON.parse(told)).data?.signedOut
  } catch {
    return undefined
  }
}

/** Is a connection that was made with this token still valid? */
export async function isSessionValid(store: Store, player: string, session: string): Promise<boolean> {
  const token = await store.token(session)
  const row = token?.player === player ? await store.player(player) : undefined
  return row?.name !== undefined && !(await isBanned(store, row))
}
