import type { Text } from '@amyitis/i18n/app'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const unit = (language: string, name: 'minute' | 'hour' | 'day', count: number) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count)

/** Time that is left, as a list shows it: `2 days 6 hr`, `3 hr`, `12 min`. It needs no ticking. */
export function roughLeft({ language }: Pick<Text, 'language'>, left: number): string {
  if (left < HOUR) return unit(language, 'minute', Math.max(0, Math.ceil(left / MINUTE)))
  if (left < DAY) return unit(language, 'hour', Math.floor(left / HOUR))
  const hours = Math.floor((left % DAY) / HOUR)
  const days = unit(language, 'day', Math.floor(left / DAY))
  return hours === 0 ? days : `${days} ${unit(language, 'hour', hours)}`
}

/** Does so little time call for attention? `clock` as a list names it: on a live one, minutes are many. */
export const isShort = (left: number, clock: string): boolean =>
  left < (clock.startsWith('live') ? 2 * MINUTE : 6 * HOUR)
