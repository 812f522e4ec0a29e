import { BOT_NAMES, cleanName, type SeatSetting } from '../../game/seats.ts'
import { FIRST_LEVEL } from '../last-choice.ts'

/** The seats, if no two people or bots have the same name; people without one are called by their colours. */
export function withoutDoubles(seats: readonly SeatSetting[]): readonly SeatSetting[] | undefined {
  const names = seats.map(({ name }) => cleanName(name).toLowerCase()).filter((name) => name !== '')
  return new Set(names).size === names.length ? seats : undefined
}

/** A bot with a name that nobody has yet, of the level that another one has. */
export function freshBot(seats: readonly SeatSetting[]): SeatSetting {
  const taken = seats.map(({ name }) => name)
  const name = BOT_NAMES.find((one) => !taken.includes(one)) ?? ''
  const level = seats.find((seat) => seat.kind === 'bot')?.level ?? FIRST_LEVEL
  return { kind: 'bot', name, level }
}
