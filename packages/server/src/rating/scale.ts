import type { Pace, Rating, Settings } from '@amyitis/protocol'
import { rating } from 'openskill'
import type { Skill } from '../store/store.ts'

/** From so many games against so many different people on, a rating is no longer provisional. */
export const LEAST = { games: 10, opponents: 3 } as const

/** Somebody of whom nothing is known. */
export const NEWCOMER: Skill = { ...rating(), games: 0, opponents: 0 }

/** Points for each unit of the model: 400 are odds of about ten to one then, as in chess. */
export const POINTS = 30
const MIDDLE = 1500

export const pointsOf = (mu: number): number => Math.round(MIDDLE + POINTS * (mu - NEWCOMER.mu))

export const isProvisional = ({ games, opponents }: Skill): boolean =>
  games < LEAST.games || opponents < LEAST.opponents

/** As people see it: two standard deviations either way. */
export const shownRating = (skill: Skill): Rating => ({
  rating: pointsOf(skill.mu),
  uncertainty: Math.round(2 * POINTS * skill.sigma),
  games: skill.games,
  provisional: isProvisional(skill),
})

export const paceOf = ({ kind }: Settings['clock']): Pace => (kind === 'live' ? 'live' : 'correspondence')
