import { z } from 'zod'
import type { Upgrades } from '../../ws/upgrade.ts'
import { type Route, route } from '../ask.ts'
import type { House } from '../house.ts'
import { liveRoutes } from './live.ts'
import { meRoutes } from './me.ts'
import { playerRoutes } from './players.ts'
import { resultRoutes } from './results.ts'
import { stateRoutes } from './state.ts'
import { tableRoutes } from './tables.ts'
import { talkRoutes } from './talk.ts'

const Server = z.object({
  /** Only programs on its own computer reach it. */
  loopback: z.boolean(),
  /** Addresses under which others may reach it, the best one first. */
  addresses: z.array(z.string()),
})

/** Every place of the API, in the order of its description. */
export function routesOf(house: House, upgrades: Upgrades, addresses: readonly string[]): Route[] {
  const server = route({
    method: 'GET',
    path: '/server',
    says: 'How others find this server.',
    who: 'anyone',
    answer: Server,
    refuses: [],
    handle: async () => ({ loopback: addresses.length === 0, addresses: [...addresses] }),
  })
  return [
    server,
    ...playerRoutes(house),
    ...meRoutes(house),
    ...tableRoutes(house),
    ...stateRoutes(house),
    ...liveRoutes(house, upgrades),
    ...talkRoutes(house),
    ...resultRoutes(house),
  ]
}
