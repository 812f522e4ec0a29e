/** @amyitis/protocol/app: what the app needs without the schemas. */

/** Minutes since midnight of a time such as 22:30. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const MAX_NIGHT_MINUTES = 16 * 60

/** A day has at least eight hours. */
export const isNightTooLong = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  (minutesOf(to) - minutesOf(from) + 1440) % 1440 > MAX_NIGHT_MINUTES
