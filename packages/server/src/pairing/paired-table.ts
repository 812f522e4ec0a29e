import { serverCommitment } from '@amyitis/fair'
import { BotLevel, PairingRequest, type SeatPlan, type Settings } from '@amyitis/protocol'
import { PAIRING_CLOCKS } from '@amyitis/protocol/app'
import { z } from 'zod'
import { newSecret } from '../shared/random.ts'
import type { TableService } from '../table-service/table-service.ts'

/** Who plays together: stored with their requests, so that any process can create the table. */
const Match = z.object({
  request: PairingRequest,
  /** In seat order; null for bots. */
  players: z.array(z.string().nullable()),
  level: BotLevel,
})
export type Match = z.infer<typeof Match>

/** Only equal requests are paired. */
export const kindOf = ({ players, clock, palace, rated }: PairingRequest): string =>
  `${botKindOf({ players, clock, palace })} ${rated ? 'rated' : 'unrated'}`

/** Games with bots are never rated, so both kinds of requests may take the seat of a bot. */
export const botKindOf = ({ players, clock, palace }: Omit<PairingRequest, 'rated'>): string =>
  `${players} ${clock} ${palace ? 'palace' : 'base'}`

export const writeMatch = (match: Match): string => JSON.stringify(match)
export const readMatch = (text: string): Match => Match.parse(JSON.parse(text))

export const hasBots = ({ players }: Match): boolean => players.includes(null)

/** How long everybody has to sit down and reveal their share. */
const SEATING_MS = 30_000

function settingsOf(match: Match): Settings {
  const { request, players, level } = match
  const seats = players.map((player): SeatPlan => (player === null ? { kind: 'bot', level } : { kind: 'invited' }))
  return {
    ...{ seats, palace: request.palace, edition: 'standard', clock: PAIRING_CLOCKS[request.clock] },
    ...{ public: true, spectators: true, standIn: 'engineer', rated: request.rated && !hasBots(match) },
  }
}

/** Creates the table of a match; if another process was faster, its table is kept. */
export async function createPairedTable(tables: TableService, id: string, match: Match, now: number): Promise<void> {
  const secret = newSecret()
  const { players } = match
  const created = {
    ...({ type: 'created', table: id, settings: settingsOf(match) } as const),
    ...{ host: players.find((player) => player !== null) ?? '', secretHash: serverCommitment(id, secret, 2) },
    ...({ fair: 2, reserved: players, until: now + SEATING_MS, paired: true } as const),
  }
  await tables.create(created, { secret, invitations: players.map(() => undefined) }, `pairing:${id}`)
}
