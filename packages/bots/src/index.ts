/** @amyitis/bots: opponents for Amyitis. They see what a player sees: never the deals to come. */

export type { Analysis, Considered, Thought } from './analysis.ts'
export { type Player, playArenaGame } from './arena/play.ts'
export { rate, winShare } from './arena/ratings.ts'
export { lineUps, type Pairing, schedule } from './arena/schedule.ts'
export { type Bot, type BotTools, type Budget, createBot } from './bot.ts'
export { type Features, featureSizes, makeFeatures, writeFeatures } from './judge/features.ts'
export { weightsUrl } from './judge/files.ts'
export {
  type Judgement,
  judge,
  MARGIN_SCALE,
  makeJudgement,
  type Net,
  netOf,
  netSize,
  priorOf,
  type Shape,
} from './judge/net.ts'
export { SlotList, writeSlots } from './judge/slots.ts'
export { packWeights, parseWeights, type WeightsHeader } from './judge/weights.ts'
export { isLevel, LEVELS, type Level, needsNet } from './levels.ts'
export type { Node as SearchNode } from './search/node.ts'
export { Search, type SearchOptions } from './search/search.ts'
