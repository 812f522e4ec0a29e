/** @amyitis/tables: what follows from the log of a table, and what may be done there. Pure: no clock, no storage, no network. */

export { act } from './acts/act.ts'
export type { Answer, Ground } from './acts/answer.ts'
export { closeIdle, IDLE, MOST_REBOUND, MOST_VOIDS, seedOf } from './acts/begin.ts'
export { type Jump, pauseFor } from './acts/pause.ts'
export { consenting, MOST_UNDOS } from './acts/back.ts'
export { endDeserted, eraseFrom, isDeserted, mayVoteFrom, runOut } from './acts/leave.ts'
export { botMove } from './acts/share.ts'
export { deadline, deadlineOf, takeOver } from './clock.ts'
export { fitsCommit } from './deals.ts'
export { BadLog, fold, openTable } from './fold.ts'
export { type LeftOut, sharesLeftOut } from './left-out.ts'
export { chainsGoOn, type Judgement, judgeGame, tipsOf } from './witness.ts'
export {
  awaited,
  bindingOf,
  botsMayMove,
  botToMove,
  decider,
  isFull,
  isPerson,
  nextRound,
  otherPeople,
  type Request,
  type Result,
  seatOf,
  startOf,
  type Table,
  type TableSeat,
  waitedFor,
} from './table.ts'
