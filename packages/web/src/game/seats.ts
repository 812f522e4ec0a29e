import { isLevel, type Level } from '@amyitis/bots'
import { isPlayerCount } from '@amyitis/engine'

/**
 * Who sits at a table of this browser. A person without a name is called by the colour, a bot by its level; with `auto`, the
 * level of the next game follows from the results so far.
 */
export type SeatSetting =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level; readonly auto?: true }

/**
 * Who sits at a table that is shown here: also bots that play for somebody, and people who play elsewhere; `now` is today’s
 * name, if they played under another.
 */
export type SeatedPlayer =
  | SeatSetting
  | { readonly kind: 'bot'; readonly level: Level; readonly standsInFor: string }
  | { readonly kind: 'remote'; readonly name: string; readonly now?: string }

export const MAX_NAME_LENGTH = 24

/** What somebody typed as a name, as it is kept. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    // In a record a level is the name of a bot.
    .replace(/^.*$/, (clean) => (isLevel(clean) ? `${clean[0].toUpperCase()}${clean.slice(1)}` : clean))

/** As names are compared: no two at a table may be the same. */
export const comparableName = (name: string): string => cleanName(name).toLowerCase()

/** The names under which a record knows the players: bots by their levels. */
export const recordNames = (seats: readonly SeatedPlayer[]): string[] =>
  seats.map((seat) => {
    if (seat.kind !== 'bot') return seat.name
    return 'standsInFor' in seat ? seat.standsInFor : seat.level
  })

export const isHuman = (seat: SeatedPlayer): boolean => seat.kind === 'human'
export const isAuto = (seat: SeatSetting | undefined): boolean => seat?.kind === 'bot' && seat.auto === true

/** A seat from storage; undefined if it is invalid. */
function readSeat(value: unknown): SeatSetting | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, name, level, auto } = value as Record<string, unknown>
  if (kind === 'human') return typeof name === 'string' ? { kind, name: cleanName(name) } : undefined
  if (kind !== 'bot' || !isLevel(level)) return undefined
  return auto === true ? { kind, level, auto } : { kind, level }
}

export function readSeats(value: unknown): SeatSetting[] | undefined {
  if (!Array.isArray(value) || !isPlayerCount(value.length)) return undefined
  const seats = value.map(readSeat)
  return seats.every((seat) => seat !== undefined) ? seats : undefined
}
