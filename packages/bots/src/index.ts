/** @amyitis/bots: opponents for Amyitis. They see what a player sees, never future deals. */

export type { Analysis, MoveEvaluation, BotChoice } from './analysis.ts'
export { type DecisionTimes, mergeDecisionTimes, createDecisionTimes, quantile } from './arena/decision-times.ts'
export { type ArenaPlayer, playArenaGame } from './arena/play-game.ts'
export { type ArenaGame, meanWithInterval, fitRatings } from './arena/ratings.ts'
export { lineUps, PAIRS, type Pairing, type Pairs } from './arena/schedule.ts'
export { SequentialTest, sequentialInterval, type Verdict } from './arena/sequential.ts'
export { type Match, Tournament } from './arena/tournament.ts'
export { type Bot, type BotDeps, type BotConstants, createBot, LEVEL_CONSTANTS } from './bot.ts'
export { type Budget, FULL_BUDGET } from './budget.ts'
export { type Solution, type SolvedMove, solveLastRound } from './endgame/solve.ts'
export { isLastRound, type SolverLimits } from './endgame/walk.ts'
export {
  type ExplainedChoice,
  type ExplainOptions,
  type Explanation,
  explain,
  explainAnalysis,
} from './explain/explain.ts'
export { AnalysisThread, mergeReports, type SeenMove, type ThreadReport } from './explain/analysis-thread.ts'
export { type AnalysedLine, explainLines, proveLines } from './explain/lines.ts'
export { analyse, type PositionAnalysis, type SearchDeps } from './explain/analyse.ts'
export { REASON_CODES, type Reason, type ReasonCode, type TempleRank } from './explain/reason.ts'
export { turnContinues } from './explain/turn.ts'
export { type Features, featureSizes } from './network/position-features.ts'
export { GAME_KINDS, type GameKind, gameKind, hasPalace, isGameKind, playersOf } from './game-kind.ts'
export { weightsUrl } from './network/weights-url.ts'
export {
  splitWeights,
  clearBases,
  evaluateNet,
  MARGIN_SCALE,
  type Net,
  createNet,
  weightCount,
  evaluatePrior,
  CHANCE,
  MARGIN,
  PACE,
  OUTPUTS,
  PRIOR_WIDTH,
  ROUNDS_SCALE,
  type NetShape,
} from './network/net.ts'
export { createKernel, type Kernel } from './network/kernel.ts'
export { MoveFeatureList, writeMoveFeatures } from './network/move-features.ts'
export { packWeights, parseWeights, readWeights, type WeightsHeader } from './network/weights.ts'
export { thinkOnePly } from './one-ply.ts'
export { firstImpression } from './intuition.ts'
export { FAVOURITES } from './temperament.ts'
export { iterationsOf, LEVEL_SETTINGS } from './level-settings.ts'
export { isLevel, LEVELS, type Level, needsNet } from './levels.ts'
export { expectedShare } from './expected-share.ts'
export { nearestLevel } from './nearest.ts'
export { STRENGTHS } from './strength.ts'
export { DEFAULT_OBJECTIVE, type Objective, Evaluator } from './search/evaluator.ts'
export {
  moveSharedRoot,
  SharedSearch,
  type SharedTree,
  searchInLockStep,
  searchSharedTree,
  type TreeWorker,
} from './search/shared-search.ts'
export { createTreeMemory, Tree, type TreeMemory } from './search/tree.ts'
export { memoryFor, nodesFor } from './search/tree-memory.ts'
export { SEARCH_DEFAULTS, Search, type SearchOptions } from './search/search.ts'
export {
  deserializePosition,
  type SerializedPosition,
  serializePosition,
} from './search/serialized-position.ts'
export { Uct, UCT_DEFAULTS, type UctOptions } from './uct/uct.ts'
export { accuracyOf, costOf, GRADES, type Grade, gameAccuracy, gradeOf, isAboutPoints } from './review/accuracy.ts'
export {
  closerBudget,
  closerLooks,
  judgeReports,
  proveDecision,
  revise,
  USUAL_LOOKS,
} from './review/closer.ts'
export { costliestTurns } from './review/own.ts'
export {
  type PartialReview,
  type ReviewOptions,
  type ReviewStep,
  review,
  reviewSteps,
} from './review/review.ts'
export type {
  Better,
  Review,
  ReviewedDeal,
  ReviewedDecision,
  ReviewedSeat,
  ReviewedTurn,
  TurningPoint,
} from './review/reviewed.ts'
export {
  formatOpeningGame,
  formatOpenings,
  type OpeningCollection,
  type OpeningGame,
  openingSeed,
  openingsUrl,
  openOpeningGame,
  parseOpenings,
} from './openings/collection.ts'
export {
  type Action,
  isOpeningTurn,
  OPENING_LENGTH,
  OPENING_TURNS,
  OpeningReader,
  type OpeningTurn,
  partsOf,
  type TurnParts,
} from './openings/turn.ts'
export { formatChoices } from './choices.ts'
export {
  formatPuzzles,
  listPuzzles,
  openPuzzle,
  openStoredPuzzle,
  type PuzzleCollection,
  parsePuzzles,
  puzzleSeed,
  puzzlesUrl,
  type StoredGame,
  type StoredPuzzle,
  startPuzzleGame,
} from './puzzles/collection.ts'
export {
  isAnswer,
  isProven,
  PUZZLE_THEMES,
  type Puzzle,
  type PuzzleInfo,
  type PuzzleTheme,
  type TurnMoves,
} from './puzzles/puzzle.ts'
export { reasonsAgainst, themesOf } from './puzzles/theme.ts'
export { costOfTurn, isAsGood, type TurnValue, valueOfTurn } from './puzzles/value.ts'
