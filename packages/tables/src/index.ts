/** @amyitis/tables: the state of a table from its log, and the commands that are possible there. Pure: no clock, storage or network. */

export { execute } from './commands/execute.ts'
export type { CommandResult, CommandContext } from './commands/command-result.ts'
export { expireWaiting, mayTakeSeat, offerSeat } from './commands/waiting.ts'
export {
  READY_TIMEOUT_MS,
  REVEAL_TIMEOUT_MS,
  readyDeadline,
  reservedSeats,
  waitingDeadline,
} from './waiting-deadline.ts'
export {
  closeIdle,
  IDLE_TIMEOUT_MS,
  MAX_MISSED,
  MAX_SEATINGS,
  MAX_VOID_STARTS,
  seedOf,
} from './commands/waiting-room.ts'
export { type ClockJump, pauseEvent } from './clock-jump.ts'
export { takebackVoters, MAX_UNDOS } from './commands/takeback.ts'
export { endAbandoned, erasePlayer, isAbandoned, voteAllowedFrom, expireClocks } from './commands/leave.ts'
export { playBotMove } from './commands/share.ts'
export { deadline, deadlineOf, TAKEOVER_GRACE_MS, takeoverTime } from './clock.ts'
export { fitsCommit } from './deals.ts'
export { fold, openTable } from './fold.ts'
export { InvalidLogError } from './log-patch.ts'
export { type LeftOut, sharesLeftOut } from './left-out.ts'
export { chainsContinue, type FairnessVerdict, verifyFairness, chainTips } from './fairness.ts'
export {
  awaited,
  bindingOf,
  botMayMoveAt,
  botToMove,
  decider,
  isFull,
  isPerson,
  needsReady,
  nextRound,
  otherPeople,
  type TakebackRequest,
  type GameResult,
  seatOf,
  startOf,
  type Table,
  type TableSeat,
  waitedFor,
} from './table.ts'
