import { Me, NewPasskey, PasskeyAssertion, PasskeyOptions, RemovedPasskey } from '@amyitis/protocol'
import type { FastifyRequest } from 'fastify'
import { isBanned } from '../../auth/bans.ts'
import {
  authenticateWithPasskey,
  authenticationOptions,
  type PasskeyDeps,
  registerPasskey,
  registrationOptions,
} from '../../auth/passkeys.ts'
import type { Signer } from '../../auth/signer.ts'
import { ownProfile } from '../../players/profile.ts'
import { ProblemError } from '../../shared/problem-error.ts'
import { signIn } from '../auth.ts'
import { type AppContext, baseUrl } from '../context.ts'
import { type Route, route } from '../route.ts'

/** Creating and using passkeys. */
export function passkeyRoutes(context: AppContext, signer: Signer): Route[] {
  const { store, clock } = context

  /** Without a public address, passkeys work only in a browser on the server's own computer. */
  function depsOf(request: FastifyRequest): PasskeyDeps {
    if (context.url === undefined && request.hostname !== 'localhost')
      throw new ProblemError('unavailable', { detail: 'passkeys need AMYITIS_URL' })
    return { store, clock, signer, url: baseUrl(context, request) }
  }

  return [
    route({
      method: 'POST',
      path: '/me/passkeys/options',
      summary: 'Options for navigator.credentials.create, to create a passkey.',
      access: 'player',
      response: PasskeyOptions,
      errors: ['unavailable', 'too-many-passkeys'],
      creates: 1,
      handle: async ({ player, request }) => {
        const { options, ticket } = await registrationOptions(depsOf(request), player)
        return { options: { ...options }, ticket }
      },
    }),
    route({
      method: 'POST',
      path: '/me/passkeys',
      summary: 'Stores a passkey, which signs you in on every device that has it.',
      access: 'player',
      body: NewPasskey,
      response: Me,
      errors: ['bad-passkey', 'unavailable'],
      creates: 1,
      handle: async ({ player, body, request }) => {
        await registerPasskey(depsOf(request), player.id, body)
        return ownProfile(store, player)
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/passkeys',
      summary: 'Removes one of your passkeys: nobody can sign in with it any more.',
      access: 'player',
      body: RemovedPasskey,
      response: Me,
      errors: [],
      handle: async ({ player, body: { id } }) => {
        await store.removePasskey(player.id, id)
        return ownProfile(store, player)
      },
    }),
    route({
      method: 'POST',
      path: '/passkeys/options',
      summary: 'Options for navigator.credentials.get, to sign in with a passkey.',
      access: 'anyone',
      response: PasskeyOptions,
      errors: ['unavailable'],
      creates: 1,
      handle: async ({ request }) => {
        const { options, ticket } = await authenticationOptions(depsOf(request))
        return { options: { ...options }, ticket }
      },
    }),
    route({
      method: 'POST',
      path: '/passkeys',
      summary: 'Signs in as the player of this passkey.',
      access: 'anyone',
      body: PasskeyAssertion,
      response: Me,
      errors: ['bad-passkey', 'banned', 'unavailable'],
      creates: 1,
      handle: async ({ body, request, reply }) => {
        const player = await store.player(await authenticateWithPasskey(depsOf(request), body))
        if (player === undefined) throw new ProblemError('bad-passkey')
        if (await isBanned(store, player)) throw new ProblemError('banned')
        await signIn(context, reply, player.id)
        return ownProfile(store, player)
      },
    }),
  ]
}
