import { comparable, freeName, type SeatSetting } from '../../game/seats.ts'
import { FIRST_LEVEL } from '../last-choice.ts'

/** The seats, if no two people or bots have the same name; people without one are called by their colours. */
export function withoutDoubles(seats: readonly SeatSetting[]): readonly SeatSetting[] | undefined {
  const names = seats.map(({ name }) => comparable(name)).filter((name) => name !== '')
  return new Set(names).size === names.length ? seats : undefined
}

/** A bot with a name that nobody has yet, of the level that another one has. */
export function freshBot(seats: readonly SeatSetting[]): SeatSetting {
  const name = freeName(seats.map((seat) => seat.name))
  const level = seats.find((seat) => seat.kind === 'bot')?.level ?? FIRST_LEVEL
  return { kind: 'bot', name, level }
}

/** A seat that goes to somebody else: a person without a name, or a bot beside all others. */
export const changedTo = (kind: SeatSetting['kind'], seats: readonly SeatSetting[], index: number): SeatSetting =>
  kind === 'human' ? { kind, name: '' } : freshBot(seats.filter((_, i) => i !== index))
