import { type Language, pickLanguage } from '@amyitis/i18n'
import type { FastifyRequest } from 'fastify'

/** `de;q=0.8` as its language and its weight. */
function weighted(range: string): readonly [string, number] {
  const [locale = '', ...parameters] = range.split(';').map((part) => part.trim())
  const weight = parameters.find((one) => one.startsWith('q='))
  return [locale, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}

/** The language that the reader prefers among ours (RFC 9110, 12.5.4). */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  pickLanguage(
    (headers['accept-language'] ?? '')
      .split(',')
      .map(weighted)
      .filter(([, weight]) => weight > 0)
      .toSorted(([, a], [, b]) => b - a)
      .map(([locale]) => locale),
  )
