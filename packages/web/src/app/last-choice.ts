import { BOT_NAMES, isHuman, readSeats, type SeatSetting } from '../game/seats.ts'
import { keep, readKept } from './settings/kept.ts'

export interface TableChoice {
  readonly seats: readonly SeatSetting[]
  readonly palace: boolean
}

const KEYS = { bots: 'amyitis.table', people: 'amyitis.people' } as const

export const FIRST_LEVEL = 'gardener'

const ALONE: TableChoice = {
  seats: [
    { kind: 'human', name: '' },
    { kind: 'bot', name: BOT_NAMES[1], level: FIRST_LEVEL },
  ],
  palace: false,
}

const TOGETHER: TableChoice = {
  seats: [
    { kind: 'human', name: '' },
    { kind: 'human', name: '' },
  ],
  palace: false,
}

/** With one person the table is played against bots; with several, around one screen. */
const kindOf = (seats: readonly SeatSetting[]) => (seats.filter(isHuman).length > 1 ? 'people' : 'bots')

/** The table that was chosen last. */
export function lastChoice(kind: keyof typeof KEYS): TableChoice {
  const first = kind === 'bots' ? ALONE : TOGETHER
  try {
    const found: unknown = JSON.parse(readKept(KEYS[kind]) ?? 'null')
    if (typeof found !== 'object' || found === null) return first
    const { seats, palace } = found as Record<string, unknown>
    const read = readSeats(seats)
    return read === undefined ? first : { seats: read, palace: palace === true }
  } catch {
    return first
  }
}

export function rememberChoice({ seats, palace }: TableChoice): void {
  keep(KEYS[kindOf(seats)], JSON.stringify({ seats, palace }))
}
