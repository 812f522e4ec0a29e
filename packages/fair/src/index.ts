/**
 * @amyitis/fair: deals that neither the server nor any player can choose or predict, and that everyone can check afterwards.
 */

export { chanceOf, FAIR1_PREFIX, isFairSeed } from './seed.ts'
export {
  type Binding,
  type Evidence,
  evidenceOf,
  isSameBinding,
  isSentShare,
  verifyStart,
  maySend,
  readEvidence,
  type SentShare,
  type GameStart,
  seatsChanged,
  countFailedStarts,
  voidShares,
} from './evidence.ts'
export {
  CHAIN_LENGTH,
  type ChainTip,
  chainValue,
  follows,
  joinRound,
  type RoundShares,
  serverCommitment,
} from './chain.ts'
export { hashOfSecret, hashOfShare, joinSeeds, type Shares } from './seed.ts'
