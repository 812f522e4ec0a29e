/** @amyitis/bots: opponents for Amyitis. They see what a player sees: never the deals to come. */
export { chooseMove, isLevel, LEVELS, type Level } from './levels.ts'
