/** @amyitis/narration: what happens in a game, and the rules, in sentences of the text package. */
export { about, type Perspective } from './about.ts'
export { choiceOf } from './choice.ts'
export { type CardId, cardId, offeredIn, roman } from './cards.ts'
export { narrate } from './event.ts'
export { faultOf, recordFaultOf } from './fault.ts'
export { type HintWhy, hintKind, hintWhy } from './hint.ts'
export { moveName, moveNames } from './move.ts'
export { oneDigit, percent, signed, signedPercent } from './number.ts'
export { gainParts, goodsParts, plantingParts, tileParts } from './parts.ts'
export { promptOf } from './prompt.ts'
export { reasonOf, type ReasonView } from './reason.ts'
export { refusalOf } from './refusal.ts'
export { pagesOf, placeOf } from './rules/book.ts'
export { CLAUSES, type Clause, isClause } from './rules/clauses.ts'
export {
  type Block,
  type Book,
  type Grid,
  PAGE_IDS,
  type RulesPage,
  type RulesPageId,
  type Section,
  type Step,
} from './rules/page.ts'
export { stepsOf } from './rules/steps.ts'
export { processionLine, shortLine } from './short.ts'
export { namesOf, type View, viewOf, withoutControls } from './view.ts'
