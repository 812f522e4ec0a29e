import { chainValue } from '@amyitis/fair'
import type { PairingRequest } from '@amyitis/protocol'
import { newSecret } from '../../src/shared/random.ts'
import { addGuest, type TestPlayer, type TestResponse, type TestServer } from '../http/test-server.ts'

const REQUEST: PairingRequest = { players: 2, clock: 'quick', palace: false, rated: true }

let addresses = 0

/** A guest with a unique address. */
export const searcher = (server: Pick<TestServer, 'url'>, name: string): Promise<TestPlayer> =>
  addGuest(server.url, name, { 'x-forwarded-for': `198.18.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}` })

export const requestPairing = (player: TestPlayer, request: Partial<PairingRequest> = {}): Promise<TestResponse> =>
  player.call('PUT', '/me/pairing', { ...REQUEST, ...request })

/** Everybody sends requests, as clients do, until all have found a table. */
export async function requestUntilFound(
  players: readonly TestPlayer[],
  request: Partial<PairingRequest> = {},
): Promise<string[]> {
  for (;;) {
    const answers = await Promise.all(players.map((player) => requestPairing(player, request)))
    if (answers.every(({ body }) => body.status === 'found')) return answers.map(({ body }) => body.table)
    // A database under load responds with 503: clients retry.
    const refused = answers.find(({ status }) => status !== 200 && status !== 503)
    if (refused !== undefined) throw new Error(refused.text)
  }
}

const roots = new WeakMap<TestPlayer, Map<string, string>>()

/** The value of the player's chain for a round at a table. */
function shareFor(player: TestPlayer, table: string, round: number): string {
  const own = roots.get(player) ?? new Map<string, string>()
  roots.set(player, own)
  const root = own.get(table) ?? newSecret()
  own.set(table, root)
  return chainValue(table, root, round)
}

/** Sits down; `round` is 1 to take the seat of a bot. */
export const takePlace = (player: TestPlayer, table: string, round = 0): Promise<TestResponse> =>
  player.execute(table, { type: 'sit', commit: shareFor(player, table, round) })

export const revealShare = (player: TestPlayer, table: string): Promise<TestResponse> =>
  player.execute(table, { type: 'reveal', added: shareFor(player, table, 1) })
