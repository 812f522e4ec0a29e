import type { Me } from '@amyitis/protocol'
import { validateName } from '../names/validate.ts'
import { isWebhookDisabled } from '../notifications/webhook.ts'
import type { Clock } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { newId } from '../shared/random.ts'
import type { Store } from '../store/store.ts'
import type { PasskeyRow, PlayerRow } from '../store/types.ts'

const passkeyOf = ({ id, created }: PasskeyRow) => ({ id, ...(created === undefined ? {} : { created }) })

/** What players can see about themselves. */
export async function ownProfile(store: Store, player: PlayerRow): Promise<Me> {
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
    ...(isWebhookDisabled(player) ? { webhookOff: true as const } : {}),
    ...(email === undefined ? {} : { email }),
  }
}

/** The setting that stores whether new players can sign up. */
const SIGN_UP = 'sign-up'

export const setSignUp = (store: Store, state: 'open' | 'closed'): Promise<string> => store.setSetting(SIGN_UP, state)

export async function registerPlayer(
  store: Store,
  clock: Clock,
  { name: wished, language, bot, owner }: Pick<PlayerRow, 'language' | 'bot' | 'owner'> & { readonly name: string },
): Promise<PlayerRow> {
  if ((await store.setting(SIGN_UP)) === 'closed') throw new ProblemError('sign-up-closed')
  const name = validateName(wished)
  const now = clock.now()
  const times = { created: now, seen: now }
  const player: PlayerRow = { id: newId(), name, language, bot, owner, ...times, banned: false, muted: false }
  await store.addPlayer(player)
  return player
}
