import { z } from 'zod'
import type { Store } from '../store/store.ts'
import { isBanned } from './bans.ts'

/** What processes tell each other when a player has been signed out somewhere, banned or erased. It is about no table. */
const SignedOut = z.object({ signedOut: z.string() })
const NO_TABLE = ''

export const tellSignedOut = (store: Store, player: string): Promise<void> =>
  store.tell(NO_TABLE, JSON.stringify({ signedOut: player } satisfies z.infer<typeof SignedOut>))

/** Whose connections are to be looked at, if this is what was told. */
export function readSignedOut(table: string, told: string): string | undefined {
  if (table !== NO_TABLE) return undefined
  try {
    return SignedOut.safeParse(JSON.parse(told)).data?.signedOut
  } catch {
    return undefined
  }
}

/** May whoever has connected with this token still listen as that player? */
export async function isAdmitted(store: Store, player: string, session: string): Promise<boolean> {
  const token = await store.token(session)
  const row = token?.player === player ? await store.player(player) : undefined
  return row?.name !== undefined && !(await isBanned(store, row))
}
