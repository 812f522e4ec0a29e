import { iterationsOf, LEVELS, type Level, type OpeningCollection } from '@amyitis/bots'

/** The level that thinks about as long as these bots did: the one whose number of iterations is nearest, by ratio. */
export function levelLike({ kind, iterations }: Pick<OpeningCollection, 'kind' | 'iterations'>): Level {
  const off = (level: Level) => Math.abs(Math.log((iterationsOf(level, kind) ?? 0) / iterations))
  return LEVELS.reduce((best, level) => (off(level) < off(best) ? level : best))
}
