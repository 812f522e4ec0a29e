/**
 * @amyitis/engine: the rules of Amyitis and its Palace expansion. Pure: no I/O, no clock, no randomness of its own.
 * Moves, states and records are those of docs/notation.md and docs/protocol.md.
 */

// A game for people: moves as text, refusals as values.
export {
  type Applied,
  annotate,
  apply,
  cardsOf,
  cloneGame,
  fixedDealer,
  type Entry,
  type Game,
  GLYPHS,
  type Glyph,
  gameFrom,
  type Headers,
  isOver,
  legalMoves,
  type NewGame,
  newGame,
  type Played,
  play,
  rewind,
  type Start,
  scores,
  tradesOf,
  whyRefused,
  withHeaders,
} from './play/game.ts'
export { winners } from './round/end.ts'
export { type Event, type EventType, POWERS, type Power } from './core/event.ts'
export { REFUSALS, type Refusal, type RefusalCode } from './core/refusal.ts'

// Moves as data, for screens and narration; as text, for records and protocols.
export { GIFTS, type Gift, MOVE_KINDS, type Move, type MoveKind, type MoveOf } from './core/move.ts'
export { describeMove, moveCode, moveText } from './notation/describe.ts'
export { formatMove, parseMove } from './core/move-notation.ts'

// States and records as JSON and text.
export { type Cube, type State, toState } from './notation/state.ts'
export { fromState } from './notation/position.ts'
export { FORMAT_VERSION, formatRecord } from './notation/record.ts'
export {
  addLine,
  branchAt,
  type GameTree,
  lineThrough,
  mergeTrees,
  nodeAt,
  promote,
  type Remarks,
  remarkAt,
  removeAt,
  type TreeNode,
  type TreePath,
  treeOf,
  withTree,
} from './notation/game-tree.ts'
export { chanceFits, parseRecord, type ReadRecord, seedFits } from './notation/read-record.ts'
export type { RecordCode, RecordFault } from './notation/record-problem.ts'
export { isStateCode, type StateCode, type StateFault } from './notation/state-problem.ts'

// Rules versions: a game keeps the one it started with.
export {
  changesSince,
  isRulesVersion,
  RULES_VERSION,
  RULES_VERSIONS,
  type Rules,
  type RulesChange,
  type RulesVersion,
  rulesOf,
  unknownVersion,
} from './box/rules-versions.ts'

// The contents of the box, and what an edition may contain.
export { EDITION_VERSION, type Edition, STANDARD, upgradeEdition } from './box/edition.ts'
export { isPlayerCount, PLAYER_COUNTS, type PlayerCount } from './box/components.ts'
export { checkEdition, editionValues, readEdition } from './box/custom.ts'
export { editionSchema } from './box/schema.ts'
export { shortEdition } from './box/short-edition.ts'
export { type JsonFault, readJson } from './box/json.ts'
export type { Checked, Fault } from './box/check.ts'
export type { EditionFault } from './box/edition-problem.ts'
export { type Box, openBox } from './box/box.ts'
export { CITIES, type City, type CityKind } from './box/cities.ts'
export { COURT, type Court } from './box/court.ts'
export {
  REQUIRED_QUALITY,
  FLOOR,
  SIDE_END_BITS,
  SIDE_SQUARES,
  type Side,
  SIDES,
  SIDES_AROUND,
  SIDES_AROUND_BITS,
  SQUARES,
  type Square,
} from './box/garden.ts'
export {
  COLORS,
  type Color,
  GOODS,
  GROUP as GROUP_SIZE,
  type Good,
  PLACES as TEMPLE_PLACES,
  PLANTS,
  type Plant,
  ROWS,
  type Row,
  TEMPLES,
  type Temple,
  TRADES,
  type Trade,
} from './box/components.ts'

// Current prices and gains, and where a turn starts: by name, for screens and narration.
export { camelsTo, cityKind, gardenersFor, qualityAsked, qualityIn, wantedIn } from './notation/prices.ts'
export {
  bonusSeat,
  type CourtCard,
  cardsIn,
  type NextField,
  nextCard,
  nextField,
  pushedFrom,
  type TileGains,
  templeRanks,
  tileGains,
} from './notation/gains.ts'
export { RULE_VALUES } from './notation/rule-values.ts'
export {
  type Fill,
  irrigatedSquares,
  isSideFull,
  openSides,
  type SideFlow,
  type WaterFlow,
  waterFlow,
} from './notation/water.ts'
export { bestSale, MAX_SOLD, salePoints } from './round/sell.ts'
export { hasSecondReward } from './round/temples.ts'
export { opensTurn, passesLast } from './round/turn.ts'
export { favourFor } from './round/end.ts'
export { belongsOn, tilesLeft } from './table/garden.ts'
export { trackOrder } from './palace/track.ts'

// The same by number, for bots.
export { recruitCost } from './round/recruit.ts'
export { caravanCost } from './round/caravan.ts'
export { isIrrigated } from './table/canals.ts'
export { cardLeft } from './table/cards.ts'
export { mostCubesIn } from './round/farmer.ts'
export { mostCubesAround } from './round/irrigation.ts'
export { processionSeat } from './palace/powers.ts'

// For searches: positions changed in place, moves as numbers (`MoveCode`), no garbage.
export { clonePosition, copyPosition, samePosition } from './table/copy-position.ts'
export { DECISIONS, type Decision, type Phase, type Position, type Seat } from './table/position.ts'
export { drawSetup, layOut, type Setup } from './table/setup.ts'
export { argumentOf, kindOf, MOVES_OF, type MoveCode, MoveList, makeMove } from './core/move-code.ts'
export { listLegal, whyNot } from './play/legal.ts'
export { playMove } from './play/play-move.ts'
export { proceed } from './play/course.ts'
export {
  type Chance,
  type Dealer,
  dealerOf,
  unshuffledDealer,
  type Random,
  randomDealer,
  seededChance,
  seededDealer,
  seededRandom,
} from './core/chance.ts'
