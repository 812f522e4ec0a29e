import { isHuman, readSeats, type SeatSetting } from '../game/seats.ts'
import { readStored, writeStored } from './settings/local-storage.ts'

export interface TableSetup {
  readonly seats: readonly SeatSetting[]
  readonly palace: boolean
}

const KEYS = { bots: 'amyitis.table', people: 'amyitis.people' } as const

export const FIRST_LEVEL = 'gardener'

const ALONE: TableSetup = {
  seats: [
    { kind: 'human', name: '' },
    { kind: 'bot', level: FIRST_LEVEL },
  ],
  palace: false,
}

const TOGETHER: TableSetup = {
  seats: [
    { kind: 'human', name: '' },
    { kind: 'human', name: '' },
  ],
  palace: false,
}

/** With one person the table is played against bots; with several, around one screen. */
const setupKindOf = (seats: readonly SeatSetting[]) => (seats.filter(isHuman).length > 1 ? 'people' : 'bots')

/** The table that was chosen last. */
export function lastSetup(kind: keyof typeof KEYS): TableSetup {
  const first = kind === 'bots' ? ALONE : TOGETHER
  try {
    const found: unknown = JSON.parse(readStored(KEYS[kind]) ?? 'null')
    if (typeof found !== 'object' || found === null) return first
    const { seats, palace } = found as Record<string, unknown>
    const read = readSeats(seats)
    return read === undefined ? first : { seats: read, palace: palace === true }
  } catch {
    return first
  }
}

export function rememberSetup({ seats, palace }: TableSetup): void {
  writeStored(KEYS[setupKindOf(seats)], JSON.stringify({ seats, palace }))
}
