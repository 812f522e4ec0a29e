import { Me, NewPasskey, OldPasskey, PasskeyOptions, ShownPasskey } from '@amyitis/protocol'
import type { FastifyRequest } from 'fastify'
import { type Route, route } from '../http/ask.ts'
import { baseOf, type House } from '../http/house.ts'
import { signIn } from '../http/who.ts'
import { Refused } from '../refused.ts'
import { isBanned } from './bans.ts'
import { meOf } from './me.ts'
import { addingOptions, addPasskey, enterByPasskey, enteringOptions, type PasskeyDeps } from './passkeys.ts'
import type { Signer } from './signer.ts'

/** Where players make and show passkeys. */
export function passkeyRoutes(house: House, signer: Signer): Route[] {
  const { store, clock } = house

  /** Without a public address, passkeys are for the browser on the server's own computer. */
  function depsOf(request: FastifyRequest): PasskeyDeps {
    if (house.url === undefined && request.hostname !== 'localhost')
      throw new Refused('unavailable', { detail: 'passkeys need AMYITIS_URL' })
    return { store, clock, signer, url: baseOf(house, request) }
  }

  return [
    route({
      method: 'POST',
      path: '/me/passkeys/options',
      says: 'What navigator.credentials.create is asked, to make a passkey of yours.',
      who: 'player',
      answer: PasskeyOptions,
      refuses: ['unavailable', 'too-many-passkeys'],
      makes: 1,
      handle: async ({ player, request }) => {
        const { options, ticket } = await addingOptions(depsOf(request), player)
        return { options: { ...options }, ticket }
      },
    }),
    route({
      method: 'POST',
      path: '/me/passkeys',
      says: 'Keeps a passkey: with it you are the same player on every device that has it.',
      who: 'player',
      body: NewPasskey,
      answer: Me,
      refuses: ['bad-passkey', 'unavailable'],
      makes: 1,
      handle: async ({ player, body, request }) => {
        await addPasskey(depsOf(request), player.id, body)
        return meOf(store, player)
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/passkeys',
      says: 'Forgets a passkey of yours: nobody enters with it any more.',
      who: 'player',
      body: OldPasskey,
      answer: Me,
      refuses: [],
      handle: async ({ player, body: { id } }) => {
        await store.removePasskey(player.id, id)
        return meOf(store, player)
      },
    }),
    route({
      method: 'POST',
      path: '/passkeys/options',
      says: 'What navigator.credentials.get is asked, to show a passkey.',
      who: 'anyone',
      answer: PasskeyOptions,
      refuses: ['unavailable'],
      makes: 1,
      handle: async ({ request }) => {
        const { options, ticket } = await enteringOptions(depsOf(request))
        return { options: { ...options }, ticket }
      },
    }),
    route({
      method: 'POST',
      path: '/passkeys',
      says: 'Goes on as the player whose passkey this is.',
      who: 'anyone',
      body: ShownPasskey,
      answer: Me,
      refuses: ['bad-passkey', 'banned', 'unavailable'],
      makes: 1,
      handle: async ({ body, request, reply }) => {
        const player = await store.player(await enterByPasskey(depsOf(request), body))
        if (player === undefined) throw new Refused('bad-passkey')
        if (await isBanned(store, player)) throw new Refused('banned')
        await signIn(house, reply, player.id)
        return meOf(store, player)
      },
    }),
  ]
}
