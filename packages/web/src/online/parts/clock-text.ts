import type { Text } from '@amyitis/i18n/app'
import type { Settings } from '@amyitis/protocol'
import { timeLeft } from './clocks.ts'

/** A clock as the lobby names it: `none`, `live 30+15`, `correspondence 24`. */
export function clockText(text: Text, clock: string): string {
  const [kind, numbers = ''] = clock.split(' ')
  const [first, second = 0] = numbers.split('+').map(Number)
  if (kind === 'live') return text.t('online.clock.live', { minutes: first, increment: second })
  if (kind !== 'correspondence') return text.t('online.clock.none')
  return first % 24 === 0
    ? text.t('online.clock.turn.days', { days: first / 24 })
    : text.t('online.clock.turn', { hours: first })
}

export function clockName(clock: Settings['clock']): string {
  if (clock.kind === 'live') return `live ${clock.minutes}+${clock.increment}`
  return clock.kind === 'correspondence' ? `correspondence ${clock.hours}` : 'none'
}

const HOUR = 3_600_000

/** A time in hours, or in days where there are whole ones. */
export function durationText({ language }: Text, hours: number): string {
  const days = hours % 24 === 0
  const format = { style: 'unit', unit: days ? 'day' : 'hour', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, format).format(days ? hours / 24 : hours)
}

/** The same where there is little room: days, or hours, or minutes and seconds. */
export function briefLeft({ language }: Text, left: number): string {
  if (left < HOUR) return timeLeft(left)
  const days = left >= 24 * HOUR
  const format = { style: 'unit', unit: days ? 'day' : 'hour', unitDisplay: 'narrow' } as const
  return new Intl.NumberFormat(language, format).format(Math.floor(left / (days ? 24 * HOUR : HOUR)))
}

/** Time that is left on a clock: to the second where seconds count. */
export function leftText(text: Text, left: number): string {
  if (left < HOUR) return timeLeft(left)
  const hours = Math.floor(left / HOUR)
  if (hours < 24) return text.t('online.clock.hours', { hours, minutes: Math.floor((left % HOUR) / 60_000) })
  return text.t('online.clock.days', { days: Math.floor(hours / 24), hours: hours % 24 })
}
