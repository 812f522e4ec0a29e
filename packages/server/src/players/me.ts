import type { Me } from '@amyitis/protocol'
import type { Clock } from '../clock.ts'
import { isOff } from '../notify/webhook.ts'
import { newId } from '../random.ts'
import { Refused } from '../refused.ts'
import type { Lang, PlayerRow, Store } from '../store/store.ts'

/** What players know of themselves. */
export async function meOf(store: Store, player: PlayerRow): Promise<Me> {
  const [passkeys, pushes] = await Promise.all([store.passkeysOf(player.id), store.pushesOf(player.id)])
  const { id, name = '', language, bot, webhook, email } = player
  return {
    id,
    name,
    language,
    bot,
    passkeys: passkeys.length,
    push: pushes.length,
    ...(webhook === undefined ? {} : { webhook }),
    ...(isOff(player) ? { webhookOff: true as const } : {}),
    ...(email === undefined ? {} : { email }),
  }
}

/** The setting that says whether new players may come. */
const SIGN_UP = 'sign-up'

export const setSignUp = (store: Store, state: 'open' | 'closed'): Promise<string> => store.setSetting(SIGN_UP, state)

export async function addPlayer(
  store: Store,
  clock: Clock,
  { name, language, bot }: { readonly name: string; readonly language: Lang; readonly bot: boolean },
): Promise<PlayerRow> {
  if ((await store.setting(SIGN_UP)) === 'closed') throw new Refused('sign-up-closed')
  const now = clock.now()
  const player: PlayerRow = { id: newId(), name, language, bot, created: now, seen: now, banned: false, muted: false }
  await store.addPlayer(player)
  return player
}
