import { ANALYSIS } from './analysis.ts'
import { CHOICES } from './choices.ts'
import { COACH } from './coach.ts'
import { EVENTS } from './events.ts'
import { LEVELS } from './levels.ts'
import { PROMPTS } from './prompts.ts'
import { REFUSALS } from './refusals.ts'
import { VERSIONS } from './versions.ts'

/** What is said about a game, on every screen. */
export const GAME = { ...ANALYSIS, ...CHOICES, ...COACH, ...EVENTS, ...LEVELS, ...PROMPTS, ...REFUSALS, ...VERSIONS }
