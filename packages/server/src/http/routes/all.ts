import { z } from 'zod'
import type { AppContext } from '../context.ts'
import type { Upgrades } from '../live/upgrade.ts'
import { type Route, route } from '../route.ts'
import { chatRoutes } from './chat.ts'
import { gameRoutes } from './games.ts'
import { liveRoutes } from './live.ts'
import { meRoutes } from './me.ts'
import { pairingRoutes } from './pairing.ts'
import { playerRoutes } from './players.ts'
import { progressRoutes } from './progress.ts'
import { resultRoutes } from './results.ts'
import { stateRoutes } from './state.ts'
import { tableRoutes } from './tables.ts'

const Server = z.object({
  /** Can only programs on the server's own computer reach it? */
  loopback: z.boolean(),
  /** Addresses for others, the best one first. */
  addresses: z.array(z.string()),
})

/** The routes of the API, in the order of its documentation. */
export function allRoutes(context: AppContext, upgrades: Upgrades, addresses: readonly string[]): Route[] {
  const server = route({
    method: 'GET',
    path: '/server',
    summary: 'The addresses under which others reach this server.',
    access: 'anyone',
    response: Server,
    errors: [],
    handle: async () => ({ loopback: addresses.length === 0, addresses: [...addresses] }),
  })
  return [
    server,
    ...playerRoutes(context),
    ...meRoutes(context),
    ...progressRoutes(context),
    ...pairingRoutes(context),
    ...tableRoutes(context),
    ...stateRoutes(context),
    ...liveRoutes(context, upgrades),
    ...chatRoutes(context),
    ...resultRoutes(context),
    ...gameRoutes(context),
  ]
}
