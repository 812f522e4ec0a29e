import { Pairing, PairingRequest } from '@amyitis/protocol'
import type { AppContext } from '../context.ts'
import { requestTraces } from '../rating-traces.ts'
import { type Route, route } from '../route.ts'

/** Quick pairing. */
export function pairingRoutes(context: AppContext): Route[] {
  const { store, clock, pairings, limits, sharedLimits } = context
  return [
    route({
      method: 'PUT',
      path: '/me/pairing',
      summary:
        'Searches for opponents. Repeat it every two seconds: a search expires after fifteen. Once a table is found, sit down there.',
      access: 'player',
      body: PairingRequest,
      response: Pairing,
      errors: [],
      handle: async ({ player, body, request }) => {
        limits.consume('player', player.id)
        const known = await store.pairing(player.id)
        if (known === undefined || known.expires <= clock.now()) await sharedLimits.consumeFrom('pairing', request.ip)
        return pairings.request(player, body, requestTraces(context, 'pairing', request))
      },
    }),
    route({
      method: 'GET',
      path: '/me/pairing',
      summary: 'The status of your search for opponents; this does not renew it.',
      access: 'player',
      response: Pairing,
      errors: [],
      handle: ({ player }) => pairings.status(player.id),
    }),
    route({
      method: 'DELETE',
      path: '/me/pairing',
      summary:
        'Cancels the search for opponents. After leaving a table that was found, you can search again after 30 seconds.',
      access: 'player',
      errors: [],
      handle: ({ player }) => pairings.cancel(player.id),
    }),
  ]
}
