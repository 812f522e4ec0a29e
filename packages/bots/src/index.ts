/** @amyitis/bots: opponents for Amyitis. They see what a player sees: never the deals to come. */

export type { Analysis, Considered, Thought } from './analysis.ts'
export { type Clock, joinClocks, makeClock, quantile } from './arena/clock.ts'
export { type Player, playArenaGame } from './arena/play.ts'
export { type ArenaGame, meanOf, rate } from './arena/ratings.ts'
export { lineUps, PAIRS, type Pairing, type Pairs } from './arena/schedule.ts'
export { sequentialInterval, type Verdict } from './arena/sequential.ts'
export { type Match, Tournament } from './arena/tournament.ts'
export { type Bot, type BotTools, type Constants, createBot, LEVEL_CONSTANTS } from './bot.ts'
export { type Budget, usualBudget } from './budget.ts'
export {
  type ExplainedChoice,
  type ExplainOptions,
  type Explanation,
  explain,
  explainAnalysis,
} from './explain/explain.ts'
export { REASON_CODES, type Reason, type ReasonCode, type TempleRank } from './explain/reason.ts'
export { type Features, featureSizes } from './judge/features.ts'
export { weightsUrl } from './judge/files.ts'
export {
  cutWeights,
  judge,
  MARGIN_SCALE,
  type Net,
  netOf,
  netSize,
  priorOf,
  ROUNDS_SCALE,
  type Shape,
} from './judge/net.ts'
export { SlotList, writeSlots } from './judge/slots.ts'
export { packWeights, parseWeights, type WeightsHeader } from './judge/weights.ts'
export { isLevel, LEVELS, type Level, needsNet } from './levels.ts'
export { AIMS, type Aims, Evaluator } from './search/evaluator.ts'
export type { Node as SearchNode } from './search/node.ts'
export { SEARCH_DEFAULTS, Search, type SearchOptions } from './search/search.ts'
export { type Partner, receivePosition, type SentPosition, sendPosition, thinkTogether } from './search/team.ts'
export { Uct, UCT_DEFAULTS, type UctOptions } from './uct/uct.ts'
export { accuracyOf, GRADES, type Grade, gameAccuracy, gradeOf } from './review/accuracy.ts'
export { type Judged, type ReviewOptions, type ReviewStep, review, reviewSteps } from './review/review.ts'
export type {
  Better,
  Review,
  ReviewedDeal,
  ReviewedDecision,
  ReviewedSeat,
  ReviewedTurn,
  TurningPoint,
} from './review/reviewed.ts'
