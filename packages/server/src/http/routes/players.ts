import { BotToken, ContinueRequest, Me, NewPlayer } from '@amyitis/protocol'
import { issueToken, redeemLink } from '../../auth/tokens.ts'
import { NAME_PROBLEMS } from '../../names/validate.ts'
import { ownProfile, registerPlayer } from '../../players/profile.ts'
import { signIn } from '../auth.ts'
import type { AppContext } from '../context.ts'
import { type Route, route } from '../route.ts'

/** How people and bot programs become players. */
export function playerRoutes(context: AppContext): Route[] {
  const { store, clock } = context
  return [
    route({
      method: 'POST',
      path: '/players',
      summary: 'Signs up as a guest: a name and a cookie are all it takes.',
      access: 'anyone',
      body: NewPlayer,
      response: Me,
      status: 201,
      errors: ['sign-up-closed', ...NAME_PROBLEMS],
      creates: 1,
      handle: async ({ body, reply }) => {
        const player = await registerPlayer(store, clock, { ...body, bot: false })
        await signIn(context, reply, player.id)
        return ownProfile(store, player)
      },
    }),
    route({
      method: 'POST',
      path: '/bots',
      summary:
        'Creates a player for a bot program, with a token that is shown only once. It belongs to you, and is erased with you.',
      access: 'anyone',
      body: NewPlayer,
      response: BotToken,
      status: 201,
      errors: ['sign-up-closed', ...NAME_PROBLEMS],
      creates: 1,
      handle: async ({ body, player: maker }) => {
        const player = await registerPlayer(store, clock, { ...body, bot: true, owner: maker?.owner ?? maker?.id })
        const { token } = await issueToken(store, clock, player.id, 'bot')
        return { player: { id: player.id, name: player.name, bot: true }, token }
      },
    }),
    route({
      method: 'POST',
      path: '/continue',
      summary: 'Continues as the player of this link. A link works once.',
      access: 'anyone',
      body: ContinueRequest,
      response: Me,
      errors: ['link-used', 'banned'],
      creates: 1,
      handle: async ({ body, reply }) => {
        const player = await redeemLink(store, clock, body.token)
        await signIn(context, reply, player.id)
        return ownProfile(store, player)
      },
    }),
  ]
}
