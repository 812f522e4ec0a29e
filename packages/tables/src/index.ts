/** @amyitis/tables: the state of a table from its log, and the commands that are possible there. Pure: no clock, storage or network. */

export { execute } from './commands/execute.ts'
export type { CommandResult, CommandContext } from './commands/command-result.ts'
export { closeIdle, IDLE_TIMEOUT_MS, MAX_SEATINGS, MAX_VOID_STARTS, seedOf } from './commands/waiting-room.ts'
export { type ClockJump, pauseEvent } from './clock-jump.ts'
export { takebackVoters, MAX_UNDOS } from './commands/takeback.ts'
export { endAbandoned, erasePlayer, isAbandoned, voteAllowedFrom, expireClocks } from './commands/leave.ts'
export { playBotMove } from './commands/share.ts'
export { deadline, deadlineOf, takeoverTime } from './clock.ts'
export { fitsCommit } from './deals.ts'
export { fold, openTable } from './fold.ts'
export { InvalidLogError } from './log-patch.ts'
export { type LeftOut, sharesLeftOut } from './left-out.ts'
export { chainsContinue, type Judgement, judgeGame, chainTips } from './fairness.ts'
export {
  awaited,
  bindingOf,
  botMayMoveAt,
  botToMove,
  decider,
  isFull,
  isPerson,
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
