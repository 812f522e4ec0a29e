import { COLORS, isPlayerCount } from '@amyitis/engine'
import { characterNames } from '@amyitis/i18n/app'
import { FIRST_LEVEL } from '../../app/last-setup.ts'
import { comparableName, recordNames, type SeatSetting } from '../../game/seats.ts'

/** Who may sit on a cushion. */
export const OCCUPANTS = ['bot', 'human', 'none'] as const
export type OccupantKind = (typeof OCCUPANTS)[number]

type Seats = readonly SeatSetting[]

export const occupantAt = (seats: Seats, cushion: number): OccupantKind => seats[cushion]?.kind ?? 'none'

/** The cushion that a tap means: empty ones are filled in order. */
export const cushionFor = (seats: Seats, tapped: number): number => Math.min(tapped, seats.length, COLORS.length - 1)

/** Somebody sits down, in the place of who sat there. */
export const seated = (seats: Seats, cushion: number, who: SeatSetting): Seats =>
  cushion < seats.length ? seats.with(cushion, who) : [...seats, who]

/** Somebody may leave if enough stay. */
export const canLeave = (seats: Seats, cushion: number): boolean =>
  cushion >= seats.length || isPlayerCount(seats.length - 1)

/** A bot like another one, of the same level. */
const freshBot = (seats: Seats): SeatSetting =>
  seats.find((seat) => seat.kind === 'bot') ?? { kind: 'bot', level: FIRST_LEVEL }

/** The seats once this kind of occupant has the cushion; when somebody leaves, those after them move up. */
export function changedTo(kind: OccupantKind, seats: Seats, cushion: number): Seats {
  if (kind === occupantAt(seats, cushion)) return seats
  if (kind === 'none') return canLeave(seats, cushion) ? seats.filter((_, i) => i !== cushion) : seats
  const others = seats.filter((_, i) => i !== cushion)
  return seated(seats, cushion, kind === 'human' ? { kind, name: '' } : freshBot(others))
}

/** Do two have the same name? Bots never have that of another. */
export function hasDoubles(seats: Seats): boolean {
  const names = characterNames(recordNames(seats)).map(comparableName).filter(Boolean)
  return new Set(names).size < names.length
}
