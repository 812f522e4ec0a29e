import type { PairingRequest } from '@amyitis/protocol'
import { PAIRING_CLOCKS } from '@amyitis/protocol/app'
import { readStored, writeStored } from '../../app/settings/local-storage.ts'

export type PairingClock = keyof typeof PAIRING_CLOCKS
export const CLOCKS = Object.keys(PAIRING_CLOCKS) as PairingClock[]

const KEY = 'amyitis.pairing'
const FIRST: PairingRequest = { players: 2, clock: 'normal', palace: false, rated: true }

/** The game that was searched last. */
export function lastRequest(): PairingRequest {
  try {
    const found = JSON.parse(readStored(KEY) ?? '{}') as Partial<Record<keyof PairingRequest, unknown>>
    return {
      players: [2, 3, 4].find((count) => count === found.players) ?? FIRST.players,
      clock: CLOCKS.find((clock) => clock === found.clock) ?? FIRST.clock,
      palace: found.palace === true,
      rated: found.rated !== false,
    }
  } catch {
    return FIRST
  }
}

export const rememberRequest = (request: PairingRequest): boolean => writeStored(KEY, JSON.stringify(request))
