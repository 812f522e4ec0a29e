/** @amyitis/fair: deals that neither the server nor any player can choose or foresee, and that all can check afterwards. */

export { chanceOf, FAIR, isFairSeed } from './chance.ts'
export {
  type Binding,
  type Evidence,
  evidenceOf,
  isSameBinding,
  isSent,
  judgeStart,
  maySend,
  readEvidence,
  type Sent,
  type Start,
  seatsChanged,
  vainStarts,
  voidStarts,
} from './evidence.ts'
export { CHAIN_LENGTH, type ChainTip, chainValue, follows, joinRound, type RoundShares } from './chain.ts'
export { hashOfSecret, hashOfShare, joinSeeds, type Shares } from './seed.ts'
