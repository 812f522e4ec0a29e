/** @amyitis/protocol/app: what the app needs, without the schemas. */

/** Minutes since midnight of a time such as 22:30. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const MAX_NIGHT_MINUTES = 16 * 60

/** A day has at least eight hours. */
export const isNightTooLong = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  (minutesOf(to) - minutesOf(from) + 1440) % 1440 > MAX_NIGHT_MINUTES

/** The clocks of quick pairing. Few, so that players find each other. */
export const PAIRING_CLOCKS = {
  quick: { kind: 'live', minutes: 10, increment: 5 },
  normal: { kind: 'live', minutes: 20, increment: 10 },
  relaxed: { kind: 'live', minutes: 40, increment: 20 },
} as const

/** How far apart the ratings of paired players may be at first, and how much more after each step. */
export const FIRST_WINDOW = 150
export const WIDER_BY = 50
export const WINDOW_STEP_MS = 10_000

/** After this time, bots take the seats that are still empty. */
export const BOTS_AFTER_MS = 45_000
