import { LEVELS, type Level } from './levels.ts'
import { STRENGTHS } from './strength.ts'

/** The level closest in strength to a rating. */
export const nearestLevel = (rating: number): Level =>
  LEVELS.reduce((best, level) =>
    Math.abs(STRENGTHS[level] - rating) < Math.abs(STRENGTHS[best] - rating) ? level : best,
  )
