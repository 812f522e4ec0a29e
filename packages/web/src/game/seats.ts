import { isLevel, type Level } from '@amyitis/bots'

/** Who sits at a table of this browser. A person without a name is called by the colour. */
export type SeatSetting =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }

/** Who sits at a table that is shown here: also people who play elsewhere; `now` is today’s name, if they played under another. */
export type SeatedPlayer = SeatSetting | { readonly kind: 'remote'; readonly name: string; readonly now?: string }

/** Names of the bots, by seat: people and gods of Babylon, the same in every language. */
export const BOT_NAMES = ['Adapa', 'Ninsun', 'Enlil', 'Kubaba'] as const

export const LONGEST_NAME = 24

/** What somebody typed as a name, as it is kept. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)

/** As names are compared: no two at a table may be the same. */
export const comparable = (name: string): string => cleanName(name).toLowerCase()

/** The first name of a bot that nobody has yet; there are as many as seats. */
export function freeName(taken: readonly string[]): string {
  const known = taken.map(comparable)
  return BOT_NAMES.find((name) => !known.includes(comparable(name))) ?? ''
}

export const isHuman = (seat: SeatedPlayer): boolean => seat.kind === 'human'

/** A seat from storage; undefined if it is none. */
function readSeat(value: unknown): SeatSetting | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, name, level } = value as Record<string, unknown>
  if (typeof name !== 'string') return undefined
  if (kind === 'human') return { kind, name: cleanName(name) }
  return kind === 'bot' && isLevel(level) ? { kind, name: cleanName(name), level } : undefined
}

export function readSeats(value: unknown): SeatSetting[] | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > 4) return undefined
  const seats = value.map(readSeat)
  return seats.every((seat) => seat !== undefined) ? seats : undefined
}
