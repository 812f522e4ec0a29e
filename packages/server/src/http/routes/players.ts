import { BotToken, ContinueRequest, Me, NewPlayer } from '@amyitis/protocol'
import { NAME_PROBLEMS } from '../../names/demand.ts'
import { addPlayer, meOf } from '../../players/me.ts'
import { issue, takeLink } from '../../players/sessions.ts'
import { type Route, route } from '../ask.ts'
import type { House } from '../house.ts'
import { signIn } from '../who.ts'

/** How people and programs become players. */
export function playerRoutes(house: House): Route[] {
  const { store, clock } = house
  return [
    route({
      method: 'POST',
      path: '/players',
      says: 'Becomes a guest: a name and a cookie are all it takes.',
      who: 'anyone',
      body: NewPlayer,
      answer: Me,
      status: 201,
      refuses: ['sign-up-closed', ...NAME_PROBLEMS],
      makes: 1,
      handle: async ({ body, reply }) => {
        const player = await addPlayer(store, clock, { ...body, bot: false })
        await signIn(house, reply, player.id)
        return meOf(store, player)
      },
    }),
    route({
      method: 'POST',
      path: '/bots',
      says: 'Makes a player for a program, and its token, which is told only once. It is yours, and goes with you.',
      who: 'anyone',
      body: NewPlayer,
      answer: BotToken,
      status: 201,
      refuses: ['sign-up-closed', ...NAME_PROBLEMS],
      makes: 1,
      handle: async ({ body, player: maker }) => {
        const player = await addPlayer(store, clock, { ...body, bot: true, owner: maker?.owner ?? maker?.id })
        const { token } = await issue(store, clock, player.id, 'bot')
        return { player: { id: player.id, name: player.name, bot: true }, token }
      },
    }),
    route({
      method: 'POST',
      path: '/continue',
      says: 'Goes on as the player whose link this is. A link works once.',
      who: 'anyone',
      body: ContinueRequest,
      answer: Me,
      refuses: ['link-used', 'banned'],
      makes: 1,
      handle: async ({ body, reply }) => {
        const player = await takeLink(store, clock, body.token)
        await signIn(house, reply, player.id)
        return meOf(store, player)
      },
    }),
  ]
}
