import type { Pace, Rating, Settings } from '@amyitis/protocol'
import { rating } from 'openskill'
import type { Skill } from '../store/types.ts'

/** With fewer games or different opponents a rating is provisional. */
export const MIN_ESTABLISHED = { games: 10, opponents: 3 } as const

/** A player about whom nothing is known. */
export const NEWCOMER: Skill = { ...rating(), games: 0, opponents: 0 }

/** Points per unit of the model: 400 points are odds of about ten to one, as in chess. */
export const POINTS_PER_UNIT = 30
const MIDDLE = 1500

export const pointsOf = (mu: number): number => Math.round(MIDDLE + POINTS_PER_UNIT * (mu - NEWCOMER.mu))

export const isProvisional = ({ games, opponents }: Skill): boolean =>
  games < MIN_ESTABLISHED.games || opponents < MIN_ESTABLISHED.opponents

/** As players see it: two standard deviations either way. */
export const publicRating = (skill: Skill): Rating => ({
  rating: pointsOf(skill.mu),
  uncertainty: Math.round(2 * POINTS_PER_UNIT * skill.sigma),
  games: skill.games,
  provisional: isProvisional(skill),
})

export const paceOf = ({ kind }: Settings['clock']): Pace => (kind === 'live' ? 'live' : 'correspondence')
