import type { Me } from '@amyitis/protocol'
import type { Clock } from '../clock.ts'
import { demandName } from '../names/demand.ts'
import { isOff } from '../notify/webhook.ts'
import { newId } from '../random.ts'
import { Refused } from '../refused.ts'
import type { PasskeyRow, PlayerRow, Store } from '../store/store.ts'

const passkeyOf = ({ id, created }: PasskeyRow) => ({ id, ...(created === undefined ? {} : { created }) })

/** What players know of themselves. */
export async function meOf(store: Store, player: PlayerRow): Promise<Me> {
  const [passkeys, pushes] = await Promise.all([store.passkeysOf(player.id), store.pushesOf(player.id)])
  const { id, name = '', language, bot, webhook, email } = player
  return {
    id,
    name,
    language,
    bot,
    passkeys: passkeys.map(passkeyOf),
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
  { name: wished, language, bot, owner }: Pick<PlayerRow, 'language' | 'bot' | 'owner'> & { readonly name: string },
): Promise<PlayerRow> {
  if ((await store.setting(SIGN_UP)) === 'closed') throw new Refused('sign-up-closed')
  const name = demandName(wished)
  const now = clock.now()
  const times = { created: now, seen: now }
  const player: PlayerRow = { id: newId(), name, language, bot, owner, ...times, banned: false, muted: false }
  await store.addPlayer(player)
  return player
}
